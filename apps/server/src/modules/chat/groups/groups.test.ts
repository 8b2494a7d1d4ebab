import type { GroupChat } from '@stagedoor/contract/schemas/chat-groups';
import { beforeEach, describe, expect, it } from 'vitest';
import { historyOf, textsIn, threadsOf, write } from '../../../../../../tests/support/chat.ts';
import { days, seconds } from '../../../../../../tests/support/clock.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

type Client = Awaited<ReturnType<typeof again>>;
const forAll = { availableToAllPaid: true, validSubscriptions: [] as number[] };

/** A talent with two plans, of which both open groups, a group, and a member of the small plan in it. */
const aGroup = async (change: object = {}) => {
  const { idTalent, plans } = await aClub(program, 1000, 2500);
  const [small = 0, large = 0] = plans;
  const owner = await again(program, idTalent);
  const saved = await owner.post('/save-group-chat', { name: 'Front row', subscriptionAccess: forAll, ...change });
  const { idChat } = saved.body as { idChat: number };
  const member = await aJoinedFan(program, small, 1000);
  return { idTalent, small, large, owner, idChat, member };
};
const join = (client: Client, idChat: number) => client.post('/join-group-chat', { idChat });
const groupsOf = async (client: Client, idTalent: number) =>
  (await client.get(`/get-group-chats/${idTalent}`)).body as GroupChat[];

