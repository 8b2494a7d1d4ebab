const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const hotUnder = 2 * minute;

/** The remaining times that are announced; in between screen readers stay silent. */
const spokenAt = [day, hour, 10 * minute, minute];

export type TimeLeft =
  | { kind: 'over' }
  | { kind: 'days'; days: number; hours: number }
  | { kind: 'clock'; text: string; hot: boolean };

const two = (value: number) => String(value).padStart(2, '0');

export const timeLeft = (milliseconds: number): TimeLeft => {
  if (milliseconds <= 0) return { kind: 'over' };
  if (milliseconds >= day)
    return { kind: 'days', days: Math.floor(milliseconds / day), hours: Math.floor((milliseconds % day) / hour) };
  const parts = [milliseconds / hour, (milliseconds % hour) / minute, (milliseconds % minute) / second];
  return { kind: 'clock', text: parts.map((part) => two(Math.floor(part))).join(':'), hot: milliseconds < hotUnder };
};

/** The threshold that was crossed between two ticks, if any. */
export const crossed = (before: number, after: number): number | undefined =>
  spokenAt.find((moment) => before > moment && after <= moment);

/** For the `datetime` attribute: an ISO 8601 duration. */
export const isoDuration = (milliseconds: number): string => `PT${Math.max(0, Math.floor(milliseconds / second))}S`;

/** "6 days", "1 hour": the largest unit in words, for announcements. */
export const spoken = (milliseconds: number, language: string): string => {
  const units = [
    ['day', day],
    ['hour', hour],
    ['minute', minute],
  ] as const;
  const [unit, size] = units.find(([, length]) => milliseconds >= length) ?? units[2];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(milliseconds / size),
  );
};

export const shortUnit = (value: number, unit: 'day' | 'hour', language: string): { value: string; unit: string } => {
  const parts = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'narrow',
    minimumIntegerDigits: unit === 'hour' ? 2 : 1,
  }).formatToParts(value);
  const word = parts.find(({ type }) => type === 'unit')?.value ?? '';
  return {
    value: parts
      .filter(({ type }) => type === 'integer')
      .map((part) => part.value)
      .join(''),
    unit: word,
  };
};
