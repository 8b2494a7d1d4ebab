import { setTimeout as pause } from 'node:timers/promises';

export type Rate = { perSecond: number; seconds: number };

/** Begins so many evenly, however long each takes, and waits for all. */
export const pace = async ({ perSecond, seconds }: Rate, begin: (number: number) => Promise<unknown>) => {
  const began = performance.now();
  const begun = [];
  for (let number = 0; number < perSecond * seconds; number++) {
    await pause(Math.max(0, began + (number * 1000) / perSecond - performance.now()));
    begun.push(begin(number));
  }
  await Promise.all(begun);
};
