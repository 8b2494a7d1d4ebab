import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { expect, it, onTestFinished } from 'vitest';
import { diskStorage } from '../../platform/ports/disk-storage.ts';
import { type ZipEntry, zipStream } from '../../platform/zip-stream.ts';
import { storeStream } from './store-stream.ts';

const megabyte = 1024 * 1024;
const part = 5 * megabyte;

const setUp = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const disk = diskStorage({ directory });
  const counts = { stored: 0, dropped: 0 };
  const storage: typeof disk = {
    ...disk,
    putPart: (file, number, bytes) => {
      counts.stored += bytes.length;
      return disk.putPart(file, number, bytes);
    },
    dropParts: (file) => {
      counts.dropped += 1;
      return disk.dropParts(file);
    },
  };
  return { storage, counts };
};

const zipOf = (entries: AsyncIterable<ZipEntry>) => ({
  key: 'private/export',
  contentType: 'application/zip',
  chunks: zipStream(entries, { mtime: new Date('2026-03-01T12:00:00Z') }),
});

it('stores an archive of many files while they are read, and never holds more than two parts of it', async () => {
  const { storage, counts } = await setUp();
  const picture = Buffer.alloc(megabyte, 'picture');
  const held: number[] = [];
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'data.json', bytes: [Buffer.from('{"name":"Solomiia"}')], isCompressed: false };
    for (let number = 1; number <= 40; number++) {
      yield { name: `pictures/${number}.webp`, bytes: [picture], isCompressed: true };
      held.push(number * megabyte - counts.stored);
    }
  }
  await storeStream(storage, zipOf(entries()));
  expect(Math.max(...held)).toBeLessThan(2 * part);
  const stored = await storage.read('private/export');
  const files = unzipSync(await buffer(stored?.stream ?? Readable.from([])));
  expect(Object.keys(files)).toHaveLength(41);
  expect(Buffer.from(files['data.json'] ?? []).toString()).toBe('{"name":"Solomiia"}');
  expect(Buffer.from(files['pictures/40.webp'] ?? []).equals(picture)).toBe(true);
});

it('leaves nothing behind when something cannot be read', async () => {
  const { storage, counts } = await setUp();
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: 'pictures/1.webp', bytes: [Buffer.alloc(2 * part)], isCompressed: true };
    throw new Error('the picture cannot be read');
  }
  await expect(storeStream(storage, zipOf(entries()))).rejects.toThrow('cannot be read');
  expect(counts.dropped).toBe(1);
  expect(await storage.read('private/export')).toBeNull();
});
