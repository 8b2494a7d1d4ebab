/** Limits of posts and comments. Separate from `limits`, which every page loads. */
export const feedLimits = {
  titleMax: 120,
  textMax: 20_000,
  commentMax: 2_000,
  picturesMax: 10,
  altMax: 300,
  linkMax: 500,
  poll: { answersMin: 2, answersMax: 6, answerMax: 100, /** How long a poll may last. */ daysMax: 30 },
  /** How far ahead a post can be scheduled. */
  aheadDays: 365,
  categoryMax: 40,
  /** Per space. */
  categoriesMax: 20,
  moderatorsMax: 20,
  /** Drafts and scheduled posts per space. */
  draftsMax: 100,
  /** Replies shown with their comment; the others are loaded by pages. */
  repliesShown: 3,
  /** Seconds between two comments of one person under a post in slow mode; 0 is off. */
  slowModes: [0, 30, 60, 300, 3_600],
  /** A post becomes popular with this comment. */
  popularAt: 101,
  /** Somebody who was away this long hears of a new post once in this time. */
  missedDays: 7,
  /** What its author or the owner deleted is erased after this long. */
  removedKeptDays: 30,
  /** Posts in the Atom feed. */
  feedEntries: 30,
} as const;
