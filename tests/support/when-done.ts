import { afterAll, onTestFinished } from 'vitest';

/** Runs after this test, or after the whole file when called at its top level. */
export const whenDone = (work: () => Promise<void>): void => {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
};