describe('a group', () => {
  it('is for the members of its plans: they join, write and read what the others write', async () => {
    const { idTalent, owner, idChat, member } = await aGroup();
    expect(await groupsOf(aClient(program), idTalent)).toMatchObject([
      { name: 'Front row', mayJoin: false, members: 1 },
    ]);
    expect(await groupsOf(member.client, idTalent)).toMatchObject([{ mayJoin: true, joined: false }]);
    expect((await member.client.get(`/history-log-by-id/${idChat}`)).status).toBe(404);
    expect((await join(member.client, idChat)).status).toBe(200);
    expect((await join(member.client, idChat)).status).toBe(200);
    expect((await write(member.client, { idChat, text: 'Who comes by train?' })).status).toBe(200);
    await program.settle();
    expect(await threadsOf(owner)).toMatchObject([{ idChat, kind: 'GROUP', name: 'Front row', unread: 1 }]);
    expect((await owner.get('/new-events-count')).body).toMatchObject({ chats: 1 });
    expect((await write(owner, { idChat, text: 'I do' })).status).toBe(200);
    const history = await historyOf(member.client, idChat);
    expect(textsIn(history)).toEqual(['Who comes by train?', 'I do']);
    expect(history).toMatchObject({ writing: { kind: 'FREE' }, thread: { unread: 1 } });
    expect(await groupsOf(member.client, idTalent)).toMatchObject([{ joined: true, members: 2 }]);
  });

  it('is closed to strangers, and to members of other plans', async () => {
    const { idTalent, owner, large, member } = await aGroup();
    const named = { availableToAllPaid: false, validSubscriptions: [large] };
    const saved = await owner.post('/save-group-chat', { name: 'Backstage', subscriptionAccess: named });
    const { idChat } = saved.body as { idChat: number };
    const stranger = await userWith(program);
    for (const client of [stranger.client, member.client]) {
      expect(await join(client, idChat)).toMatchObject({ status: 409, body: { reason: { kind: 'membersOnly' } } });
      expect((await write(client, { idChat })).status).toBe(404);
      expect((await client.get(`/history-log-by-id/${idChat}`)).status).toBe(404);
      expect((await client.post('/get-group-members', { idChat })).status).toBe(404);
    }
    const shown = await groupsOf(member.client, idTalent);
    expect(shown[1]).toMatchObject({
      mayJoin: false,
      subscriptionAccess: { validSubscriptions: [{ idSubscription: large }] },
    });
    const foreign = await aClub(program, 1000);
    const theirs = { availableToAllPaid: false, validSubscriptions: foreign.plans };
    expect((await owner.post('/save-group-chat', { name: 'X', subscriptionAccess: theirs })).status).toBe(422);
  });

  it('ends with the plan: nothing of it can be read any more', async () => {
    const { idChat, member, owner } = await aGroup();
    await join(member.client, idChat);
    await write(owner, { idChat, text: 'A secret' });
    const memberships = (await member.client.get('/get-memberships')).body as { idMembership: number }[];
    await member.client.post('/stop-subscription', { idMembership: memberships[0]?.idMembership });
    expect((await write(member.client, { idChat, text: 'Still here' })).status).toBe(200);
    await write(owner, { idChat, text: 'Another secret' });
    expect((await member.client.get('/new-events-count')).body).toMatchObject({ chats: 1 });
    await moveClock(program, days(32));
    const later = await again(program, member.idUser);
    const out = { status: 409, body: { error: 1074 } };
    expect(await later.get(`/history-log-by-id/${idChat}`)).toMatchObject(out);
    expect(await write(later, { idChat, text: 'Hello?' })).toMatchObject(out);
    expect(await later.post('/search-chat', { idChat, search: 'secret' })).toMatchObject(out);
    expect(await later.post('/get-group-members', { idChat })).toMatchObject(out);
    expect(await threadsOf(later)).toMatchObject([{ idChat, ended: true, lastMessage: null, unread: 0 }]);
    expect((await later.get('/new-events-count')).body).toMatchObject({ chats: 0 });
  });

  it('is read, not written, by who has a block with its owner, or is blocked by staff', async () => {
    const { idChat, member, owner } = await aGroup();
    await join(member.client, idChat);
    await owner.post('/block-user', { idUser: member.idUser, duration: 'day' });
    expect(await write(member.client, { idChat })).toMatchObject({ body: { error: 1023 } });
    expect(await historyOf(member.client, idChat)).toMatchObject({ writing: { kind: 'CLOSED', why: 'BLOCKED' } });
    await owner.post('/unblock-user', { idUser: member.idUser });
    expect((await write(member.client, { idChat })).status).toBe(200);
    await program.database.pool.query(
      `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'Spam', now())`,
      [member.idUser],
    );
    expect(await write(member.client, { idChat })).toMatchObject({ body: { error: 1030 } });
    expect((await write(owner, { idChat })).status).toBe(200);
  });

  it('is left and joined again; whoever was removed stays out until they are let back', async () => {
    const { idChat, member, owner, idTalent } = await aGroup();
    await join(member.client, idChat);
    expect((await member.client.post('/leave-group-chat', { idChat })).status).toBe(200);
    expect((await member.client.get(`/history-log-by-id/${idChat}`)).status).toBe(409);
    expect((await join(member.client, idChat)).status).toBe(200);
    const members = (await owner.post('/get-group-members', { idChat })).body;
    expect(members).toMatchObject({ items: [{ role: 'OWNER' }, { idUser: member.idUser, role: 'MEMBER' }] });
    const remove = (client: Client, idUser: number, removed = true) =>
      client.post('/remove-group-member', { idChat, idUser, removed });
    expect(await remove(member.client, idTalent)).toMatchObject({ body: { error: 1063 } });
    expect((await remove(owner, member.idUser)).status).toBe(200);
    for (const refused of [join(member.client, idChat), write(member.client, { idChat })])
      expect(await refused).toMatchObject({ body: { error: 1074 } });
    expect((await remove(owner, member.idUser, false)).status).toBe(200);
    expect((await write(member.client, { idChat, text: 'Back' })).status).toBe(200);
    expect((await owner.post('/leave-group-chat', { idChat })).status).toBe(404);
  });

  it('has slow mode, a pinned message, and messages that its owner removes', async () => {
    const { idChat, member, owner } = await aGroup({ slowSeconds: 30 });
    await join(member.client, idChat);
    const first = await write(member.client, { idChat, text: 'First' });
    expect(await write(member.client, { idChat, text: 'Second' })).toMatchObject({
      body: { reason: { kind: 'tooEarly' } },
    });
    const { group } = await historyOf(member.client, idChat);
    expect(group).toMatchObject({ members: 2, keepsOrder: false, slowSeconds: 30, writeFrom: expect.any(String) });
    expect((await historyOf(owner, idChat)).group).toMatchObject({ keepsOrder: true, writeFrom: null });
    expect((await write(owner, { idChat, text: 'No hurry' })).status).toBe(200);
    expect((await write(owner, { idChat, text: 'At all' })).status).toBe(200);
    program.clock.advance(seconds(30));
    expect((await write(member.client, { idChat, text: 'Second' })).status).toBe(200);
    const { idMessage } = first.body.message;
    expect(await member.client.post('/pin-chat-message', { idChat, idMessage })).toMatchObject({
      body: { error: 1063 },
    });
    expect((await owner.post('/pin-chat-message', { idChat, idMessage })).status).toBe(200);
    expect((await historyOf(member.client, idChat)).pinned).toMatchObject({ text: 'First' });
    const remove = (client: Client, id: number) => client.call('DELETE', `/delete-message/${id}`);
    const owners = (await historyOf(member.client, idChat)).items[1]?.idMessage ?? 0;
    expect(await remove(member.client, owners)).toMatchObject({ body: { error: 1063 } });
    expect((await remove(owner, idMessage)).status).toBe(200);
    const [trace] = (await historyOf(member.client, idChat)).items;
    expect(trace).toMatchObject({ deleted: true, text: '' });
    expect((await historyOf(member.client, idChat)).pinned).toBeNull();
  });

  it('lets those who read a message report it; to others it does not exist', async () => {
    const { owner, idChat, member } = await aGroup();
    await join(member.client, idChat);
    const { body } = await write(owner, { idChat, text: 'Buy cheap watches' });
    const { idMessage } = body.message;
    const complain = (client: Client, id = idMessage) =>
      client.post('/complain', { subject: 'MESSAGE', id, reason: 'SPAM' });
    const missing = { body: { error: 1058 } };
    expect(await complain((await userWith(program)).client)).toMatchObject(missing);
    expect(await complain(owner)).toMatchObject(missing);
    expect(await complain(member.client, idMessage + 1000)).toMatchObject(missing);
    expect((await complain(member.client)).status).toBe(200);
    const theirs = await write(member.client, { idChat, text: 'No, thanks' });
    expect((await complain(owner, theirs.body.message.idMessage)).status).toBe(200);
    await member.client.post('/leave-group-chat', { idChat });
    expect(await complain(member.client)).toMatchObject(missing);
  });

  it('that is closed can be read, not written', async () => {
    const { idChat, member, owner } = await aGroup();
    await join(member.client, idChat);
    await write(member.client, { idChat, text: 'It was nice' });
    expect((await owner.post('/close-group-chat', { idChat })).status).toBe(200);
    expect((await write(member.client, { idChat, text: 'Too late' })).status).toBe(409);
    expect(await historyOf(member.client, idChat)).toMatchObject({ writing: { kind: 'CLOSED', why: 'GROUP_CLOSED' } });
    expect((await member.client.post('/close-group-chat', { idChat })).status).toBe(404);
  });
});
