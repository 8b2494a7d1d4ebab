import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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

/** Files begin with a line that names their type, so that one rename publishes type and bytes together. */
export const diskStorage = ({ directory }: { directory: string }): Storage => {
  const pathOf = (key: string) => join(directory, checkKey(key));
  const incoming = join(directory, '.incoming');

  const writeWhole = async (path: string, bytes: Uint8Array, contentType: string) => {
    const file = await open(path, 'wx', fileMode);
    try {
      await file.write(`${contentType}\n`);
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
  };

  return {
    async put(key, bytes, contentType) {
      const target = pathOf(key);
      if (contentType.length >= longestHeader || !/^[\x21-\x7e]+\/[\x20-\x7e]+$/.test(contentType)) {
        throw new Error('a content type has a form that is not allowed');
      }
      const temporary = join(incoming, randomUUID());
      await mkdir(incoming, { recursive: true, mode: directoryMode });
      await mkdir(dirname(target), { recursive: true, mode: directoryMode });
      try {
        await writeWhole(temporary, bytes, contentType);
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },

    async read(key) {
      const file = await openExisting(pathOf(key));
      if (!file) return null;
      try {
        const stat = await file.stat();
        const header = stat.isFile() ? await readHeader(file) : null;
        if (header) {
          const start = header.length + 1;
          return { contentType: header, size: stat.size - start, stream: file.createReadStream({ start }) };
        }
      } catch (error) {
        await file.close();
        throw error;
      }
      await file.close();
      return null;
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  };
};
