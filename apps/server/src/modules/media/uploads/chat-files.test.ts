import { readdir } from 'node:fs/promises';
import { chatLimits } from '@stagedoor/contract/chat-limits';
import { limits } from '@stagedoor/contract/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import * as documents from '../../../../../../tests/support/documents.ts';
import * as hostile from '../../../../../../tests/support/hostile-files.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { anMp3, anOpus, aWav } from '../../../../../../tests/support/songs.ts';
import { sendUpload } from '../../../../../../tests/support/uploads.ts';
import { aHeic, anMkv, anMp4, aWebm, sha256 } from '../../../../../../tests/support/videos.ts';

const program = await aProgram();
const { idUser } = await aUser(program);
const fan = await aLoggedInClient(program, idUser);
beforeEach(() => program.database.pool.query('delete from rate_limit; delete from upload'));

const { aPdf, aDocx, anOdt, aText } = documents;
const send = (bytes: Buffer) => sendUpload(fan, bytes, { kind: 'FILE' });
const invalid = { status: 422, body: { error: 1008, fields: { file: 'invalid' } } };
const filesNow = async () =>
  (await readdir(program.directory, { recursive: true, withFileTypes: true })).filter((file) => file.isFile()).length;

describe('a fan sends for a chat', () => {
  it.each([
    ['a PDF', aPdf, 'application/pdf', 'pdf'],
    ['a document', aDocx, /wordprocessingml/, 'docx'],
    ['an open document', anOdt, /opendocument.text/, 'odt'],
    ['a text', aText, 'text/plain; charset=utf-8', 'txt'],
    ['a picture as it is', () => hostile.aJpeg(), 'image/jpeg', 'jpg'],
    ['a picture of a phone', aHeic, 'image/heic', 'heic'],
    ['a song', anMp3, 'audio/mpeg', 'mp3'],
    ['a video', anMp4, 'video/mp4', 'mp4'],
  ])('%s, which is saved and never opened in the page', async (_what, make, type, ending) => {
    const bytes = await make();
    const { status, body } = await send(bytes);
    expect(status).toBe(200);
    const { idFile } = body as { idFile: string };
    const file = await program.app.inject({ url: program.privateFiles.briefLinkTo(idFile) });
    expect(file.headers['content-type']).toMatch(type);
    expect(file.headers['content-disposition']).toBe(`attachment; filename=stagedoor.${ending}`);
    expect(file.headers['x-content-type-options']).toBe('nosniff');
    expect(sha256(file.rawPayload)).toBe(sha256(bytes));
  });

  it.each([
    ['a page', () => Buffer.from(hostile.texts.html)],
    ['a drawing with a script', () => Buffer.from(hostile.texts.svg)],
    ['a drawing with a declaration', () => Buffer.from(hostile.texts.svgWithDeclaration)],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['an archive', documents.anArchive],
    ['a document with macros', documents.aDocxWithMacros],
    ['a video that browsers do not play', anMkv],
    ['nothing but zeros', () => Buffer.alloc(500)],
    ['a text of another alphabet’s bytes', () => Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xb3, 0xf2])],
  ])('not %s', async (_what, make) => {
    const before = await filesNow();
    expect(await send(await make())).toMatchObject(invalid);
    expect(await filesNow()).toBe(before);
  });

  it.each([
    ['a PDF', () => aPdf().subarray(0, 2_000)],
    ['a document', () => aDocx().subarray(0, -100)],
    ['a text that goes on as something else', () => Buffer.concat([aText(), Buffer.alloc(limits.files.pieceBytes)])],
  ])('nothing that is broken: %s', async (_what, make) => {
    const before = await filesNow();
    expect((await sendAll(make())).body).toMatchObject(invalid.body);
    expect(await filesNow()).toBe(before);
  });

  it('nothing too large (1046), and not without end', async () => {
    const start = (size: number, kind: string) => fan.post('/start-upload', { size, kind });
    for (const kind of ['FILE', 'AUDIO']) {
      expect(await start(chatLimits.fileBytes + 1, kind)).toMatchObject({ status: 413, body: { error: 1046 } });
      expect((await start(chatLimits.fileBytes, kind)).status).toBe(200);
    }
    const { rows } = await program.database.pool.query(
      `insert into upload (id, id_owner, size, for_chat, created_at, expires_at)
       select 'u' || n, $1, 1, true, $2, $2 from generate_series(3, $3) n returning id`,
      [idUser, program.clock.now(), chatLimits.filesPerDay],
    );
    expect(await start(1, 'FILE')).toMatchObject({ body: { error: 1046, fields: { uploads: 'tooLarge' } } });
    await fan.post('/cancel-upload', { idUpload: rows[0].id });
    await program.database.pool.query(`delete from upload where id = 'u3'`);
    expect((await start(1, 'FILE')).status).toBe(200);
  });

  it('a voice note, but no video', async () => {
    for (const note of [aWav(), anOpus()]) expect((await sendUpload(fan, note, { kind: 'AUDIO' })).status).toBe(200);
    expect(await sendUpload(fan, aWebm(), { kind: 'AUDIO' })).toMatchObject(invalid);
    expect(await sendUpload(fan, aWav().subarray(0, 500), { kind: 'AUDIO' })).toMatchObject(invalid);
    expect((await sendUpload(fan, anMp4(), { kind: 'VIDEO' })).status).toBe(404);
  });
});

/** In several pieces. */
const sendAll = async (bytes: Buffer) => {
  const begun = (await fan.post('/start-upload', { size: bytes.length, kind: 'FILE' })).body as { idUpload: string };
  const { pieceBytes } = limits.files;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const headers = { 'content-type': 'application/octet-stream' };
    const body = bytes.subarray(at, at + pieceBytes);
    const sent = await fan.call('POST', `/append-upload/${begun.idUpload}/${at}`, { body, headers });
    if (sent.status !== 200) return sent;
  }
  return fan.post('/finish-upload', { idUpload: begun.idUpload, checksum: sha256(bytes) });
};
