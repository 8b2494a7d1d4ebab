export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * day);

/** The same day some months later or, where that month is shorter, its last day. */
export const monthsAfter = (at: Date, months: number) => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
};
