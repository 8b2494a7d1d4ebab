import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { diskParts } from './disk-parts.ts';
import { checkKey, type Storage } from './storage.ts';

const directoryMode = 0o700;
const fileMode = 0o600;
const longestHeader = 256;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code));

const openExisting = async (path: string): Promise<FileHandle | null> => {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

const readHeader = async (file: FileHandle): Promise<string | null> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
  const end = buffer.subarray(0, bytesRead).indexOf('\n');
  return end < 0 ? null : buffer.toString('latin1', 0, end);
};

type WholeFile = { path: string; contentType: string; pieces: AsyncIterable<Uint8Array> };

/** The first line of a file is its content type, so that one rename publishes type and bytes together. */
const writeWhole = async ({ path, contentType, pieces }: WholeFile) => {
  const file = await open(path, 'wx', fileMode);
  try {
    await file.write(`${contentType}\n`);
    for await (const piece of pieces) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
};

export const diskStorage = ({ directory }: { directory: string }): Storage => {
  const pathOf = (key: string) => join(directory, checkKey(key));
  const incoming = join(directory, '.incoming');

  const publish = async (key: string, contentType: string, pieces: AsyncIterable<Uint8Array>) => {
    const target = pathOf(key);
    if (contentType.length >= longestHeader || !/^[\x21-\x7e]+\/[\x20-\x7e]+$/.test(contentType)) {
      throw new Error(`the content type ${JSON.stringify(contentType)} is not allowed in storage`);
    }
    const temporary = join(incoming, randomUUID());
    await mkdir(incoming, { recursive: true, mode: directoryMode });
    await mkdir(dirname(target), { recursive: true, mode: directoryMode });
    try {
      await writeWhole({ path: temporary, contentType, pieces });
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };

  /** The caller must close the returned file. */
  const find = async (key: string) => {
    const file = await openExisting(pathOf(key));
    if (!file) return null;
    try {
      const stat = await file.stat();
      const header = stat.isFile() ? await readHeader(file) : null;
      if (header) return { file, contentType: header, first: header.length + 1, size: stat.size - header.length - 1 };
    } catch (error) {
      await file.close();
      throw error;
    }
    await file.close();
    return null;
  };

  const stat: Storage['stat'] = async (key) => {
    const found = await find(key);
    await found?.file.close();
    return found && { contentType: found.contentType, size: found.size };
  };

  return {
    put: (key, bytes, contentType) => publish(key, contentType, only(bytes)),

    async read(key, range) {
      const found = await find(key);
      if (!found) return null;
      const { file, first, contentType, size } = found;
      const { start, end } = range ?? { start: 0, end: size - 1 };
      // Without `end` an empty file can be read; a range whose end precedes its start throws.
      const stream = file.createReadStream({ start: first + start, ...(range && { end: first + end }) });
      return { contentType, size: end - start + 1, stream };
    },

    stat,
    remove: (key) => rm(pathOf(key), { force: true }),
    ...diskParts({ incoming, publish, stat }),
  };
};

async function* only(bytes: Uint8Array) {
  yield bytes;
}
