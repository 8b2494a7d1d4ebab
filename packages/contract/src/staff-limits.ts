/** Limits of the back office. Separate from `limits`, which every page loads. */
export const staffLimits = {
  /** A session must pass 2FA again after this long. */
  secondFactorHours: 12,
  /** A pending secret without a confirmed code expires after this long. */
  secretMinutes: 60,
  recoveryCodes: 10,
  recoveryCodeMax: 40,
  /** The number of days in the overview's charts. */
  overviewDays: 30,
  action: 60,
  subject: 60,
} as const;
