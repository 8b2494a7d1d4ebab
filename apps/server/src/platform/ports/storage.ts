import type { Readable } from 'node:stream';

export type StoredFile = { stream: Readable; contentType: string; size: number };

export type Storage = {
  /** Replaces what the key held before; a reader sees the old file or the new one, never a part. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  read(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
};

const longestKey = 200;
const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;

/** No segment may begin with a dot, so a key can neither climb out of its root nor meet a hidden file. */
export const checkKey = (key: string): string => {
  if (key.length > longestKey || !keyPattern.test(key)) throw new Error('a storage key has a form that is not allowed');
  return key;
};
