import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { days, hours } from '../../../../../tests/support/clock.ts';
import * as hostile from '../../../../../tests/support/hostile-files.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram, aWorkingProgram } from '../../../../../tests/support/program.ts';
import { sweepMedia } from './media.jobs.ts';

const program = await aProgram();
const { idUser } = await aUser(program);
const client = await aLoggedInClient(program, idUser);

type Part = string | Buffer<ArrayBuffer> | { checksum: string };
type Uploaded = { idImage: string; imageLink: string };

const send = async (path: string, parts: Part[], from = client, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const part of parts) {
    if (typeof part === 'object' && 'checksum' in part) form.append('checksum', part.checksum);
    else form.append('file', new Blob([part], { type: 'image/jpeg' }), '../../holiday.jpg');
  }
  const packed = new Response(form);
  const payload = Buffer.from(await packed.arrayBuffer());
  const type = packed.headers.get('content-type') ?? '';
  return from.call('POST', path, { body: payload, headers: { 'content-type': type, ...headers } });
};
const upload = (part: Part, path = '/upload-image') => send(path, [part]);

const pictureAt = async (link: string) => {
  const answer = await program.app.inject({ method: 'GET', url: link });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  return answer.rawPayload;
};

const everythingStored = async () => {
  const { rows } = await program.database.pool.query('select count(*) as count from media');
  const files = await readdir(program.directory, { recursive: true });
  return { rows: rows[0].count, files: files.filter((name) => name.endsWith('.webp')).length };
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('an honest picture', () => {
  it('is kept in our sizes, none larger than it was, and its link answers every size', async () => {
    const { body } = await upload(await hostile.aJpeg(700, 900));
    const { imageLink } = body as Uploaded;
    const widths = await Promise.all(
      [320, 640, 1920].map(
        async (width) => (await sharp(await pictureAt(`${imageLink}/${width}.webp`)).metadata()).width,
      ),
    );
    expect(widths).toEqual([320, 640, 640]);
  });

  it('is shown by its link as given, about 960 wide', async () => {
    const widthOf = async (kind: string, width: number) => {
      const { body } = await upload(await hostile.aJpeg(width, 900), `/upload-image?kind=${kind}`);
      const { imageLink } = body as Uploaded;
      const answer = await program.app.inject({ method: 'GET', url: imageLink });
      expect(answer.headers['cache-control']).toContain('immutable');
      return (await sharp(await pictureAt(imageLink)).metadata()).width;
    };
    expect(await widthOf('portrait', 2000)).toBe(640);
    expect(await widthOf('picture', 2000)).toBe(640);
    expect(await widthOf('picture', 100)).toBe(100);
  });

  it('is a portrait that its profile links to as given', async () => {
    const { body } = await upload(await hostile.aJpeg(1200, 1500), '/upload-image?kind=portrait');
    await client.post('/update-user', { idImage: (body as Uploaded).idImage });
    const { imageLink } = (await client.get('/get-user-full/')).body as { imageLink: string };
    expect((await sharp(await pictureAt(imageLink)).metadata()).width).toBe(960);
  });

  it('keeps its own width when it is to be handed over', async () => {
    const { body } = await upload(await hostile.aJpeg(2500, 1000), '/upload-image?kind=delivery');
    const { rows } = await program.database.pool.query('select widths from media where id = $1', [
      (body as Uploaded).idImage,
    ]);
    expect(rows).toEqual([{ widths: [320, 640, 1280, 1920, 2500] }]);
  });

  it('is cut to 4:5 when it is a portrait', async () => {
    const { body } = await upload(await hostile.aJpeg(3000, 1000), '/upload-image?kind=portrait');
    const sizes = await Promise.all(
      [160, 320, 640, 960].map(async (width) => {
        const { width: w, height: h } = await sharp(
          await pictureAt(`${(body as Uploaded).imageLink}/${width}.webp`),
        ).metadata();
        return [w, h];
      }),
    );
    expect(sizes).toEqual([
      [160, 200],
      [320, 400],
      [640, 800],
      [640, 800],
    ]);
  });

  it('is drawn at 160 even when it is smaller', async () => {
    const { body } = await upload(await hostile.aJpeg(40, 40), '/upload-image?kind=portrait');
    const { width, height } = await sharp(await pictureAt(`${(body as Uploaded).imageLink}/960.webp`)).metadata();
    expect([width, height]).toEqual([160, 200]);
  });

  it('loses where and by whom it was taken, and is upright', async () => {
    const original = await hostile.aPhotoThatTellsWhere();
    expect(original.includes('Podil')).toBe(true);
    const { body } = await upload(original);
    const stored = await pictureAt(`${(body as Uploaded).imageLink}/320.webp`);
    const { exif, xmp, icc, iptc, width, height } = await sharp(stored).metadata();
    expect({ exif, xmp, icc, iptc }).toEqual({});
    expect(stored.includes('Podil')).toBe(false);
    expect(height).toBeGreaterThan(width);
  });

  it('is one still picture when it was an animation', async () => {
    const { body } = await upload(await hostile.anAnimation());
    const { pages } = await sharp(await pictureAt(`${(body as Uploaded).imageLink}/320.webp`)).metadata();
    expect(pages).toBeUndefined();
  });

  it('is accepted with its checksum, as a field or as a header', async () => {
    const jpeg = await hostile.aJpeg();
    expect((await send('/upload-image', [{ checksum: sha256(jpeg) }, jpeg])).status).toBe(200);
    expect((await send('/upload-image', [jpeg], client, { checksum: sha256(jpeg) })).status).toBe(200);
  });

  it('comes back with its brothers in the order they were sent', async () => {
    const { body } = await send('/upload-some-image', [await hostile.aJpeg(400, 300), await hostile.aJpeg(300, 400)]);
    const { images } = body as { images: Uploaded[] };
    const shapes = await Promise.all(
      images.map(async ({ imageLink }) => {
        const { width, height } = await sharp(await pictureAt(`${imageLink}/320.webp`)).metadata();
        return width > height;
      }),
    );
    expect(shapes).toEqual([true, false]);
  });
});

describe('a hostile file', () => {
  const invalid = { status: 422, body: { error: 1008, fields: { file: 'invalid' } } };
  const tooLarge = { status: 413, body: { error: 1046 } };
  const someJpeg = hostile.aJpeg();
  const cases: [string, () => Promise<Part> | Part, object][] = [
    ['an SVG with a script', () => hostile.texts.svg, invalid],
    ['an SVG that reaches for files', () => hostile.texts.svgWithDeclaration, invalid],
    ['HTML named .jpg', () => hostile.texts.html, invalid],
    ['a PDF', () => hostile.texts.pdf, invalid],
    ['nothing', () => hostile.texts.empty, invalid],
    ['a truncated JPEG', async () => (await someJpeg).subarray(0, 2_000), invalid],
    ['only the beginning of a JPEG', async () => (await someJpeg).subarray(0, 20), invalid],
    ['100 megapixels in 100 kB', hostile.aBomb, tooLarge],
    ['a header of 50,000 × 50,000', hostile.aGiantHeader, tooLarge],
    ['more than ten megabytes', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), tooLarge],
  ];
  it.each(cases)('%s is refused by name and leaves nothing behind', async (_what, file, refusal) => {
    const before = await everythingStored();
    expect(await upload(await file())).toMatchObject(refusal);
    expect(await everythingStored()).toEqual(before);
  });

  it('a GIF that is also a script is re-encoded without the script', async () => {
    const { body } = await upload(await hostile.aGifThatIsAScript());
    const stored = await pictureAt(`${(body as Uploaded).imageLink}/320.webp`);
    expect(stored.includes('alert')).toBe(false);
  });

  it('a comment that unpacks to 64 MB is not kept', async () => {
    const { body } = await upload(hostile.aPngWithTextBomb());
    expect((await pictureAt(`${(body as Uploaded).imageLink}/320.webp`)).length).toBeLessThan(10_000);
  });

  it('is refused over a real connection while it still arrives', async () => {
    const own = await aProgram();
    const { token, device } = await aLoggedInClient(own, (await aUser(own)).idUser);
    const address = await own.app.listen({ port: 0 });
    const body = new FormData();
    for (let n = 0; n < 10; n++) body.append('file', new Blob([Buffer.alloc(2 * 1024 * 1024, 'a')]), 'a.jpg');
    const headers = { authorization: `Bearer ${token()}`, 'x-device-id': device };
    const answer = await fetch(`${address}/api/upload-some-image`, { method: 'POST', body, headers });
    expect(await answer.json()).toMatchObject({ error: 1008, fields: { file: 'invalid' } });
  });

  it('a wrong checksum is 1029, and takes the whole request with it', async () => {
    const before = await everythingStored();
    const jpeg = await someJpeg;
    const wrong = { checksum: sha256(Buffer.from('another file')) };
    expect((await send('/upload-image', [wrong, jpeg])).body).toMatchObject({ error: 1029 });
    const some = await send('/upload-some-image', [{ checksum: sha256(jpeg) }, jpeg, wrong, jpeg]);
    expect(some.body).toMatchObject({ error: 1029 });
    expect(await everythingStored()).toEqual(before);
  });

  it('more files than allowed are refused, and none of them is kept', async () => {
    const before = await everythingStored();
    const jpeg = await hostile.aJpeg(60, 60);
    expect(await send('/upload-some-image', Array(11).fill(jpeg))).toMatchObject(tooLarge);
    expect(await send('/upload-image', [jpeg, jpeg])).toMatchObject(tooLarge);
    expect(await everythingStored()).toEqual(before);
  });

  it.each([
    ['a field instead of a file', '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n'],
    [
      'a field that reaches for the prototype',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('%s is refused by name', async (_what, payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body } = await client.call('POST', '/upload-image', { body: payload, headers });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ error: 1008 });
  });

  it('JSON in place of a form is refused by name', async () => {
    expect((await client.post('/upload-image')).body).toMatchObject({ error: 1008, fields: { file: 'required' } });
  });

  it('a form anywhere else is refused before it is read', async () => {
    expect((await send('/log-out', [await someJpeg])).status).toBe(415);
  });
});

