import type { Readable } from 'node:stream';

type StoredFile = { stream: Readable; contentType: string; size: number };
/** From the first to the last byte, both included. */
export type ByteRange = { start: number; end: number };
/** A file that arrives in parts. Nobody can read it before they are joined. */
export type Arriving = { key: string; id: string; contentType: string };

export type Storage = {
  /** Replaces what the key held before; a reader sees the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** With a range, `size` is the size of the range; it must lie within the file. */
  read(key: string, range?: ByteRange): Promise<StoredFile | null>;
  stat(key: string): Promise<Omit<StoredFile, 'stream'> | null>;
  remove(key: string): Promise<void>;

  openParts(key: string, contentType: string): Promise<Arriving>;
  /** Numbers rise from 1, gaps are allowed, and every part but the last has 5 MB at least. Gives the word for `joinParts`. */
  putPart(file: Arriving, number: number, bytes: Uint8Array): Promise<string>;
  /** Safe to repeat. Parts that are not named are forgotten. */
  joinParts(file: Arriving, parts: readonly string[]): Promise<void>;
  dropParts(file: Arriving): Promise<void>;
};

const longestKey = 200;
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** No segment may begin with a dot, so a key can neither climb out of its root nor meet a hidden file. */
export const checkKey = (key: string): string => {
  if (key.length > longestKey || !keyPattern.test(key)) throw new Error('a storage key has a form that is not allowed');
  return key;
};
