import type { SupportChat, SupportChatDetail, SupportReply } from '@stagedoor/contract/schemas/support-chat';
import { beforeEach, expect, it } from 'vitest';
import { historyOf, threadsOf, write } from '../../../../../../tests/support/chat.ts';
import { hours, minutes } from '../../../../../../tests/support/clock.ts';
import { actionsOn } from '../../../../../../tests/support/content.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';

const program = await aWorkingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const aPerson = async (options: Parameters<typeof aUser>[1] = {}) => {
  const { idUser } = await aUser(program, options);
  return { idUser, client: await aLoggedInClient(program, idUser) };
};
const supporter = () => aPerson({ role: 'ADMIN', name: 'Fiona Ashdown', scopes: ['support'] });
type Client = Awaited<ReturnType<typeof aPerson>>['client'];

const ask = async (client: Client, text = 'I cannot log in on my phone') => {
  const { idChat } = (await client.get('/get-chat-with-support/uk')).body as { idChat: number };
  const sent = await write(client, { idChat, text });
  await program.settle();
  return { idChat, status: sent.status };
};
const list = async (client: Client, body: object = {}) =>
  ((await client.post('/get-support-chats', { size: 100, ...body })).body as { items: SupportChat[] }).items;
const caseOf = async (client: Client, idChat: number, state: string) =>
  (await list(client, { state })).find((one) => one.idChat === idChat);

const close = (client: Client, idChat: number, seq: number) => client.post('/close-support-chat', { idChat, seq });

it('goes from the question to the answer and to its end, and is told to the person', async () => {
  const [person, staff] = [await aPerson(), await supporter()];
  const { idChat } = await ask(person.client);
  expect((await ask(person.client, 'And on my tablet neither')).idChat).toBe(idChat);
  const asked = await caseOf(staff.client, idChat, 'waiting');
  expect(asked).toMatchObject({ person: { idUser: person.idUser }, assigned: null, text: 'And on my tablet neither' });
  const dueAt = new Date(Date.parse(asked?.waitingSince ?? '') + hours(48)).toISOString();
  expect(asked?.dueAt).toBe(dueAt);

  program.clock.advance(minutes(20));
  const answered = await write(staff.client, { idChat, text: 'Try the link that we mailed' });
  expect(answered.body.message).toMatchObject({ role: 'STAFF', own: true });
  await program.settle();
  expect(await caseOf(staff.client, idChat, 'waiting')).toBeUndefined();
  expect(await caseOf(staff.client, idChat, 'answered')).toMatchObject({ assigned: { name: 'Fiona Ashdown' } });
  expect(await threadsOf(person.client)).toMatchObject([{ kind: 'SUPPORT', unread: 1 }]);
  const bell = (await person.client.post('/event-logs/true', {})).body as { items: { type: string }[] };
  expect(bell.items.map(({ type }) => type)).toContain('SUPPORT_WROTE');

  expect((await close(staff.client, idChat, 3)).status).toBe(200);
  expect((await close(staff.client, idChat, 3)).status).toBe(409);
  expect(await caseOf(staff.client, idChat, 'closed')).toMatchObject({ state: 'closed' });
  expect(await actionsOn(program, `chat ${idChat}`)).toMatchObject([{ action: 'support.chatClosed' }]);
  expect((await staff.client.get('/get-support-times')).body).toMatchObject({ firstAnswerMinutes: 20 });

  await ask(person.client, 'Now it is the other phone');
  expect(await caseOf(staff.client, idChat, 'waiting')).toMatchObject({ text: 'Now it is the other phone' });
});

it('keeps notes among staff, who see what the person can spend', async () => {
  const [person, staff] = [await aPerson(), await supporter()];
  const { idChat } = await ask(person.client);
  expect((await staff.client.post('/add-support-note', { idChat, text: 'Called twice' })).status).toBe(200);
  const detail = (await staff.client.get(`/get-support-chat/${idChat}`)).body as SupportChatDetail;
  expect(detail).toMatchObject({ available: 0, notes: [{ text: 'Called twice', by: { name: 'Fiona Ashdown' } }] });
  expect(JSON.stringify(await historyOf(person.client, idChat))).not.toContain('Called twice');
  expect((await staff.client.post('/add-support-note', { idChat, text: ' ' })).status).toBe(422);
});

