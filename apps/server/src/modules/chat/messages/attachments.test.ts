import type { ChatAttachment, ChatMessage } from '@stagedoor/contract/schemas/chat';
import { parse } from 'content-disposition';
import { beforeEach, describe, expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { answer, aPair, historyOf, write, writePaid } from '../../../../../../tests/support/chat.ts';
import { days, hours, minutes } from '../../../../../../tests/support/clock.ts';
import { aPdf, aText } from '../../../../../../tests/support/documents.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { anMp3, aWav } from '../../../../../../tests/support/songs.ts';
import { anUpload, aVideo } from '../../../../../../tests/support/uploads.ts';
import { sha256 } from '../../../../../../tests/support/videos.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';
import { sweepMedia } from '../../media/index.ts';
import { eraseDeleted } from '../chat.jobs.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

type Client = Awaited<ReturnType<typeof userWith>>['client'];

const peaks = [0, 40, 100, 25];
const aNote = async (client: Client, change: object = {}) => ({
  type: 'VOICE',
  idFile: await anUpload(client, aWav(), { kind: 'AUDIO' }),
  milliseconds: 2_300,
  peaks,
  ...change,
});
const aFile = async (client: Client, name = 'Rider.pdf', bytes = aPdf()) => ({
  type: 'FILE',
  idFile: await anUpload(client, bytes, { kind: 'FILE' }),
  name,
});
const aPicture = async (idUser: number, change: object = {}) => ({
  type: 'PICTURE',
  idImage: await anImage(program, idUser),
  ...change,
});

const linkOf = (attachment: ChatAttachment | undefined) =>
  (attachment && 'fileLink' in attachment ? attachment.fileLink : attachment?.imageLink) ?? '';
const attachmentsIn = async (client: Client, idChat: number) =>
  (await historyOf(client, idChat)).items.flatMap(({ attachments }) => attachments);
const opened = (url: string) => program.app.inject({ url });

/** A message with all of it, and its answer with a voice note. */
const aTalk = async () => {
  const pair = await aPair(program);
  const { client, idUser } = pair.fan;
  const attachments = [
    await aNote(client),
    await aFile(client, '../Райдер "до гастролей".exe'),
    await aPicture(idUser, { alt: 'The stage' }),
    await aPicture(idUser),
  ];
  const { body } = await writePaid(client, pair.idTalent, { text: '', attachments });
  await program.settle();
  return { ...pair, client, idChat: body.idChat, message: body.message, attachments };
};

describe('a paid message', () => {
  it('carries a voice note, a file and pictures, and is answered with a voice note alone', async () => {
    const { talent, client, idChat, message } = await aTalk();
    const seen = await attachmentsIn(talent, idChat);
    expect(seen).toMatchObject([
      { type: 'VOICE', milliseconds: 2_300, peaks },
      { type: 'FILE', name: 'Райдер до гастролей.exe.pdf', bytes: aPdf().length },
      { type: 'PICTURE', alt: 'The stage', width: 320, height: 240 },
      { type: 'PICTURE', alt: '' },
    ]);
    const note = await aNote(talent);
    expect((await answer(talent, message.idMessage, { text: '', attachments: [note] })).status).toBe(200);
    await program.settle();
    const answered = (await historyOf(client, idChat)).items.at(-1);
    expect(answered).toMatchObject({ answers: message.idMessage, text: '', attachments: [{ type: 'VOICE', peaks }] });
    const played = await opened(linkOf(answered?.attachments[0]));
    expect(played.headers['content-type']).toBe('audio/wav');
    expect(sha256(played.rawPayload)).toBe(sha256(aWav()));
  });

  it('has a file that is saved under a safe name', async () => {
    const { talent, idChat } = await aTalk();
    const [, file] = await attachmentsIn(talent, idChat);
    const { headers, rawPayload } = await opened(linkOf(file));
    expect(parse(String(headers['content-disposition']))).toEqual({
      type: 'attachment',
      parameters: expect.objectContaining({ filename: 'Райдер до гастролей.exe.pdf' }),
    });
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(sha256(rawPayload)).toBe(sha256(aPdf()));
  });

  it('has links that live minutes, and every reading gives new ones', async () => {
    const { talent, idChat } = await aTalk();
    const links = (await attachmentsIn(talent, idChat)).map(linkOf);
    const statuses = async (of: string[]) => Promise.all(of.map(async (link) => (await opened(link)).statusCode));
    expect((await statuses(links)).slice(0, 2)).toEqual([200, 200]);
    program.clock.advance(minutes(10));
    expect(await statuses(links)).toEqual([404, 404, 404, 404]);
    expect((await statuses((await attachmentsIn(talent, idChat)).map(linkOf))).slice(0, 2)).toEqual([200, 200]);
  });

  it('is refused with attachments when the talent takes none (1050), and nothing is paid or used', async () => {
    const { idTalent, talent, fan } = await aPair(program);
    const { client, idUser } = fan;
    await program.database.pool.query('update users set files = false where id = $1', [idTalent]);
    for (const attachment of [await aNote(client), await aFile(client), await aPicture(idUser)]) {
      expect(await writePaid(client, idTalent, { attachments: [attachment] })).toMatchObject({ body: { error: 1050 } });
    }
    const { rows } = await program.database.pool.query('select from orders where id_buyer = $1', [idUser]);
    expect(rows).toEqual([]);
    const sent = await writePaid(client, idTalent);
    await program.settle();
    const answered = await answer(talent, sent.body.message.idMessage, { attachments: [await aNote(talent)] });
    expect(answered.status).toBe(200);
  });

  it('keeps nothing of one that was never paid for', async () => {
    const { idTalent, fan } = await aPair(program, 1);
    const note = await aNote(fan.client);
    const sent = await writePaid(fan.client, idTalent, { attachments: [note], payment: { total: 600 } });
    expect(sent.status).toBe(200);
    const kept = async () =>
      (await program.database.pool.query('select from private_file where id = $1', [note.idFile])).rows.length;
    await moveClock(program, days(31));
    await program.database.inTransaction((tx) => program.jobs.queue(tx, eraseDeleted, {}));
    await program.settle();
    expect(await kept()).toBe(1);
    program.clock.advance(hours(2));
    await program.database.inTransaction((tx) => program.jobs.queue(tx, sweepMedia, {}));
    await program.settle();
    expect(await kept()).toBe(0);
  });
});

describe('refused is', () => {
  const missing = { status: 404, body: { error: 1058 } };

  it.each([
    ['somebody else’s recording', async (_own: Client, other: Client) => aNote(other)],
    ['somebody else’s file', async (_own: Client, other: Client) => aFile(other)],
    ['a file as a voice note', async (own: Client) => ({ ...(await aNote(own)), idFile: (await aFile(own)).idFile })],
    ['a voice note as a file', async (own: Client) => ({ ...(await aFile(own)), idFile: (await aNote(own)).idFile })],
    ['a video as a file', async (own: Client) => ({ ...(await aFile(own)), idFile: await aVideo(own) })],
    ['what does not exist', async (own: Client) => aNote(own, { idFile: 'there-is-none' })],
  ])('%s', async (_what, make) => {
    const { idTalent, fan } = await aPair(program);
    const other = await userWith(program);
    const attachments = [await make(fan.client, other.client)];
    expect(await writePaid(fan.client, idTalent, { attachments })).toMatchObject(missing);
    const { rows } = await program.database.pool.query('select from orders where id_buyer = $1', [fan.idUser]);
    expect(rows).toEqual([]);
  });

  it('a picture of somebody else, and one that is shown on a page', async () => {
    const { idTalent, fan } = await aPair(program);
    const theirs = await aPicture(idTalent);
    expect(await writePaid(fan.client, idTalent, { attachments: [theirs] })).toMatchObject(missing);
    const own = await aPicture(fan.idUser);
    await program.database.pool.query('update users set id_image = $1 where id = $2', [own.idImage, fan.idUser]);
    expect(await writePaid(fan.client, idTalent, { attachments: [own] })).toMatchObject(missing);
    expect((await opened(`/media/${own.idImage}/320.webp`)).statusCode).toBe(200);
  });

  it('an upload that another message has, at once or later', async () => {
    const { idTalent, fan } = await aPair(program);
    const { client, idUser } = fan;
    for (const attachment of [await aNote(client), await aFile(client), await aPicture(idUser)]) {
      const send = () => writePaid(client, idTalent, { attachments: [attachment] });
      const sent = await Promise.all([send(), send(), send()]);
      expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
      expect(await send()).toMatchObject(missing);
      expect(await writePaid(client, idTalent, { attachments: [attachment, attachment] })).toMatchObject(missing);
    }
  });

  it.each([
    ['no loudness', { peaks: [] }],
    ['too much of it', { peaks: Array(121).fill(1) }],
    ['louder than loud', { peaks: [101] }],
    ['parts of a number', { peaks: [0.5] }],
    ['no length', { milliseconds: 0 }],
    ['more than five minutes', { milliseconds: 300_001 }],
  ])('a voice note with %s', async (_what, change) => {
    const { idTalent, fan } = await aPair(program);
    const note = await aNote(fan.client, change);
    expect((await writePaid(fan.client, idTalent, { attachments: [note] })).status).toBe(422);
  });

  it('more than ten', async () => {
    const { idTalent, fan } = await aPair(program);
    const attachments = Array(11).fill(await aFile(fan.client));
    expect((await writePaid(fan.client, idTalent, { attachments })).status).toBe(422);
  });
});

describe('in a group', () => {
  const aGroup = async () => {
    const { idTalent, plans } = await aClub(program, 1000);
    const owner = await again(program, idTalent);
    const forAll = { availableToAllPaid: true, validSubscriptions: [] };
    const saved = await owner.post('/save-group-chat', { name: 'Front row', subscriptionAccess: forAll });
    const { idChat } = saved.body as { idChat: number };
    const member = await aJoinedFan(program, plans[0] ?? 0, 1000);
    await member.client.post('/join-group-chat', { idChat });
    const attachments = [await aNote(owner), await aFile(owner, 'seats.csv', aText())];
    const sent = await write(owner, { idChat, text: '', attachments });
    expect(sent.status).toBe(200);
    return { owner, idChat, member, message: sent.body.message };
  };
  const codes = async (client: Client, idChat: number) => {
    const history = await client.get(`/history-log-by-id/${idChat}`);
    const found = await client.post('/search-chat', { idChat, search: 'seats' });
    return [history, found].map(({ status, body }) => (status === 200 ? 200 : (body as { error: number }).error));
  };

  it('a voice note and a file are for its members, who send their own', async () => {
    const { idChat, member } = await aGroup();
    expect(await attachmentsIn(member.client, idChat)).toMatchObject([{ type: 'VOICE' }, { name: 'seats.csv' }]);
    const own = await write(member.client, { idChat, text: '', attachments: [await aNote(member.client)] });
    expect(own.status).toBe(200);
  });

  it('who was removed, or whose plan ended, gets no link any more', async () => {
    const { owner, idChat, member } = await aGroup();
    expect(await codes(member.client, idChat)).toEqual([200, 200]);
    await owner.post('/remove-group-member', { idChat, idUser: member.idUser, removed: true });
    expect(await codes(member.client, idChat)).toEqual([1074, 1074]);

    const other = await aGroup();
    const [membership] = (await other.member.client.get('/get-memberships')).body as { idMembership: number }[];
    await other.member.client.post('/stop-subscription', { idMembership: membership?.idMembership });
    await moveClock(program, days(32));
    expect(await codes(await again(program, other.member.idUser), other.idChat)).toEqual([1074, 1074]);
  });
});

it('a stranger reads nothing of it, and a deleted message has no links', async () => {
  const { talent, client, idChat } = await aTalk();
  const stranger = await userWith(program);
  expect((await stranger.client.get(`/history-log-by-id/${idChat}`)).status).toBe(404);
  const { client: support } = await userWith(program);
  const { idChat: own } = (await support.get('/get-chat-with-support/en')).body as { idChat: number };
  const sent = (await write(support, { idChat: own, attachments: [await aFile(support)] })).body.message;
  expect((await support.call('DELETE', `/delete-message/${sent.idMessage}`)).status).toBe(200);
  expect(await attachmentsIn(support, own)).toEqual([]);
  expect(await attachmentsIn(client, idChat)).toHaveLength(4);
  expect(await attachmentsIn(talent, idChat)).toHaveLength(4);
});

it('a reply to a voice note says what it replies to', async () => {
  const { client } = await userWith(program);
  const { idChat } = (await client.get('/get-chat-with-support/en')).body as { idChat: number };
  const note: ChatMessage = (await write(client, { idChat, text: '', attachments: [await aNote(client)] })).body
    .message;
  const reply = (await write(client, { idChat, text: 'As I said', replyTo: note.idMessage })).body.message;
  expect(reply.replyTo).toMatchObject({ idMessage: note.idMessage, text: '', attachment: 'VOICE' });
});

it('a talent’s long recording is fit for a post, not for a chat (1046)', async () => {
  const { talent, fan, idTalent } = await aPair(program);
  const sent = await writePaid(fan.client, idTalent);
  await program.settle();
  const idFile = await anUpload(talent, anMp3(), { kind: 'AUDIO' });
  await program.database.pool.query('update private_file set bytes = 30000000 where id = $1', [idFile]);
  const long = { type: 'VOICE', idFile, milliseconds: 1_000, peaks };
  const refused = await answer(talent, sent.body.message.idMessage, { attachments: [long] });
  expect(refused).toMatchObject({ status: 413, body: { error: 1046 } });
});
