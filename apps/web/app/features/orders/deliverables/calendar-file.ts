type Entry = { idOrder: number; name: string; place: string; startsAt: Date };

/** Commas, semicolons, backslashes and line breaks separate values in a calendar file. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** `20261118T160000Z` */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** An iCalendar file with one event. Its start is in UTC, which every calendar shows in the right local time. */
export const calendarFile = ({ idOrder, name, place, startsAt }: Entry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stagedoor//Tickets//EN',
    'BEGIN:VEVENT',
    `UID:order-${idOrder}@stagedoor`,
    `DTSTAMP:${utc(startsAt)}`,
    `DTSTART:${utc(startsAt)}`,
    `SUMMARY:${escaped(name)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

export const calendarLink = (entry: Entry): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
