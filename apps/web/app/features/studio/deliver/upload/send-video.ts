import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { incompleteReasonOf, Refusal } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';

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
  /** The upload is known from here on, and can be gone on with after a reload. */
  onStarted: (idUpload: string) => void;
  onSent: (bytes: number) => void;
  onWhole: () => void;
  /** The connection broke; goes on when this resolves. */
  onBreak: (tries: number) => Promise<void>;
};

const { pieceBytes, hashChunkBytes } = limits.files;

const isNamed = (error: unknown, name: Refusal['name']): error is Refusal =>
  error instanceof Refusal && error.name === name;

/**
 * Sends a video piece by piece, from where an earlier try left off, and goes on by itself when the connection comes
 * back. Another tab that sends the same upload does no harm: both follow what the server has kept.
 */
export const sendVideo = async (file: Blob, known: string | null, calls: UploadCalls, watched: Watched) => {
  const { signal, onStarted, onSent, onWhole, onBreak } = watched;
  let tries = 0;
  const insist = async <T>(attempt: () => Promise<T>): Promise<T> => {
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
    const found = known === null ? null : await insist(() => lookAt(calls, known, file.size));
    if (found) return found;
    const { idUpload, offset } = await insist(() => calls.start(file.size));
    onStarted(idUpload);
    return { idUpload, offset };
  };

  let { idUpload, offset } = await begin();
  onSent(offset);
  while (offset < file.size) {
    const from = offset;
    const piece = file.slice(from, from + pieceBytes);
    const appended = () => calls.append(idUpload, from, piece, (bytes) => onSent(from + bytes));
    offset = await insist(() => appended().then((kept) => kept.offset, keptInstead));
    onSent(offset);
  }
  onWhole();
  const checksum = await hashOf(file, signal);
  return insist(() => calls.finish(idUpload, checksum));
};

/** What was kept of an earlier try; null when that is over or was another file. */
const lookAt = async (calls: UploadCalls, idUpload: string, size: number) => {
  try {
    const found = await calls.look(idUpload);
    return found.size === size ? { idUpload, offset: found.offset } : null;
  } catch (error) {
    if (isNamed(error, 'pageNotFound')) return null;
    throw error;
  }
};

/** A piece whose answer was lost, or that another tab sent, is there already. */
const keptInstead = (error: unknown): number => {
  const reason = incompleteReasonOf(error);
  if (reason?.kind !== 'wrongOffset') throw error;
  return reason.offset;
};

/** Piece by piece: the browser's own hash takes only the whole at once, and a video does not fit into memory. */
const hashOf = async (file: Blob, signal: AbortSignal): Promise<string> => {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += hashChunkBytes) {
    signal.throwIfAborted();
    hash.update(new Uint8Array(await file.slice(at, at + hashChunkBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
};
