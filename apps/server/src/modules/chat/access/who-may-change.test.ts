import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer, writePaid } from '../../../../../../tests/support/chat.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { codeOf, type Name, names, peopleOfChats, seen } from '../../../../../../tests/support/people-of-chats.ts';
import type { aClient } from '../../../../../../tests/support/program.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

const open = 'open';
const missing = 1058;
const noRight = 1063;
const out = 1074;
const notNow = 1028;
const noSession = 1001;

type Client = ReturnType<typeof aClient>;
let world: Awaited<ReturnType<typeof peopleOfChats>>;
beforeAll(async () => {
  world = await peopleOfChats(program);
}, 60_000);

const keepers: readonly Name[] = ['the owner', 'a moderator'];
const inside: readonly Name[] = ['a member', ...keepers];
const former: readonly Name[] = ['a member who left', 'a member who was removed', 'a member whose plan ended'];
const [pair, group, support] = [0, 1, 2];

/** A message of somebody else. Written directly, so that one can be in every chat. */
const aForeignMessage = async (idChat: number, kind: number, name: Name): Promise<number> => {
  const idOf = (one: Name) => world.people[one].idUser;
  const { rows } = await pool.query('select id_low, id_high from chat where id = $1', [idChat]);
  const authors: (number | null)[] = [
    rows[0].id_low === idOf(name) ? rows[0].id_high : rows[0].id_low,
    idOf(name === 'the owner' ? 'a member' : 'the owner'),
    idOf(name === 'who asked support' ? 'staff for support' : 'who asked support'),
  ];
  const inserted = await pool.query<{ id: string }>(
    `with taken as (update chat set last_seq = last_seq + 1 where id = $1 returning last_seq)
     insert into chat_message (id_chat, seq, id_author, by_staff, text, created_at)
     select $1, last_seq, $2, $3, 'Foreign words', $4 from taken returning id`,
    [idChat, authors[kind], kind === support && name === 'who asked support', program.clock.now()],
  );
  return Number(inserted.rows[0]?.id);
};

type Aim = { idChat: number; idMessage: number };
type Call = {
  send: (client: Client, aim: Aim) => Promise<{ status: number; body: unknown }>;
  /** For who may read the chat; the others are refused as when reading it. */
  gets: (name: Name, kind: number) => unknown;
};
const keepersOnly = (name: Name, kind: number) => {
  if (kind !== group) return missing;
  return keepers.includes(name) ? open : noRight;
};

const calls: Record<string, Call> = {
  'edits what another wrote': {
    send: (client, { idMessage }) => client.post('/edit-message', { idMessage, text: 'Never said' }),
    gets: () => missing,
  },
  'deletes what another wrote': {
    send: (client, { idMessage }) => client.remove(`/delete-message/${idMessage}`),
    gets: (name, kind) => (kind === group && keepers.includes(name) ? open : noRight),
  },
  'pins a message': {
    send: (client, { idChat, idMessage }) => client.post('/pin-chat-message', { idChat, idMessage }),
    gets: keepersOnly,
  },
  'lets somebody back in': {
    send: (client, { idChat }) => {
      const { idUser } = world.people['a member who left'];
      return client.post('/remove-group-member', { idChat, idUser, removed: false });
    },
    gets: (name, kind) => (name === 'a member who left' ? out : keepersOnly(name, kind)),
  },
  'sees the members': {
    send: (client, { idChat }) => client.post('/get-group-members', { idChat }),
    gets: (_name, kind) => (kind === group ? open : missing),
  },
};

