/** Limits of content that staff edit. Separate from `limits`, which every page loads. */
export const contentLimits = {
  nameMax: 60,
  titleMax: 60,
  fund: { nameMax: 80, aboutMax: 400, linkMax: 200 },
  presentation: { instructionsMax: 1000, labelMax: 120 },
  promo: { codeMin: 4, usesMax: 1_000_000, productsMax: 100, /** Cents. */ fixedMax: 1_000_000 },
  /**
   * A fee schedule is announced this long ahead, and can be withdrawn until this shortly before. The database enforces
   * both.
   */
  fees: { aheadMinutes: 60, withdrawMinutes: 1 },
} as const;
