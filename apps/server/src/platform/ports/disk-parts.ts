import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkKey, type Storage } from './storage.ts';

type Deps = {
  incoming: string;
  publish: (key: string, contentType: string, pieces: AsyncIterable<Uint8Array>) => Promise<void>;
  stat: Storage['stat'];
};
type Parts = Pick<Storage, 'openParts' | 'putPart' | 'joinParts' | 'dropParts'>;

/** Keeps the parts as files in a separate folder until they are joined. */
export const diskParts = ({ incoming, publish, stat }: Deps): Parts => {
  const folderOf = ({ id }: { id: string }) => join(incoming, checkKey(id));

  async function* read(folder: string, parts: readonly string[]) {
    for (const part of parts) yield* createReadStream(join(folder, checkKey(part)));
  }

  return {
    async openParts(key, contentType) {
      const file = { key: checkKey(key), id: randomUUID(), contentType };
      await mkdir(folderOf(file), { recursive: true, mode: 0o700 });
      return file;
    },

    async putPart(file, number, bytes) {
      const name = String(number);
      const part = await open(join(folderOf(file), name), 'wx', 0o600);
      try {
        await part.writeFile(bytes);
        await part.sync();
      } finally {
        await part.close();
      }
      return name;
    },

    async joinParts(file, parts) {
      const folder = folderOf(file);
      try {
        await publish(file.key, file.contentType, read(folder, parts));
      } catch (error) {
        // Already joined, or by a concurrent call: the file is published before its parts are removed.
        if (await stat(file.key)) return;
        throw error;
      }
      await rm(folder, { recursive: true, force: true });
    },

    dropParts: (file) => rm(folderOf(file), { recursive: true, force: true }),
  };
};
