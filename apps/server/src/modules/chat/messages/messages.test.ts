import type { ChatMessage } from '@stagedoor/contract/schemas/chat';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  aPair,
  historyOf,
  textsIn,
  threadsOf,
  write,
  writePaid,
} from '../../../../../../tests/support/chat.ts';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

/** Two who may write to each other freely. */
const twoWhoChat = async () => {
  const pair = await aPair(program);
  await pair.talent.post('/set-chat-settings', { freeReplies: true });
  const { body } = await writePaid(pair.fan.client, pair.idTalent);
  await answer(pair.talent, body.message.idMessage);
  await program.settle();
  return { ...pair, idChat: body.idChat };
};
type Client = Awaited<ReturnType<typeof twoWhoChat>>['talent'];
const say = async (client: Client, idChat: number, text: string, more: object = {}) =>
  (await write(client, { idChat, text, ...more })).body.message;

it('are seen once and in one order by who reads along, however many write at once', async () => {
  const { fan, talent, idChat } = await twoWhoChat();
  const seen: ChatMessage[] = [];
  const readOn = async () => {
    const { items } = await historyOf(talent, idChat, `?after=${seen.at(-1)?.seq ?? 0}&size=100`);
    seen.push(...items);
  };
  let writing = true;
  const all = Promise.all(
    Array.from({ length: 40 }, async (_, at) => say(at % 2 === 0 ? fan.client : talent, idChat, `Message ${at}`)),
  ).finally(() => {
    writing = false;
  });
  while (writing) await readOn();
  const sent = await all;
  await readOn();
  expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, at) => at + 1));
  expect(new Set(seen.map(({ idMessage }) => idMessage)).size).toBe(42);
  expect(new Set(sent.map(({ seq }) => seq)).size).toBe(40);
  const { items } = await historyOf(fan.client, idChat, '?size=100');
  expect(items.map(({ idMessage }) => idMessage)).toEqual(seen.map(({ idMessage }) => idMessage));
});

