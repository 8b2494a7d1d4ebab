import parseRanges from 'range-parser';
import type { ByteRange } from '../../platform/ports/storage.ts';

const beyond = -1;
const malformed = -2;

/** Parses one byte range, clipped to the size; null to send everything, as for several ranges or an invalid header. */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'beyond' | null => {
  const ranges = header === undefined ? malformed : parseRanges(size, header);
  // RFC 9110 sends everything for a suffix longer than the file; the library refuses it.
  if (Number(/^bytes=-(\d+)$/.exec(header ?? '')?.[1]) >= size) return { start: 0, end: size - 1 };
  if (ranges === beyond) return 'beyond';
  if (ranges === malformed || ranges.type !== 'bytes' || ranges.length !== 1) return null;
  return ranges[0] ?? null;
};
