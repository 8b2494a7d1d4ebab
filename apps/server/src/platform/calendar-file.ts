type Entry = {
  /** Names it for calendars, which replace an earlier version by it. */
  uid: string;
  name: string;
  place?: string;
  url: string;
  startsAt: Date;
  endsAt?: Date;
  isCancelled: boolean;
  now: Date;
};

/** Commas, semicolons, backslashes and line breaks separate values in a calendar file. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');

/** `20261118T160000Z` */
const utc = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const longestLine = 75;

/** RFC 5545: a line has at most 75 bytes and goes on after a line break and a space. */
const folded = (line: string): string => {
  const parts = [''];
  for (const letter of line) {
    const last = `${parts.at(-1)}${letter}`;
    if (Buffer.byteLength(last) <= longestLine) parts[parts.length - 1] = last;
    else parts.push(` ${letter}`);
  }
  return parts.join('\r\n');
};

/** An iCalendar file with one event. Its start is in UTC, which every calendar shows in the right local time. */
export const calendarFile = ({ uid, name, place, url, startsAt, endsAt, isCancelled, now }: Entry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stagedoor//Calendar//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}@stagedoor`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    ...(endsAt ? [`DTEND:${utc(endsAt)}`] : []),
    `SUMMARY:${escaped(name)}`,
    ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