it('come at fifty a second from one person until their minute is full; what was confirmed is there, the rest is not', async () => {
  const { fan, talent, idChat } = await twoWhoChat();
  await program.database.pool.query(`update rate_limit set hits = 270 where key like '/send-message %'`);
  const texts = Array.from({ length: 50 }, (_, at) => `Message ${at}`);
  const sent = await Promise.all(texts.map((text) => write(fan.client, { idChat, text })));
  const confirmed = texts.filter((_text, at) => sent[at]?.status === 200);
  expect(sent.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(confirmed).toHaveLength(30);
  const read = textsIn(await historyOf(talent, idChat, '?after=2&size=100'));
  expect(read.toSorted()).toEqual(confirmed.toSorted());
  expect(await threadsOf(talent)).toMatchObject([{ unread: 30 }]);
});

describe('a message', () => {
  it('can be edited for a quarter of an hour, by its author, and says so', async () => {
    const { fan, talent, idChat } = await twoWhoChat();
    const { idMessage } = await say(fan.client, idChat, 'Helo');
    const edit = (client: Client, text = 'Hello') => client.post('/edit-message', { idMessage, text });
    expect((await edit(talent)).status).toBe(404);
    expect((await edit(fan.client, '  ')).status).toBe(422);
    expect(await edit(fan.client)).toMatchObject({ status: 200, body: { text: 'Hello', edited: expect.any(String) } });
    program.clock.advance(minutes(15));
    expect((await edit(fan.client, 'Too late')).status).toBe(409);
    expect(textsIn(await historyOf(talent, idChat)).at(-1)).toBe('Hello');
  });

  it('leaves a trace when it is deleted; what was paid for, and its answer, stay', async () => {
    const { fan, talent, idChat } = await twoWhoChat();
    const { idMessage } = await say(fan.client, idChat, 'Never mind');
    const remove = (client: Client, id: number) => client.call('DELETE', `/delete-message/${id}`);
    expect(await remove(talent, idMessage)).toMatchObject({ body: { error: 1063 } });
    expect((await remove(fan.client, idMessage)).status).toBe(200);
    const { items } = await historyOf(talent, idChat);
    expect(items.at(-1)).toMatchObject({ deleted: true, text: '' });
    for (const [client, at] of [
      [fan.client, 0],
      [talent, 1],
    ] as const) {
      expect(await remove(client, items[at]?.idMessage ?? 0)).toMatchObject({ body: { error: 1063 } });
    }
    expect((await fan.client.post('/search-chat', { idChat, search: 'Never' })).body).toEqual({ items: [] });
    expect(await threadsOf(talent)).toMatchObject([{ lastMessage: { deleted: true, text: '' } }]);
  });

  it('refers to another of the same chat only', async () => {
    const { fan, talent, idChat } = await twoWhoChat();
    const other = await twoWhoChat();
    const { idMessage } = await say(fan.client, idChat, 'A question');
    expect(await say(talent, idChat, 'About that', { replyTo: idMessage })).toMatchObject({
      replyTo: { idMessage, text: 'A question' },
    });
    const foreign = await say(other.fan.client, other.idChat, 'Elsewhere');
    expect((await write(fan.client, { idChat, text: 'x', replyTo: foreign.idMessage })).status).toBe(404);
  });

  it('says who wrote it for ever', async () => {
    const { fan, idChat, idTalent } = await twoWhoChat();
    const { idMessage } = await say(fan.client, idChat, 'Mine');
    for (const change of [`id_author = ${idTalent}`, `id_for = ${idTalent}`, 'seq = 99', 'by_staff = true']) {
      await expect(
        program.database.pool.query(`update chat_message set ${change} where id = $1`, [idMessage]),
      ).rejects.toMatchObject({ code: '23001' });
    }
  });

  it('is found by its words, with their signs as they are', async () => {
    const { fan, idChat } = await twoWhoChat();
    await say(fan.client, idChat, '100% sure_thing');
    const find = async (search: string) =>
      ((await fan.client.post('/search-chat', { idChat, search })).body as { items: ChatMessage[] }).items.length;
    expect([await find('100%'), await find('SURE_'), await find('%%'), await find('no such')]).toEqual([1, 1, 0, 0]);
    expect((await fan.client.post('/search-chat', { idChat, search: 'x' })).status).toBe(422);
  });
});

describe('a chat', () => {
  it('counts what is unread, exactly, also when it is read and written at once', async () => {
    const { fan, talent, idChat } = await twoWhoChat();
    for (const text of ['One', 'Two', 'Three']) await say(fan.client, idChat, text);
    const unread = async (client: Client) => (await threadsOf(client))[0]?.unread;
    expect(await unread(talent)).toBe(3);
    await talent.post('/mark-chat-read', { idChat, seq: 4 });
    expect(await unread(talent)).toBe(1);
    await Promise.all([
      talent.post('/mark-chat-read', { idChat, seq: 5 }),
      say(fan.client, idChat, 'Four'),
      say(fan.client, idChat, 'Five'),
    ]);
    expect(await unread(talent)).toBe(2);
    expect((await talent.get('/new-events-count')).body).toMatchObject({ chats: 1 });
    await talent.post('/set-chat', { idChat, muted: true });
    expect((await talent.get('/new-events-count')).body).toMatchObject({ chats: 0 });
    await talent.post('/mark-chat-read', { idChat, seq: 999 });
    expect(await unread(talent)).toBe(0);
  });

  it('is archived until the next message, and found by the partner’s name', async () => {
    const { fan, talent, idChat } = await twoWhoChat();
    await talent.post('/set-chat', { idChat, archived: true });
    expect(await threadsOf(talent)).toEqual([]);
    expect(await threadsOf(talent, { archived: true })).toHaveLength(1);
    await say(fan.client, idChat, 'Hello again');
    const [thread] = await threadsOf(talent);
    expect(thread).toMatchObject({ idChat, archived: false });
    expect(await threadsOf(talent, { search: thread?.partner?.name.slice(1, 5) })).toHaveLength(1);
    expect(await threadsOf(talent, { search: 'nobody%' })).toEqual([]);
    const stranger = await userWith(program);
    expect((await stranger.client.post('/set-chat', { idChat, muted: true })).status).toBe(404);
  });

  it('shows how far the partner has read, unless one of the two hides it', async () => {
    const { fan, talent, idChat } = await twoWhoChat();
    await say(fan.client, idChat, 'Read this');
    await talent.post('/mark-chat-read', { idChat, seq: 3 });
    expect((await historyOf(fan.client, idChat)).partnerReadSeq).toBe(3);
    await fan.client.post('/set-chat-settings', { readMarks: false, lastSeen: false });
    expect(await historyOf(fan.client, idChat)).toMatchObject({ partnerReadSeq: null, partnerSeen: null });
    expect(await historyOf(talent, idChat)).toMatchObject({ partnerReadSeq: null, partnerSeen: null });
  });

  it('is listed by pages, the latest first', async () => {
    const { talent, idTalent } = await twoWhoChat();
    for (let more = 0; more < 4; more++) {
      const fan = await userWith(program, { deposited: 600 });
      program.clock.advance(1_000);
      await writePaid(fan.client, idTalent);
    }
    const first = (await talent.post('/users-history', { size: 3 })).body as {
      items: { idChat: number }[];
      next: object;
    };
    const second = (await talent.post('/users-history', { size: 3, before: first.next })).body as typeof first;
    expect([first.items.length, second.items.length, second.next]).toEqual([3, 2, null]);
    expect(new Set([...first.items, ...second.items].map(({ idChat }) => idChat)).size).toBe(5);
  });
});

it('saved replies are one’s own, named once', async () => {
  const { talent, fan } = await aPair(program);
  const save = (client: Client, body: object) =>
    client.post('/save-reply', { name: 'Thanks', text: 'Thank you', ...body });
  const { idReply } = (await save(talent, {})).body as { idReply: number };
  expect(await save(talent, { name: 'thanks' })).toMatchObject({ body: { error: 1042 } });
  expect((await save(fan.client, { idReply })).status).toBe(404);
  expect((await save(talent, { idReply, text: 'Many thanks' })).status).toBe(200);
  expect((await talent.get('/get-saved-replies')).body).toEqual([{ idReply, name: 'Thanks', text: 'Many thanks' }]);
  expect((await fan.client.post('/remove-saved-reply', { idReply })).status).toBe(404);
  expect((await talent.post('/remove-saved-reply', { idReply })).status).toBe(200);
});
