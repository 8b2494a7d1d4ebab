import { createHash } from 'node:crypto';

/** Which bytes a file consists of, and what a picture looks like. */
export type FileDigest = { sha256: Buffer; bytes: number; likeness: string | null };

/** Of the file that can be saved: the widest. */
export const digestOfPicture = (
  sizes: readonly { width: number; webp: Buffer }[],
  likeness: string | null,
): FileDigest | null => {
  const [widest] = sizes.toSorted((a, b) => b.width - a.width);
  if (!widest) return null;
  return { sha256: createHash('sha256').update(widest.webp).digest(), bytes: widest.webp.length, likeness };
};
