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
  /** Calls at a time that both agree on. */
  bookings: {
    /** Times are offered in this grid. */
    stepMinutes: 30,
    /** A time is at least so far ahead. */
    leadMinutes: 60,
    /** Since it was asked for, the call must be over by then: before its order’s deadline. */
    hours: 7 * 24 - 4,
    /** Times that are asked for or proposed, by both together. */
    turns: 3,
    /** Both can come this long before the time, and wait this long after it. */
    earlyMinutes: 5,
    waitMinutes: 10,
    /** Who has reported in this time is there. */
    hereSeconds: 20,
    /** Paid to a talent who waited for nobody. */
    awayMinutes: 3,
    /** Until then the fan can call it off without cost. */
    callOffMinutes: 60,
    page: 20,
  },
} as const;
