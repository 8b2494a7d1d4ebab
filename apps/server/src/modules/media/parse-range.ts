import type { ByteRange } from '../../platform/ports/storage.ts';

/** One range of bytes, cut to the size; null to send everything, as for several ranges or nonsense. */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'beyond' | null => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return start >= size ? 'beyond' : { start, end };
};
