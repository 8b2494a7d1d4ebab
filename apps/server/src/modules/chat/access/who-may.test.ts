import { chatTopic } from '@stagedoor/contract/live/chat';
import { topicOf } from '@stagedoor/contract/live-destinations';
import type { ChatHistory } from '@stagedoor/contract/schemas/chat';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { threadsOf, write } from '../../../../../../tests/support/chat.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { codeOf, names, peopleOfChats, seen } from '../../../../../../tests/support/people-of-chats.ts';
import { aClient } from '../../../../../../tests/support/program.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

type Client = ReturnType<typeof aClient>;
let world: Awaited<ReturnType<typeof peopleOfChats>>;
beforeAll(async () => {
  world = await peopleOfChats(program);
}, 60_000);

const calls: Record<string, (client: Client, idChat: number) => Promise<{ status: number; body: unknown }>> = {
  history: (client, idChat) => client.get(`/history-log-by-id/${idChat}`),
  search: (client, idChat) => client.post('/search-chat', { idChat, search: 'Secret' }),
  'marking as read': (client, idChat) => client.post('/mark-chat-read', { idChat, seq: 1 }),
  typing: (client, idChat) => client.post('/show-typing', { idChat }),
};

describe.each(names)('%s', (name) => {
  const opened = seen[name].map((each) => each === 'open');

  it.each(Object.entries(calls))('%s', async (_what, call) => {
    const { client } = world.people[name];
    const found = [];
    for (const idChat of world.chatsFor(name)) found.push(codeOf(await call(client, idChat)));
    expect(found).toEqual(seen[name]);
  });

  it('writes where they take part and may', async () => {
    const { client } = world.people[name];
    const [pair, group, support] = seen[name];
    const [idPair, idGroup, idSupport] = world.chatsFor(name);
    const anonymous = name === 'a visitor';
    const expected = (code: unknown) => (anonymous ? 1075 : code);
    const between = name === 'one whom the other has blocked' ? 1023 : 1028;
    expect(codeOf(await write(client, { idChat: idPair }))).toBe(expected(pair === 'open' ? between : pair));
    expect(codeOf(await write(client, { idChat: idGroup }))).toBe(expected(group));
    expect(codeOf(await write(client, { idChat: idSupport }))).toBe(expected(support));
  });

  it('hears live of what they may read', async () => {
    const { idUser } = world.people[name];
    const found = [];
    for (const idChat of world.chatsFor(name)) {
      const topic = program.live.findTopic(topicOf(chatTopic, idChat));
      found.push(await topic?.may({ idUser, key: undefined }));
    }
    expect(found).toEqual(opened);
  });

  it('finds no words in their list and counter but those they may read', async () => {
    const { client, idUser } = world.people[name];
    if (idUser === null) return expect(codeOf(await client.post('/users-history'))).toBe(1001);
    const threads = await threadsOf(client);
    // Agents and staff have lists of their own.
    const own = name !== 'an agent of the talent' && name !== 'staff for support';
    const read = world.chatsFor(name).filter((_id, at) => own && opened[at]);
    expect(threads.flatMap(({ idChat, lastMessage }) => (lastMessage ? [idChat] : [])).toSorted()).toEqual(
      read.toSorted(),
    );
    const { body } = await client.get('/new-events-count');
    expect((body as { chats: number }).chats).toBe(threads.filter(({ unread }) => unread > 0).length);
    for (const { idChat, unread } of threads) if (!read.includes(idChat)) expect(unread).toBe(0);
  });
});

it('a message is announced to the people of its chat alone', async () => {
  const [, idGroup, idSupport] = world.chatsFor('a stranger');
  const { people } = world;
  const told = async (idChat: number, writer: Client) => {
    await program.database.pool.query(`delete from live_event where type = 'THREAD_UPDATED'`);
    expect((await write(writer, { idChat, text: 'Secret news' })).status).toBe(200);
    await program.settle();
    const { rows } = await program.database.pool.query<{ id_user: number }>(
      `select distinct id_user from live_event where type = 'THREAD_UPDATED' and (body ->> 'idChat')::int = $1`,
      [idChat],
    );
    return names.filter((name) => rows.some(({ id_user }) => id_user === people[name].idUser));
  };
  for (const name of ['a member', 'a moderator', 'the owner'] as const)
    await people[name].client.post('/mark-chat-read', { idChat: idGroup, seq: 1_000 });
  expect(await told(idGroup, people['the owner'].client)).toEqual(['a member', 'a moderator', 'the owner']);
  expect(await told(idSupport, people['who asked support'].client)).toEqual(['who asked support']);
});

describe('the holder of a mailed link', () => {
  it('reads the chat of its order, hears of it live, and nothing else', async () => {
    const client = aClient(program);
    const [idPair, idGroup] = world.chatsFor('a stranger');
    expect(await client.post('/read-chat-link', { token: world.token })).toMatchObject({
      status: 200,
      body: { thread: { idChat: idPair }, writing: { kind: 'CLOSED', why: 'LOG_IN' } },
    });
    const may = (idChat: number, key: string) =>
      program.live.findTopic(topicOf(chatTopic, idChat))?.may({ idUser: null, key });
    expect([
      await may(idPair, world.token),
      await may(idGroup, world.token),
      await may(idPair, 'x'.repeat(43)),
    ]).toEqual([true, false, false]);
    expect(await write(client, { token: world.token, idChat: idPair })).toMatchObject({ body: { error: 1075 } });
    await program.database.pool.query(`update chat set open_until = '2100-01-01' where id = $1`, [idPair]);
    expect(await write(client, { token: world.token, idChat: idGroup, text: 'By my link' })).toMatchObject({
      status: 200,
      body: { idChat: idPair },
    });
    // What needs a login is not offered, not even for their own message.
    const { items } = (await client.post('/read-chat-link', { token: world.token })).body as ChatHistory;
    expect(items.at(-1)).toMatchObject({ text: 'By my link', own: true, may: { edit: false, remove: false } });
  });
});
