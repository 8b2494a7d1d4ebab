import { afterAll, onTestFinished } from 'vitest';

/** After this test, or after the whole file when called at its top. */
export const whenDone = (work: () => Promise<void>): void => {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
};
