/** Limits of chats. Separate from `limits`, which every page loads. */
export const chatLimits = {
  textMax: 10_000,
  attachmentsMax: 10,
  fileNameMax: 200,
  fileBytes: 25 * 1024 * 1024,
  /** Of a fan: voice notes and files in a day. */
  filesPerDay: 100,
  altMax: 200,
  /** A message can be edited for this long. */
  editMinutes: 15,
  /** What was deleted is erased after this long. */
  deletedKeptDays: 30,
  /** How long a pair writes freely after an answer, if the talent leaves it open. */
  openHours: 24,
  voice: { secondsMax: 300, peaksMax: 120 },
  page: 40,
  threads: 30,
  found: 50,
  searchMin: 2,
  searchMax: 100,
  savedReplies: { max: 50, nameMax: 60, textMax: 2_000 },
  group: { nameMax: 60, aboutMax: 300, max: 20 },
  /** Seconds between two messages of one person in a group in slow mode; 0 is off. */
  slowModes: [0, 10, 30, 60, 300, 3_600],
} as const;
