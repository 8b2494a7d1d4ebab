import { readdir } from 'node:fs/promises';
import { limits } from '@stagedoor/contract/limits';
import { parse } from 'content-disposition';
import { beforeEach, describe, expect, it } from 'vitest';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import * as hostile from '../../../../../../tests/support/hostile-files.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import {
  type aClient,
  aLoggedInClient,
  aProgram,
  aWorkingProgram,
  type TestProgram,
} from '../../../../../../tests/support/program.ts';
import { aFlac, anAac, anMp3, anOgg, anOpus, aTaggedMp3, aWav } from '../../../../../../tests/support/songs.ts';
import { aHeic, aMov, anM4a, anMkv, anMp4, aWebm, sha256 } from '../../../../../../tests/support/videos.ts';
import { sweepMedia } from '../media.jobs.ts';

type Client = ReturnType<typeof aClient>;
type Begun = { idUpload: string; offset: number };

const { pieceBytes, videoBytes, uploadsBytes } = limits.files;

const aTalentAt = async (program: TestProgram) => {
  const { idUser } = await aUser(program, { role: 'EXPERT' });
  return { idUser, client: await aLoggedInClient(program, idUser) };
};

const program = await aProgram();
const { client, idUser } = await aTalentAt(program);

// The tests send more often than the limits allow.
beforeEach(() => program.database.pool.query('delete from rate_limit; delete from upload where finished_at is null'));

const start = async (size: number, from: Client = client, kind?: 'VIDEO' | 'AUDIO') =>
  ((await from.post('/start-upload', { size, kind })).body as Begun).idUpload;
const append = (id: string, offset: number, body: Uint8Array, from: Client = client) =>
  from.call('POST', `/append-upload/${id}/${offset}`, {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  });
const finish = (idUpload: string, checksum: string, from: Client = client) =>
  from.post('/finish-upload', { idUpload, checksum });
const shown = async (id: string, from: Client = client) => from.get(`/get-upload/${id}`);

const piecesOf = (bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, at) => ({
    offset: at * pieceBytes,
    piece: bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes),
  }));

const send = async (bytes: Buffer, from: Client = client) => {
  const id = await start(bytes.length, from);
  for (const { offset, piece } of piecesOf(bytes)) await append(id, offset, piece, from);
  return id;
};

const sendSong = async (bytes: Buffer, from: Client = client) => {
  const id = await start(bytes.length, from, 'AUDIO');
  const { status, body } = await append(id, 0, bytes, from);
  return { id, status, body };
};
const aFile = async (kind: 'VIDEO' | 'AUDIO', from: Client = client) => {
  const bytes = kind === 'AUDIO' ? anMp3() : anMp4();
  const id = kind === 'AUDIO' ? (await sendSong(bytes, from)).id : await send(bytes, from);
  await finish(id, sha256(bytes), from);
  return id;
};

