/** The time zone of this browser: `Europe/Kyiv`. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
