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

type Kept = { bytes: Buffer; type: string };

/** A minimal S3 server: put, get, head, delete and multipart uploads. */
const onS3 = async () => {
  const objects = new Map<string, Kept>();
  const arriving = new Map<string, { type: string; parts: Map<number, Buffer> }>();
  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://s3');
    const bytes = await buffer(request);
    const type = String(request.headers['content-type']);
    const xml = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0"?>${text}`);
    const missing = (code: string) =>
      xml(404, `<Error><Code>${code}</Code><Message>It is not there.</Message></Error>`);

    if (query.has('uploads')) {
      const id = `upload-${arriving.size + 1}`;
      arriving.set(id, { type, parts: new Map() });
      return xml(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const id = query.get('uploadId');
    if (id !== null) {
      const file = arriving.get(id);
      if (!file) return missing('NoSuchUpload');
      if (request.method === 'PUT') {
        const number = Number(query.get('partNumber'));
        file.parts.set(number, bytes);
        return response.writeHead(200, { etag: `"tag-${number}"` }).end();
      }
      arriving.delete(id);
      if (request.method === 'DELETE') return response.writeHead(204).end();
      const named = [...bytes.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) =>
        Number(number),
      );
      const whole = Buffer.concat(named.map((number) => file.parts.get(number) ?? Buffer.alloc(0)));
      objects.set(path, { bytes: whole, type: file.type });
      return xml(200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    const found = objects.get(path);
    if (request.method === 'PUT') objects.set(path, { bytes, type });
    if (request.method === 'DELETE') objects.delete(path);
    if (request.method === 'PUT' || request.method === 'DELETE') {
      return response.writeHead(request.method === 'PUT' ? 200 : 204).end();
    }
    if (!found) return request.method === 'HEAD' ? response.writeHead(404).end() : missing('NoSuchKey');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const sent = end === undefined ? found.bytes : found.bytes.subarray(Number(start), Number(end) + 1);
    response.writeHead(end === undefined ? 200 : 206, { 'content-type': found.type, 'content-length': sent.length });
    return response.end(request.method === 'HEAD' ? undefined : sent);
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

  it('gives a part of a file, and tells its size without reading it', async () => {
    const storage = await open();
    await storage.put('a', Buffer.from('0123456789'), 'video/mp4');
    const part = await storage.read('a', { start: 3, end: 6 });
    expect([part?.size, part && (await buffer(part.stream)).toString()]).toEqual([4, '3456']);
    expect(await storage.stat('a')).toEqual({ contentType: 'video/mp4', size: 10 });
    expect(await storage.stat('b')).toBeNull();
  });

  it('joins the parts that are named, in their order, and can be asked to twice', async () => {
    const storage = await open();
    const file = await storage.openParts('videos/a', 'video/webm');
    const parts: string[] = [];
    for (const [number, text] of [
      [1, 'one '],
      [2, 'lost '],
      [3, 'three'],
    ] as const)
      parts.push(await storage.putPart(file, number, Buffer.from(text)));
    expect(await storage.read('videos/a')).toBeNull();
    const named = parts.filter((_, at) => at !== 1);
    await storage.joinParts(file, named);
    await storage.joinParts(file, named);
    expect(await contentsOf(storage, 'videos/a')).toEqual({ contentType: 'video/webm', size: 9, text: 'one three' });
  });

  it('forgets parts that nobody joins', async () => {
    const storage = await open();
    const file = await storage.openParts('videos/a', 'video/webm');
    const part = await storage.putPart(file, 1, Buffer.from('x'));
    await storage.dropParts(file);
    await storage.dropParts(file);
    await expect(storage.joinParts(file, [part])).rejects.toThrow();
    expect(await storage.read('videos/a')).toBeNull();
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