const filesOf = async ({ directory }: TestProgram) =>
  (await readdir(directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length;

describe('a video', () => {
  it('arrives in pieces, becomes a file of its owner, and is the same when the call is repeated', async () => {
    const video = anMp4(2 * pieceBytes + 777);
    const id = await start(video.length);
    for (const { offset, piece } of piecesOf(video)) {
      expect((await append(id, offset, piece)).body).toEqual({
        idUpload: id,
        size: video.length,
        offset: offset + piece.length,
      });
    }
    expect((await finish(id, sha256(video))).body).toEqual({ idFile: id });
    expect((await finish(id, sha256(video))).body).toEqual({ idFile: id });

    const file = await program.app.inject({ url: program.privateFiles.linkTo(id) });
    expect(file.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' });
    expect(sha256(file.rawPayload)).toBe(sha256(video));
  });

  it('goes on after a break from where it was', async () => {
    const video = anMp4(pieceBytes + 100);
    const id = await start(video.length);
    await append(id, 0, video.subarray(0, pieceBytes));
    expect((await shown(id)).body).toEqual({ idUpload: id, size: video.length, offset: pieceBytes });
    expect((await finish(id, sha256(video))).body).toMatchObject({
      error: 1028,
      reason: { kind: 'wrongOffset', offset: pieceBytes },
    });
    await append(id, pieceBytes, video.subarray(pieceBytes));
    expect((await finish(id, sha256(video))).status).toBe(200);
  });

  it.each([
    ['an mp4', anMp4(), 'video/mp4'],
    ['a mov', aMov(), 'video/quicktime'],
    ['a webm', aWebm(), 'video/webm'],
  ])('may be %s', async (_what, video, type) => {
    const id = await send(video);
    expect((await finish(id, sha256(video))).status).toBe(200);
    const { headers } = await program.app.inject({ url: program.privateFiles.linkTo(id) });
    expect(headers['content-type']).toBe(type);
  });

  it('can be played from the middle', async () => {
    const video = anMp4(5000);
    const id = await send(video);
    await finish(id, sha256(video));
    const url = program.privateFiles.linkTo(id);
    const part = await program.app.inject({ url, headers: { range: 'bytes=1000-1999' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 1000-1999/5000', 'content-length': '1000' });
    expect(part.rawPayload.equals(video.subarray(1000, 2000))).toBe(true);
    const beyond = await program.app.inject({ url, headers: { range: 'bytes=5000-' } });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */5000']);
  });
});

describe('an audio file', () => {
  it.each([
    ['an mp3', anMp3(), 'audio/mpeg', 'mp3'],
    ['an mp3 with a title', aTaggedMp3(), 'audio/mpeg', 'mp3'],
    ['an m4a', anM4a(), 'audio/mp4', 'm4a'],
    ['an aac', anAac(), 'audio/aac', 'aac'],
    ['an ogg', anOgg(), 'audio/ogg', 'ogg'],
    ['an opus', anOpus(), 'audio/ogg; codecs=opus', 'opus'],
    ['a wav', aWav(), 'audio/wav', 'wav'],
    ['a flac', aFlac(), 'audio/flac', 'flac'],
  ])('may be %s', async (_what, song, type, ending) => {
    const { id } = await sendSong(song);
    expect((await finish(id, sha256(song))).body).toEqual({ idFile: id });
    const { headers, rawPayload } = await program.app.inject({ url: program.privateFiles.linkTo(id) });
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toContain(`stagedoor.${ending}`);
    expect(sha256(rawPayload)).toBe(sha256(song));
  });

  it.each([
    ['a video', () => anMp4()],
    ['a page', () => Buffer.from(hostile.texts.html)],
    ['nothing but zeros', () => Buffer.alloc(500)],
  ])('may not be %s', async (_what, make) => {
    expect(await sendSong(make())).toMatchObject({ status: 422, body: { error: 1008, fields: { file: 'invalid' } } });
  });

  it('is not delivered with an order', async () => {
    const { idUser: to } = await aUser(program);
    const id = await aFile('AUDIO');
    const handOver = program.database.inTransaction((tx) =>
      program.privateFiles.handOverVideo(tx, { id, from: idUser, to, title: 'A song' }),
    );
    await expect(handOver).rejects.toMatchObject({ code: 1058 });
  });
});

describe.each(['VIDEO', 'AUDIO'] as const)('a file of a post (%s)', (kind) => {
  const keep = (id: string, by = idUser, as: 'VIDEO' | 'AUDIO' = kind) =>
    program.database.inTransaction((tx) => program.privateFiles.keep(tx, { id, idOwner: by, kind: as }));

  it('stays its owner’s for good', async () => {
    const own = await aWorkingProgram();
    const { idUser: idOwner, client: talent } = await aTalentAt(own);
    const [kept, left] = [await aFile(kind, talent), await aFile(kind, talent)];
    await own.database.inTransaction((tx) => own.privateFiles.keep(tx, { id: kept, idOwner, kind }));
    own.clock.advance(days(400));
    await own.database.inTransaction((tx) => own.jobs.queue(tx, sweepMedia, {}));
    await own.settle();
    const { rows } = await own.database.pool.query('select id from private_file where id_owner = $1', [idOwner]);
    expect(rows).toEqual([{ id: kept }]);
    const statusOf = async (id: string) => (await own.app.inject({ url: own.privateFiles.linkTo(id) })).statusCode;
    expect([await statusOf(kept), await statusOf(left)]).toEqual([200, 404]);
  });

  it('is taken once, by its owner and as what it is', async () => {
    const id = await aFile(kind);
    const notFound = { code: 1058 };
    await expect(keep('there-is-none')).rejects.toMatchObject(notFound);
    await expect(keep(id, (await aUser(program)).idUser)).rejects.toMatchObject(notFound);
    await expect(keep(id, idUser, kind === 'VIDEO' ? 'AUDIO' : 'VIDEO')).rejects.toMatchObject(notFound);
    const taken = await Promise.allSettled([keep(id), keep(id), keep(id)]);
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

it('a video of a post is not delivered with an order, nor one of an order posted', async () => {
  const { idUser: to } = await aUser(program);
  const [posted, ordered] = [await aFile('VIDEO'), await aFile('VIDEO')];
  const keep = (id: string, idOwner: number) =>
    program.database.inTransaction((tx) => program.privateFiles.keep(tx, { id, idOwner, kind: 'VIDEO' }));
  const handOver = (id: string) =>
    program.database.inTransaction((tx) =>
      program.privateFiles.handOverVideo(tx, { id, from: idUser, to, title: 'A' }),
    );
  await keep(posted, idUser);
  await expect(handOver(posted)).rejects.toMatchObject({ code: 1058 });
  await handOver(ordered);
  for (const who of [idUser, to]) await expect(keep(ordered, who)).rejects.toMatchObject({ code: 1058 });
});

describe('refused is', () => {
  it('another place than the next, and the right one is named', async () => {
    const video = anMp4(2 * pieceBytes + 10);
    const id = await start(video.length);
    const first = video.subarray(0, pieceBytes);
    const refusal = (offset: number) => ({
      status: 409,
      body: { error: 1028, reason: { kind: 'wrongOffset', offset: offset } },
    });
    expect(await append(id, pieceBytes, first)).toMatchObject(refusal(0));
    await append(id, 0, first);
    expect(await append(id, 0, first)).toMatchObject(refusal(pieceBytes));
    expect((await shown(id)).body).toMatchObject({ offset: pieceBytes });
  });

  it('another user, to whom there is no such upload', async () => {
    const { client: stranger } = await aTalentAt(program);
    const video = anMp4();
    const id = await start(video.length);
    for (const answer of [
      await append(id, 0, video, stranger),
      await shown(id, stranger),
      await finish(id, sha256(video), stranger),
      await stranger.post('/cancel-upload', { idUpload: id }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: 1058 } });
    expect((await shown(id)).body).toMatchObject({ offset: 0 });
  });

  it('what changed on the way (1029), and nothing of it is left', async () => {
    const before = await filesOf(program);
    const id = await send(anMp4());
    expect(await finish(id, sha256(Buffer.from('another')))).toMatchObject({ status: 422, body: { error: 1029 } });
    expect((await shown(id)).status).toBe(404);
    expect(await filesOf(program)).toBe(before);
  });

  it('more than is allowed, announced or not (1046)', async () => {
    expect(await client.post('/start-upload', { size: videoBytes + 1 })).toMatchObject({
      status: 413,
      body: { error: 1046 },
    });
    const video = anMp4();
    const id = await start(video.length);
    expect(await append(id, 0, Buffer.concat([video, video]))).toMatchObject({ status: 413, body: { error: 1046 } });
    expect((await append(id, 0, video)).status).toBe(200);
  });

  it('too much on the way at once, until some of it is given up', async () => {
    const { client: busy } = await aTalentAt(program);
    const ids: string[] = [];
    for (let sum = 0; sum + videoBytes <= uploadsBytes; sum += videoBytes) ids.push(await start(videoBytes, busy));
    const oneMore = () => busy.post('/start-upload', { size: videoBytes });
    expect((await oneMore()).body).toMatchObject({ error: 1046, fields: { uploads: 'tooLarge' } });
    expect((await busy.post('/cancel-upload', { idUpload: ids[0] })).status).toBe(200);
    expect((await oneMore()).status).toBe(200);
  });

  it('a piece that is too short', async () => {
    const video = anMp4();
    const id = await start(video.length);
    expect(await append(id, 0, video.subarray(0, 1000))).toMatchObject({
      status: 422,
      body: { error: 1008, fields: { file: 'tooSmall' } },
    });
  });

  it.each([
    ['a page', () => Buffer.from(hostile.texts.html)],
    ['a drawing with a script', () => Buffer.from(hostile.texts.svg)],
    ['a document', () => Buffer.from(hostile.texts.pdf)],
    ['a picture', () => hostile.aJpeg()],
    ['a picture that is a script', hostile.aGifThatIsAScript],
    ['a bomb', hostile.aBomb],
    ['a picture in the frame of a video', aHeic],
    ['a song in the frame of a video', anM4a],
    ['a video that browsers do not play', anMkv],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['nothing but zeros', () => Buffer.alloc(500)],
  ])('%s, whatever it is called', async (_what, make) => {
    const before = await filesOf(program);
    const bytes = await make();
    const id = await start(bytes.length);
    expect(await append(id, 0, bytes)).toMatchObject({
      status: 422,
      body: { error: 1008, fields: { file: 'invalid' } },
    });
    expect((await finish(id, sha256(bytes))).status).toBe(409);
    expect(await filesOf(program)).toBe(before);
  });

  it('a fan with a video', async () => {
    const fan = await aLoggedInClient(program, (await aUser(program)).idUser);
    expect((await fan.post('/start-upload', { size: 10 })).status).toBe(404);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('a body of %s', async (type) => {
    const id = await start(10);
    const headers = { 'content-type': type };
    const { status } = await client.call('POST', `/append-upload/${id}/0`, { body: '{"a":"b"}', headers });
    expect([415, 422]).toContain(status);
  });
});

it('keeps one of two pieces that come at once, and the file is whole', async () => {
  const video = anMp4(3 * pieceBytes);
  const id = await start(video.length);
  for (const { offset, piece } of piecesOf(video)) {
    const answers = await Promise.all([1, 2, 3].map(() => append(id, offset, piece)));
    const next = offset + piece.length;
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    for (const { status, body } of answers)
      expect(body).toMatchObject(status === 200 ? { offset: next } : { reason: { kind: 'wrongOffset', offset: next } });
  }
  const ends = await Promise.all([1, 2].map(() => finish(id, sha256(video))));
  expect(ends.map(({ status }) => status)).toEqual([200, 200]);
  const file = await program.app.inject({ url: program.privateFiles.linkTo(id) });
  expect(sha256(file.rawPayload)).toBe(sha256(video));
});

it('is handed over with an order only as a video of one’s own that is finished, once, and saved under its title', async () => {
  const { idUser: to } = await aUser(program);
  const title = 'Привітання "на біс" – Orysia';
  const handOver = (id: string, from = idUser) =>
    program.database.inTransaction((tx) => program.privateFiles.handOverVideo(tx, { id, from, to, title }));
  const video = anMp4();
  const id = await send(video);
  await expect(handOver(id)).rejects.toMatchObject({ code: 1058 });
  await finish(id, sha256(video));
  await expect(handOver(id, (await aUser(program)).idUser)).rejects.toMatchObject({ code: 1058 });
  await expect(handOver(id)).resolves.toMatchObject({ bytes: video.length });
  await expect(handOver(id)).rejects.toMatchObject({ code: 1058 });
  const { headers } = await program.app.inject({ url: program.privateFiles.linkTo(id) });
  expect(parse(String(headers['content-disposition']))).toEqual({
    type: 'attachment',
    parameters: expect.objectContaining({ filename: `${title}.mp4` }),
  });
});

it('deletes uploads that were idle for a day, and no others', async () => {
  const own = await aWorkingProgram();
  const { client: talent } = await aTalentAt(own);
  const video = anMp4(pieceBytes + 10);
  const left = await start(video.length, talent);
  await append(left, 0, video.subarray(0, pieceBytes), talent);
  const begun = await start(video.length, talent);
  const done = await send(video, talent);
  await finish(done, sha256(video), talent);
  await own.database.pool.query(`update private_file set expires_at = expires_at + interval '1 year'`);
  const sweep = async () => {
    await own.database.inTransaction((tx) => own.jobs.queue(tx, sweepMedia, {}));
    await own.settle();
    const { rows } = await own.database.pool.query('select id from upload');
    return { rows: rows.map(({ id }) => id).toSorted(), files: await filesOf(own) };
  };
  own.clock.advance(hours(23));
  expect(await sweep()).toEqual({ rows: [left, begun, done].toSorted(), files: 2 });
  own.clock.advance(days(1));
  expect(await sweep()).toEqual({ rows: [], files: 1 });
});
