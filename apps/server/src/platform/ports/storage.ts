import type { Readable } from 'node:stream';

type StoredFile = { stream: Readable; contentType: string; size: number };
/** Inclusive on both ends. */
export type ByteRange = { start: number; end: number };
/** A multipart upload, unreadable until its parts are joined. */
export type Arriving = { key: string; id: string; contentType: string };

export type Storage = {
  /** Replaces atomically: a reader sees the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** With a range, `size` is the size of the range; the range must lie within the file. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>;
  stat(key: string): Promise<Omit<StoredFile, 'stream'> | null>;
  remove(key: string): Promise<void>;

  openParts(key: string, contentType: string): Promise<Arriving>;
  /**
   * Numbers ascend from 1, gaps are allowed, and every part but the last is at least 5 MB. Returns the token for
   * `joinParts`.
   */
  putPart(file: Arriving, number: number, bytes: Uint8Array): Promise<string>;
  /** Idempotent. Discards parts that are not listed. */
  joinParts(file: Arriving, parts: readonly string[]): Promise<void>;
  dropParts(file: Arriving): Promise<void>;
};

const longestKey = 200;
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** No segment may begin with a dot, so a key can neither leave its root nor name a hidden file. */
export const checkKey = (key: string): string => {
  if (key.length > longestKey || !keyPattern.test(key))
    throw new Error('the storage key has characters or a length that are not allowed');
  return key;
};
