/** When support answers chats, by the clock of its office: on weekdays, and at weekends. */
const supportHours = { timeZone: 'Europe/Kyiv', weekday: [9, 21], weekend: [10, 18] } as const;

const step = 30 * 60 * 1000;
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const isOpen = (format: Intl.DateTimeFormat, moment: Date): boolean => {
  const [{ value: weekday } = { value: '' }, , { value: hour } = { value: '' }] = format.formatToParts(moment);
  const isWeekend = [0, 6].includes(days.indexOf(weekday));
  const [from, to] = isWeekend ? supportHours.weekend : supportHours.weekday;
  return Number(hour) >= from && Number(hour) < to;
};

/** Null while support answers; otherwise, from when it does again. */
export const supportOpensAt = (now: Date): Date | null => {
  const { timeZone } = supportHours;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  if (isOpen(format, now)) return null;
  let moment = Math.ceil(now.getTime() / step) * step;
  while (!isOpen(format, new Date(moment))) moment += step;
  return new Date(moment);
};
