/** Limits of calls. Separate from `limits`, which every page loads. */
export const callLimits = {
  /** Minutes that are set aside before it rings. A rest of a pack may be less. */
  minutesMin: 3,
  minutesMax: 120,
  ringSeconds: 45,
  /** Each side reports this often that sound and picture arrive. */
  beatSeconds: 5,
  /** Longer without a report, and the meter stands still from the last one. */
  silentSeconds: 10,
  /** Longer without a report, and the call is over; also when it never connected. */
  overSeconds: 30,
  /** A call that drops before costs nothing. */
  freeSeconds: 60,
  /** Both are told when this much of what was set aside is left. */
  warnSeconds: 60,
  /** Characters of one signal: a description of all tracks with its candidates. */
  signalMax: 14_000,
  /** How long credentials of the TURN server are valid: longer than a call. */
  credentialSeconds: 4 * 3600,
  page: 20,
  /** Spans of hours in a week. */
  spansMax: 28,
} as const;

/** What so many seconds cost, rounded down to the cent. */
export const costOf = (ratePerMinute: number, seconds: number): number => Math.floor((ratePerMinute * seconds) / 60);
