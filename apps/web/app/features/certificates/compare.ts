import { isAlike } from '@stagedoor/contract/likeness';
import type { Certificate } from '@stagedoor/contract/schemas/certificate';
import { hashFile } from '../../shared/upload/hash-file.ts';
import { likenessesOfFile } from './likeness-of-file.ts';

/** `same`: byte for byte. `alike`: a picture that was resized, framed or saved again. */
export const compare = async (file: Blob, files: Certificate['files']): Promise<'same' | 'alike' | 'other'> => {
  const hash = await hashFile(file, new AbortController().signal);
  if (files.some(({ sha256 }) => sha256 === hash)) return 'same';
  const likenesses = files.flatMap(({ likeness }) => likeness ?? []);
  const own = likenesses.length > 0 ? await likenessesOfFile(file) : [];
  return own.some((one) => likenesses.some((likeness) => isAlike(likeness, one))) ? 'alike' : 'other';
};
