const minute = 60_000;

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * minute);
export const hoursAfter = (at: Date, hours: number) => minutesAfter(at, hours * 60);
export const daysAfter = (at: Date, days: number) => hoursAfter(at, days * 24);
