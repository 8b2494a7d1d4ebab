export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);
export const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);
export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * day);

/** Clamps to the last day of a shorter month. */
export const monthsAfter = (at: Date, months: number) => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
};
