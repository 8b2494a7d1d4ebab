import { day, hour, minute } from '../platform/time.ts';

const unit = { D: day, H: hour, M: minute, S: 1_000 };
const pattern = /^P(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Parses an ISO 8601 duration of days, hours, minutes and seconds, such as `P7D` or `PT25H`, into milliseconds. */
export const parseDuration = (text: string): number | null => {
  const match = pattern.exec(text);
  if (!match || text === 'P') return null;
  const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) =>
    part === undefined ? 0 : Number(part),
  );
  const total = Number(days) * unit.D + Number(hours) * unit.H + Number(minutes) * unit.M + Number(seconds) * unit.S;
  return Number.isSafeInteger(total) && total <= 3_660 * unit.D ? total : null;
};
