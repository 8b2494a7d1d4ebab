/** Of the back office. Apart from the others, which every page loads. */
export const staffLimits = {
  /** A session shows the second factor anew after this long. */
  secondFactorHours: 12,
  /** A secret that no app has shown a code of by then is forgotten. */
  secretMinutes: 60,
  recoveryCodes: 10,
  recoveryCodeMax: 40,
  action: 60,
  subject: 60,
} as const;
