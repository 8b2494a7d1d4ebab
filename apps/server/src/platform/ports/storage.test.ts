import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const aDirectory = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'storage-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
};

const onDisk = async () => diskStorage({ directory: await aDirectory() });

/** Just enough of S3 for one client: put, get, delete. */
const onS3 = async () => {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://s3').pathname;
    const bytes = await buffer(request);
    const found = objects.get(path);
    if (request.method === 'PUT') objects.set(path, { bytes, type: String(request.headers['content-type']) });
    if (request.method === 'DELETE') objects.delete(path);
    if (request.method !== 'GET') return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    if (found)
      return response
        .writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length })
        .end(found.bytes);
    response.writeHead(404, { 'content-type': 'application/xml' });
    return response.end('<Error><Code>NoSuchKey</Code><Message>The specified key does not exist.</Message></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return s3Storage({
    bucket: 'stagedoor',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    endpoint: `http://127.0.0.1:${port}`,
  });
};

const contentsOf = async (storage: Storage, key: string) => {
  const file = await storage.read(key);
  if (!file) return null;
  const { stream, ...rest } = file;
  return { ...rest, text: (await buffer(stream)).toString('utf8') };
};

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('on %s', (_name, open) => {
  it('gives back what was put, with its type and size', async () => {
    const storage = await open();
    await storage.put('pictures/a_b-1/640.webp', Buffer.from('line\nпривіт'), 'image/webp');

    expect(await contentsOf(storage, 'pictures/a_b-1/640.webp')).toEqual({
      contentType: 'image/webp',
      size: 17,
      text: 'line\nпривіт',
    });
  });

  it('replaces and removes', async () => {
    const storage = await open();
    await storage.put('a', Buffer.from('old'), 'text/plain; charset=utf-8');
    await storage.put('a', Buffer.alloc(0), 'text/plain; charset=utf-8');
    expect(await contentsOf(storage, 'a')).toMatchObject({ size: 0, text: '' });

    await storage.remove('a');
    await storage.remove('a');
    expect(await storage.read('a')).toBeNull();
  });

  it('knows nothing of what was never put', async () => {
    const storage = await open();
    await storage.put('a', Buffer.from('x'), 'text/plain');

    expect(await storage.read('b')).toBeNull();
    expect(await storage.read('a/b')).toBeNull();
  });

  it.each([
    '',
    '/a',
    'a/',
    '../a',
    'a/../../b',
    'a//b',
    '.incoming/a',
    'a/.b',
    'a\\b',
    'a\0',
    'a b',
    'a\n',
    'x'.repeat(201),
  ])('refuses the key %j', async (key) => {
    const storage = await open();

    await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('not allowed');
    await expect((async () => storage.read(key))()).rejects.toThrow('not allowed');
    await expect((async () => storage.remove(key))()).rejects.toThrow('not allowed');
  });
});

describe('on disk', () => {
  it('keeps files to its owner and leaves nothing half-written behind', async () => {
    const directory = await aDirectory();
    const storage = diskStorage({ directory });
    await storage.put('pictures/a', Buffer.from('x'), 'image/webp');
    await storage.put('pictures/dir/a', Buffer.from('x'), 'image/webp');
    await expect(storage.put('pictures/dir', Buffer.from('x'), 'image/webp')).rejects.toThrow();

    expect((await stat(join(directory, 'pictures'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(directory, 'pictures/a'))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(directory, '.incoming'))).toEqual([]);
    expect(await storage.read('pictures/dir')).toBeNull();
  });

  it('refuses a type that would not stay on one line', async () => {
    const storage = await onDisk();

    await expect(storage.put('a', Buffer.from('x'), 'text/html\nx')).rejects.toThrow('not allowed');
  });
});
