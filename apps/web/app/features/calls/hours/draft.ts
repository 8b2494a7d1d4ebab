import type { CallHours } from '@stagedoor/contract/call-hours';

/** The first one has the number 1. */
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** As in a browser's field for a time. `key` identifies it while it is edited. */
export type Span = { key: number; weekday: number; from: string; to: string };

const midnight = 24 * 60;

const typed = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const spansOf = (hours: readonly CallHours[]): Span[] =>
  hours.map(({ weekday, from, to }, key) => ({ key, weekday, from: typed(from), to: typed(to) }));

/** Midnight at the end of a day is typed as at its beginning. */
const hoursOf = ({ weekday, from, to }: Span): CallHours => ({
  weekday,
  from: minutesOf(from),
  to: minutesOf(to) || midnight,
});

export type SpanProblem = 'incomplete' | 'backwards';

export const problemIn = (span: Span): SpanProblem | undefined => {
  if (!span.from || !span.to) return 'incomplete';
  const { from, to } = hoursOf(span);
  return from < to ? undefined : 'backwards';
};

/** In the order of the week. */
export const hoursIn = (spans: readonly Span[]): CallHours[] =>
  spans.map(hoursOf).toSorted((one, other) => one.weekday - other.weekday || one.from - other.from);

/** After the last one of the day, or in the evening. */
export const nextSpan = (spans: readonly Span[], weekday: number): Span => {
  const key = Math.max(0, ...spans.map((span) => span.key + 1));
  const last = spans.findLast((span) => span.weekday === weekday && problemIn(span) === undefined);
  const from = last ? minutesOf(last.to) || midnight : 18 * 60;
  const isLate = from + 120 > midnight;
  return { key, weekday, from: isLate ? '' : typed(from), to: isLate ? '' : typed(from + 120) };
};
