const mostPages = 20;

/**
 * Works through pages one after the other, each in its own transaction, and returns after which row to go on: null at
 * the end. Bounded, so that a process that stops does not wait for long; the rest is queued as another job.
 */
export const inPages = async (
  after: number,
  workOn: (after: number) => Promise<number | null>,
): Promise<number | null> => {
  let last: number | null = after;
  for (let page = 0; page < mostPages && last !== null; page++) last = await workOn(last);
  return last;
};
