/** Of what the staff write and set. Apart from the others, which every page loads. */
export const contentLimits = {
  nameMax: 60,
  titleMax: 60,
  fund: { nameMax: 80, aboutMax: 400, linkMax: 200 },
  presentation: { instructionsMax: 1000, labelMax: 120 },
  promo: { codeMin: 4, usesMax: 1_000_000, productsMax: 100, /** Cents. */ fixedMax: 1_000_000 },
  /** A schedule is announced so long ahead, and can be taken back until so shortly before. The database says so too. */
  fees: { aheadMinutes: 60, withdrawMinutes: 1 },
} as const;
