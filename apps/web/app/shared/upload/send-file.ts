import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { hashFile } from './hash-file.ts';

export type UploadCalls = {
  start: (size: number) => Promise<{ idUpload: string; offset: number }>;
  look: (idUpload: string) => Promise<{ offset: number; size: number }>;
  append: (
    idUpload: string,
    offset: number,
    piece: Blob,
    onSent: (bytes: number) => void,
  ) => Promise<{ offset: number }>;
  finish: (idUpload: string, checksum: string) => Promise<{ idFile: string }>;
};

type Watched = {
  signal: AbortSignal;
  /** From here on the upload can be resumed after a reload. */
  onStarted: (idUpload: string) => void;
  onSent: (bytes: number) => void;
  onWhole: () => void;
  /** The connection broke; the upload continues when this resolves. */
  onBreak: (tries: number) => Promise<void>;
};

const { pieceBytes } = limits.files;

const isNamed = (error: unknown, name: ApiError['name']): error is ApiError =>
  error instanceof ApiError && error.name === name;

/**
 * Uploads a file in chunks, resuming where an earlier attempt stopped, also after a lost connection. A second tab with
 * the same upload is harmless: both follow the server's offset.
 */
export const sendFile = async (file: Blob, known: string | null, calls: UploadCalls, watched: Watched) => {
  const { signal, onStarted, onSent, onWhole, onBreak } = watched;
  let tries = 0;
  const withRetries = async <T>(attempt: () => Promise<T>): Promise<T> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        const answer = await attempt();
        tries = 0;
        return answer;
      } catch (error) {
        if (!isNamed(error, 'badInternet')) throw error;
        tries += 1;
        await onBreak(tries);
      }
    }
  };

  const begin = async () => {
    const found = known === null ? null : await withRetries(() => lookAt(calls, known, file.size));
    if (found) return found;
    const { idUpload, offset } = await withRetries(() => calls.start(file.size));
    onStarted(idUpload);
    return { idUpload, offset };
  };

  let { idUpload, offset } = await begin();
  onSent(offset);
  while (offset < file.size) {
    const from = offset;
    const piece = file.slice(from, from + pieceBytes);
    const appended = () => calls.append(idUpload, from, piece, (bytes) => onSent(from + bytes));
    offset = await withRetries(() => appended().then((kept) => kept.offset, keptInstead));
    onSent(offset);
  }
  onWhole();
  const checksum = await hashFile(file, signal);
  return withRetries(() => calls.finish(idUpload, checksum));
};

/** The state of an earlier upload; null when it has ended or was of another file. */
const lookAt = async (calls: UploadCalls, idUpload: string, size: number) => {
  try {
    const found = await calls.look(idUpload);
    return found.size === size ? { idUpload, offset: found.offset } : null;
  } catch (error) {
    if (isNamed(error, 'pageNotFound')) return null;
    throw error;
  }
};

/** The server already has the chunk: its response was lost, or another tab sent it. */
const keptInstead = (error: unknown): number => {
  const reason = incompleteReasonOf(error);
  if (reason?.kind !== 'wrongOffset') throw error;
  return reason.offset;
};