it('lets nobody upload without a session', async () => {
  const answer = await send('/upload-image', [await hostile.aJpeg()], aClient(program));
  expect(answer.body).toMatchObject({ error: 1001 });
});

it('lets only its owner use a picture', async () => {
  const { body } = await upload(await hostile.aJpeg());
  const { idImage } = body as Uploaded;
  const stranger = await aUser(program);
  const use = (id: string, who: number) =>
    program.database.inTransaction((tx) => program.media.requireOwn(tx, id, who));
  await expect(use(idImage, stranger.idUser)).rejects.toMatchObject({ code: 1058 });
  await expect(use('there-is-none', idUser)).rejects.toMatchObject({ code: 1058 });
  await expect(use(idImage, idUser)).resolves.toBeUndefined();
});

it('sweeps pictures that nothing names after a day, and no others', async () => {
  const own = await aWorkingProgram();
  const owner = await aUser(own);
  const from = await aLoggedInClient(own, owner.idUser);
  const add = async () => ((await send('/upload-image', [await hostile.aJpeg()], from)).body as Uploaded).idImage;
  const [used, unused] = [await add(), await add()];
  await own.database.inTransaction((tx) =>
    tx.updateTable('users').set({ id_image: used }).where('id', '=', owner.idUser).execute(),
  );
  const sweep = async () => {
    await own.database.inTransaction((tx) => own.jobs.queue(tx, sweepMedia, {}));
    await own.settle();
    const names = (await readdir(own.directory, { recursive: true })).filter((name) => name.endsWith('.webp'));
    return [used, unused].map((id) => names.some((name) => name.includes(id)));
  };
  own.clock.advance(hours(23));
  expect(await sweep()).toEqual([true, true]);
  own.clock.advance(days(1));
  expect(await sweep()).toEqual([true, false]);
});