describe.each(names)('%s', (name) => {
  it.each(Object.entries(calls))('%s where they may', async (_what, { send, gets }) => {
    const found = [];
    for (const [kind, idChat] of world.chatsFor(name).entries()) {
      const idMessage = await aForeignMessage(idChat, kind, name);
      found.push(codeOf(await send(world.people[name].client, { idChat, idMessage })));
    }
    expect(found).toEqual(seen[name].map((code, kind) => (code === open ? gets(name, kind) : code)));
  });

  it('reports only what they read, and no staff', async () => {
    const found = [];
    for (const [kind, idChat] of world.chatsFor(name).entries()) {
      const id = await aForeignMessage(idChat, kind, name);
      const { client } = world.people[name];
      found.push(codeOf(await client.post('/complain', { subject: 'MESSAGE', id, reason: 'SPAM' })));
    }
    const mayNot = name === 'a visitor' ? noSession : missing;
    expect(found).toEqual(seen[name].map((code, kind) => (code === open && kind !== support ? open : mayNot)));
  });

  it('mutes only what is in their own list', async () => {
    const found = [];
    for (const idChat of world.chatsFor(name))
      found.push(codeOf(await world.people[name].client.post('/set-chat', { idChat, muted: false })));
    const byOffice = name === 'an agent of the talent' || name === 'staff for support';
    const expected = seen[name].map((code) => (code === out || (code === open && !byOffice) ? open : missing));
    expect(found).toEqual(name === 'a visitor' ? seen[name] : expected);
  });

  it('reads the chat of two people by their names only if it is theirs', async () => {
    const [idChat] = world.chatsFor(name);
    const { rows } = await pool.query('select id_low, id_high from chat where id = $1', [idChat]);
    const { client } = world.people[name];
    expect(codeOf(await client.post(`/history-log/${rows[0].id_low}/${rows[0].id_high}`))).toBe(seen[name][pair]);
  });

  it('leaves and joins groups alone, as long as their plan opens them', async () => {
    const { client } = world.people[name];
    const [idPair, idGroup, idSupport] = world.chatsFor(name);
    const mayNot = name === 'a visitor' ? noSession : missing;
    const leave = async (idChat: number) => codeOf(await client.post('/leave-group-chat', { idChat }));
    const join = async (idChat: number) => codeOf(await client.post('/join-group-chat', { idChat }));
    for (const idChat of [idPair, idSupport]) {
      expect(await leave(idChat)).toBe(mayNot);
      expect(await join(idChat)).toBe(mayNot);
    }
    const hasLeft = (inside.includes(name) && name !== 'the owner') || former.includes(name);
    expect(await leave(idGroup)).toBe(hasLeft ? open : mayNot);
    const joined = inside.includes(name) || name === 'a member who left' ? open : notNow;
    expect(await join(idGroup)).toBe(
      { 'a visitor': noSession, 'a member who was removed': out }[name as string] ?? joined,
    );
    if (name === 'a member who left') expect(await leave(idGroup)).toBe(open);
  });
});

/** Who of all gets through. */
const whoMay = async (send: (client: Client, name: Name) => Promise<{ status: number; body: unknown }>) => {
  const found: Name[] = [];
  for (const name of names) if ((await send(world.people[name].client, name)).status === 200) found.push(name);
  return found;
};
const aQuestion = async () => (await writePaid(world.pair.fan.client, world.pair.idTalent)).body.message.idMessage;

describe('of all these people', () => {
  it('the talent and their agent answer and decline a paid message, and its author takes it back', async () => {
    const asked = ['the other of the pair', 'an agent of the talent'];
    expect(await whoMay(async (client) => answer(client, await aQuestion()))).toEqual(asked);
    expect(
      await whoMay(async (client) => client.post('/decline-message', { id: await aQuestion(), reason: 'No' })),
    ).toEqual(asked);
    expect(await whoMay(async (client) => client.get(`/cancel-message/${await aQuestion()}`))).toEqual([
      'one of the pair',
    ]);
  });

  it('staff with the scope take care of a chat with support', async () => {
    const [, , idChat] = world.chatsFor('a stranger');
    const office = ['staff for support'];
    expect(await whoMay((client) => client.get(`/get-support-chat/${idChat}`))).toEqual(office);
    expect(await whoMay((client) => client.post('/get-support-chats', {}))).toEqual(office);
    expect(await whoMay((client) => client.post('/assign-support-chat', { idChat, take: true }))).toEqual(office);
    expect(await whoMay((client) => client.post('/add-support-note', { idChat, text: 'Called twice' }))).toEqual(
      office,
    );
  });

  it('the owner changes a group and closes it', async () => {
    const [, idChat] = world.chatsFor('a stranger');
    const form = { name: 'Last row', subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] } };
    expect(await whoMay((client) => client.post('/save-group-chat', { idChat, ...form }))).toEqual(['the owner']);
    expect(await whoMay((client) => client.post('/close-group-chat', { idChat }))).toEqual(['the owner']);
    const written = await world.people['the owner'].client.post('/send-message', {
      clientId: randomUUID(),
      idChat,
      text: 'Is anybody there?',
      language: 'en',
    });
    expect(codeOf(written)).toBe(notNow);
  });
});
