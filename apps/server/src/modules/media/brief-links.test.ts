import { describe, expect, it } from 'vitest';
import { minutes, seconds } from '../../../../../tests/support/clock.ts';
import * as hostile from '../../../../../tests/support/hostile-files.ts';
import { aGroup, aTalent } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { aVideo } from '../../../../../tests/support/uploads.ts';
import { drawPicture } from './draw-picture.ts';

const program = await aProgram();
const { database, media, privateFiles } = program;
const { idUser } = await aTalent(program, await aGroup(program, 'music'));
const client = await aLoggedInClient(program, idUser);

const open = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await program.app.inject({ url, headers });
  return { status: answer.statusCode, cache: answer.headers['cache-control'] };
};

const aPicture = async () => {
  const [id = ''] = await media.add(idUser, [await drawPicture(await hostile.aJpeg(), 'picture')]);
  return id;
};
const setPrivate = (id: string, isPrivate: boolean) =>
  database.inTransaction((tx) => media.setPrivate(tx, id, isPrivate));

/** Goes to this second of the next ten minutes. */
const goTo = (second: number) => {
  const { clock } = program;
  clock.advance(minutes(10) - (clock.now().getTime() % minutes(10)) + seconds(second));
};

const [picture, video] = [await aPicture(), await aVideo(client)];
await setPrivate(picture, true);

describe.each([
  ['picture', () => media.briefPrivateLink(picture)],
  ['file', () => privateFiles.briefLinkTo(video)],
])('a brief link to a private %s', (_what, link) => {
  it('is valid for five to ten minutes, whenever it was made', async () => {
    for (const second of [0, 1, 150, 299, 300, 301, 599]) {
      goTo(second);
      const url = link();
      program.clock.advance(minutes(5) - 1);
      expect(await open(url)).toEqual({ status: 200, cache: 'private, max-age=300' });
      program.clock.advance(minutes(5) + 1);
      expect(await open(url)).toMatchObject({ status: 404 });
    }
  });

  it('stays the same for five minutes, so that browsers find what they keep', () => {
    goTo(300);
    const url = link();
    program.clock.advance(minutes(5) - 1);
    expect(link()).toBe(url);
    program.clock.advance(1);
    expect(link()).not.toBe(url);
  });

  it('cannot be lengthened, nor used for something else', async () => {
    const url = link();
    const [, id, expires, mac] = /([^/.]+)\.(\d+)\.([^.]+)$/.exec(url) ?? [];
    const longer = url.replace(`${expires}`, String(Number(expires) + minutes(60)));
    const other = url.startsWith('/media') ? `/files/${id}.${expires}.${mac}` : `/media/${id}.${expires}.${mac}`;
    for (const forged of [longer, other, url.replace(`${id}`, 'there-is-none-of-that')]) {
      expect(await open(forged)).toMatchObject({ status: 404 });
    }
  });
});

it('plays a file from the middle by a brief link', async () => {
  expect(await open(privateFiles.briefLinkTo(video), { range: 'bytes=100-199' })).toEqual({
    status: 206,
    cache: 'private, max-age=300',
  });
});

describe('a picture of a post', () => {
  it('is found by its public link only while it is public', async () => {
    const id = await aPicture();
    expect(await open(`/media/${id}`)).toEqual({ status: 200, cache: 'public, max-age=31536000, immutable' });
    await setPrivate(id, true);
    for (const url of [`/media/${id}`, `/media/${id}/320.webp`]) {
      expect(await open(url)).toMatchObject({ status: 404 });
    }
    expect(await open(`${media.briefPrivateLink(id)}/320.webp`)).toMatchObject({ status: 200 });
    await setPrivate(id, false);
    expect(await open(`/media/${id}`)).toMatchObject({ status: 200 });
    // Whoever has the signed link is one of those it was made for; nobody in between keeps it.
    expect(await open(media.briefPrivateLink(id))).toEqual({ status: 200, cache: 'private, max-age=300' });
  });

  it('cannot become a portrait while it is private', async () => {
    const id = await aPicture();
    await setPrivate(id, true);
    expect((await client.post('/update-user', { idImage: id })).status).toBe(404);
  });

  it('is not hidden while something else shows it too, nor if there is none', async () => {
    const id = await aPicture();
    expect((await client.post('/update-user', { idImage: id })).status).toBe(200);
    // As if the portrait were the post: one place that names it.
    await setPrivate(id, true);
    await setPrivate(id, false);
    await database.pool.query('update talent set id_cover = $1 where id_user = $2', [id, idUser]);
    await expect(setPrivate(id, true)).rejects.toMatchObject({ code: 1058 });
    expect(await open(`/media/${id}`)).toMatchObject({ status: 200 });
    await expect(setPrivate('there-is-none', true)).rejects.toMatchObject({ code: 1058 });
  });

  it('is either hidden or shown elsewhere when both happen at once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await aPicture();
      await database.pool.query('update talent set id_cover = $1 where id_user = $2', [id, idUser]);
      const portrait = client.post('/update-user', { idImage: id });
      const [hidden, { status }] = await Promise.all([
        setPrivate(id, true).then(
          () => true,
          () => false,
        ),
        portrait,
      ]);
      expect([hidden, status]).toEqual(hidden ? [true, 404] : [false, 200]);
    }
  });
});
