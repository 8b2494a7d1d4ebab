/** Minutes that are set aside at one price; those of a pack cost nothing more. */
type Held = { seconds: number; rate: number };

/** What so many seconds cost, rounded down to the cent. */
export const costOf = (ratePerMinute: number, seconds: number): number => Math.floor((ratePerMinute * seconds) / 60);

/** How much of each hold is used, the first one first. */
export const usedOf = (holds: readonly Pick<Held, 'seconds'>[], seconds: number): number[] => {
  let left = seconds;
  return holds.map((hold) => {
    const used = Math.min(hold.seconds, left);
    left -= used;
    return used;
  });
};

/** What so many seconds cost of all that is set aside. */
export const costOfHolds = (holds: readonly Held[], seconds: number): number => {
  const used = usedOf(holds, seconds);
  return holds.reduce((sum, { rate }, at) => sum + costOf(rate, used[at] ?? 0), 0);
};