it('is taken care of by one of the staff, or by nobody', async () => {
  const [person, one, other] = [await aPerson(), await supporter(), await supporter()];
  const { idChat } = await ask(person.client);
  const assign = (client: Client, take: boolean) => client.post('/assign-support-chat', { idChat, take });
  await assign(one.client, true);
  expect((await list(one.client, { mine: true })).map((found) => found.idChat)).toContain(idChat);
  expect((await list(other.client, { mine: true })).map((found) => found.idChat)).not.toContain(idChat);
  expect((await assign(other.client, true)).status).toBe(409);
  await assign(other.client, false);
  expect(await caseOf(other.client, idChat, 'waiting')).toMatchObject({ assigned: null });
});

it('is taken by the first of two at once', async () => {
  const [person, one, other] = [await aPerson(), await supporter(), await supporter()];
  const { idChat } = await ask(person.client);
  const taken = await Promise.all(
    [one, other].map(({ client }) => client.post('/assign-support-chat', { idChat, take: true })),
  );
  expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('is not closed over a message that staff have not seen', async () => {
  const [person, staff] = [await aPerson(), await supporter()];
  const { idChat } = await ask(person.client);
  await write(person.client, { idChat, text: 'One more thing' });
  expect((await close(staff.client, idChat, 1)).status).toBe(409);
  expect((await close(staff.client, idChat, 2)).status).toBe(200);
  await program.settle(); // what the worker still had to do about the second message opens nothing
  expect(await caseOf(staff.client, idChat, 'waiting')).toBeUndefined();

  const reopen = () => staff.client.post('/reopen-support-chat', { idChat });
  expect((await reopen()).status).toBe(200);
  expect((await reopen()).status).toBe(409);
  const asked = await historyOf(person.client, idChat);
  expect((await caseOf(staff.client, idChat, 'waiting'))?.waitingSince).toBe(asked.items[0]?.created);
});

it('waits or not by what was written, in whatever order the workers hear of it', async () => {
  const [person, staff] = [await aPerson(), await supporter()];
  const { idChat } = await ask(person.client);
  await write(staff.client, { idChat, text: 'Which phone is it?' });
  await write(person.client, { idChat, text: 'The old one' });
  await program.database.pool.query(
    `update fact set due_at = due_at + interval '1 second'
     where handled_at is null and body ->> 'idChat' = $1 and body ->> 'idStaff' is not null`,
    [String(idChat)],
  );
  await program.settle();
  program.clock.advance(minutes(1));
  await program.settle();
  const answered = (await historyOf(person.client, idChat)).items[1]?.created;
  const waits = await caseOf(staff.client, idChat, 'waiting');
  expect(waits).toMatchObject({ firstAnsweredAt: answered, assigned: { idUser: staff.idUser } });
});

it('is open to who is blocked by staff, and to who is stuck in the registration', async () => {
  const [blocked, stuck] = [await aPerson(), await aPerson({ status: 'REGISTRATION' })];
  await program.database.pool.query(
    `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'spam', $2)`,
    [blocked.idUser, program.clock.now()],
  );
  for (const { client } of [blocked, stuck]) {
    const { status, idChat } = await ask(client);
    expect(status).toBe(200);
    expect((await client.get(`/history-log-by-id/${idChat}`)).status).toBe(200);
  }
});

it('has replies in three languages that all staff share', async () => {
  const [one, other] = [await supporter(), await supporter()];
  const text = { en: 'Thank you', uk: 'Дякуємо', ru: 'Спасибо' };
  const save = (client: Client, body: object) => client.post('/save-support-reply', { name: 'Thanks', text, ...body });
  const { idReply } = (await save(one.client, {})).body as SupportReply;
  expect(await save(other.client, { name: 'thanks' })).toMatchObject({ body: { error: 1042 } });
  expect((await save(other.client, { name: 'Half', text: { en: 'Only one' } })).status).toBe(422);
  expect((await other.client.get('/get-support-replies')).body).toEqual([{ idReply, name: 'Thanks', text }]);
  expect((await other.client.post('/remove-support-reply', { idReply })).status).toBe(200);
  expect((await one.client.post('/remove-support-reply', { idReply })).status).toBe(404);
});
