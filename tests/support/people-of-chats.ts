import { acceptedMandate, aPerson } from './agents.ts';
import { aLinkTo, aPair, write, writePaid } from './chat.ts';
import { days } from './clock.ts';
import { aClub, aJoinedFan } from './memberships.ts';
import { again, moveClock } from './orders.ts';
import type { PayingProgram } from './paying-program.ts';
import { aUser } from './people.ts';
import { aClient, aLoggedInClient } from './program.ts';
import { userWith } from './wallet.ts';

const missing = 1058;
const out = 1074;
const noSession = 1001;

/** What each gets of a pair's chat, of a group, and of a chat with support. */
export const seen = {
  'one of the pair': ['open', missing, missing],
  'the other of the pair': ['open', missing, missing],
  'one whom the other has blocked': ['open', missing, missing],
  'a member': [missing, 'open', missing],
  'a moderator': [missing, 'open', missing],
  'the owner': [missing, 'open', missing],
  'a member who left': [missing, out, missing],
  'a member who was removed': [missing, out, missing],
  'a member whose plan ended': [missing, out, missing],
  'who asked support': [missing, missing, 'open'],
  'an agent of the talent': ['open', missing, missing],
  'a former agent of the talent': [missing, missing, missing],
  'a stranger': [missing, missing, missing],
  'a visitor': [noSession, noSession, noSession],
  'staff for support': [missing, missing, 'open'],
  'other staff': [missing, missing, missing],
} as const;
export type Name = keyof typeof seen;
export const names = Object.keys(seen) as Name[];

type Client = ReturnType<typeof aClient>;
type Person = { idUser: number | null; client: Client };

export const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'open' : (body as { error: number }).error;

/** A pair's chat, a group and a chat with support, and everybody who might want something of them. */
export const peopleOfChats = async (program: PayingProgram) => {
  const group = await aGroupOfMembers(program);
  const pair = await aPair(program);
  const sent = await writePaid(pair.fan.client, pair.idTalent);
  const blockedPair = await aPair(program);
  const asker = await userWith(program);
  const { idChat: idSupport } = (await asker.client.get('/get-chat-with-support/en')).body as { idChat: number };
  const staff = async (scopes: string[]) => {
    const { idUser } = await aUser(program, { role: 'ADMIN', scopes: scopes as never });
    return { idUser, client: await aLoggedInClient(program, idUser, { secondFactor: true }) };
  };
  const agent = async (then?: (idMandate: number, one: Person) => Promise<unknown>): Promise<Person> => {
    const one = await aPerson(program, 'AGENT', 'Marek Agent');
    const idMandate = await acceptedMandate(one.client, { idUser: pair.idTalent, client: pair.talent });
    await then?.(idMandate, one);
    return one;
  };
  const people: Record<Name, Person> = {
    ...group.people,
    'one of the pair': pair.fan,
    'the other of the pair': { idUser: pair.idTalent, client: await again(program, pair.idTalent) },
    'one whom the other has blocked': blockedPair.fan,
    'who asked support': asker,
    'an agent of the talent': await agent(),
    'a former agent of the talent': await agent((idMandate, { client }) => client.post('/end-mandate', { idMandate })),
    'a stranger': await userWith(program),
    'a visitor': { idUser: null, client: aClient(program) },
    'staff for support': await staff(['support']),
    'other staff': await staff(['moderation', 'finance']),
  };
  await write(people['the owner'].client, { idChat: group.idChat, text: 'Secret of the group' });
  await write(asker.client, { idChat: idSupport, text: 'Secret of the asker' });
  const blocked = await writePaid(blockedPair.fan.client, blockedPair.idTalent);
  await blockedPair.talent.post('/block-user', { idUser: blockedPair.fan.idUser, duration: 'forever' });
  await program.settle();
  const idOrder = sent.body.message.paid?.idOrder ?? 0;
  return {
    people,
    pair,
    token: await aLinkTo(program, idOrder),
    /** The pair of whom one has blocked the other has a chat of its own. */
    chatsFor: (name: Name): [number, number, number] => [
      name === 'one whom the other has blocked' ? blocked.body.idChat : sent.body.idChat,
      group.idChat,
      idSupport,
    ],
  };
};

const aGroupOfMembers = async (program: PayingProgram) => {
  const { idTalent, plans } = await aClub(program, 1000);
  const [plan = 0] = plans;
  const ended = await aJoinedFan(program, plan, 1000);
  const owner = await again(program, idTalent);
  const forAll = { availableToAllPaid: true, validSubscriptions: [] };
  const saved = await owner.post('/save-group-chat', { name: 'Front row', subscriptionAccess: forAll });
  const { idChat } = saved.body as { idChat: number };
  await ended.client.post('/join-group-chat', { idChat });
  const [membership] = (await ended.client.get('/get-memberships')).body as { idMembership: number }[];
  await ended.client.post('/stop-subscription', { idMembership: membership?.idMembership });
  await moveClock(program, days(32));

  const person = async (idUser: number) => ({ idUser, client: await again(program, idUser) });
  const groupOwner = await person(idTalent);
  const member = async (then?: (one: { idUser: number; client: Client }) => Promise<unknown>) => {
    const fan = await aJoinedFan(program, plan, 1000);
    await fan.client.post('/join-group-chat', { idChat });
    await then?.(fan);
    return fan;
  };
  const name = ({ idUser }: { idUser: number }) =>
    program.database.pool.query('insert into feed_moderator (id_talent, id_user, since) values ($1, $2, $3)', [
      idTalent,
      idUser,
      program.clock.now(),
    ]);
  const people = {
    'a member': await member(),
    'a moderator': await member(name),
    'the owner': groupOwner,
    'a member who left': await member(({ client }) => client.post('/leave-group-chat', { idChat })),
    'a member who was removed': await member(({ idUser }) =>
      groupOwner.client.post('/remove-group-member', { idChat, idUser, removed: true }),
    ),
    'a member whose plan ended': await person(ended.idUser),
  };
  return { idChat, people };
};
