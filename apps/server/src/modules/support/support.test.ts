import { limits } from '@stagedoor/contract/limits';
import type { SupportRequest } from '@stagedoor/contract/schemas/support';
import { beforeAll, describe, expect, it } from 'vitest';
import { days, hours } from '../../../../../tests/support/clock.ts';
import { actionsOn } from '../../../../../tests/support/content.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import { purgeRequests, watchRequests } from './support.jobs.ts';

const program = await aWorkingProgram();
const staffMember = await aUser(program, { role: 'ADMIN', name: 'Fiona Ashdown', scopes: ['support'] });
const staff = await aLoggedInClient(program, staffMember.idUser);

type Client = ReturnType<typeof aClient>;
type Listed = { items: SupportRequest[]; totalPages: number };

const message = { email: 'Ann@Example.com', language: 'uk', topic: 'ORDER', text: 'Where is my order?\nIt is late.' };
const write = (client: Client, change: object = {}) => client.post('/contact-support', { ...message, ...change });
const numberOf = async (client: Client, change: object = {}) =>
  ((await write(client, change)).body as { number: number }).number;
const list = async (state: 'open' | 'closed' = 'open') =>
  (await staff.post('/get-support-requests', { state })).body as Listed;
const answer = (id: number, text = 'It is on its way, and here is why.') =>
  staff.post('/answer-support-request', { id, answer: text });

// Starts in a new rate-limit window.
beforeAll(() => program.clock.advance(hours(2)));

describe('a visitor', () => {
  it('writes without an account, and the staff read it with the order’s number as it was typed', async () => {
    const id = await numberOf(aClient(program), { order: '10038', reference: 'error 1002, req-7' });
    const { items } = await list();
    expect(items.find((item) => item.id === id)).toEqual({
      id,
      email: 'ann@example.com',
      language: 'uk',
      topic: 'ORDER',
      at: program.clock.now().toISOString(),
      dueAt: new Date(program.clock.now().getTime() + hours(limits.support.answerHours)).toISOString(),
      order: '10038',
      reference: 'error 1002, req-7',
      text: message.text,
      writer: null,
      closed: null,
    });
    await program.settle();
    expect(program.mailbox.mails).toEqual([]);
  });

  it('gets the answer by mail, once, in their language, and what they wrote with it', async () => {
    const id = await numberOf(aClient(program), { email: 'bea@example.com' });
    expect(await answer(id)).toMatchObject({ status: 200, body: {} });
    expect(await answer(id, 'Another answer to the same.')).toMatchObject({ status: 404, body: { error: 1058 } });
    await program.settle();
    const mails = program.mailbox.mails.filter(({ to }) => to === 'bea@example.com');
    expect(mails).toMatchObject([{ subject: `Відповідь на ваше повідомлення № ${id}` }]);
    expect(mails[0]?.text).toMatch(/It is on its way, and here is why\.[\s\S]*> Where is my order\?\n> It is late\./);
    expect(mails[0]?.text).toContain(`/help?request=support%20${id}#contact`);
    expect(await actionsOn(program, `support ${id}`)).toEqual([
      { id_staff: staffMember.idUser, action: 'support.answered' },
    ]);
    const closed = (await list('closed')).items.find((item) => item.id === id)?.closed;
    expect(closed).toMatchObject({ by: 'Fiona Ashdown', answer: 'It is on its way, and here is why.' });
  });

  it('learns nothing about an order by naming it', async () => {
    const [known, foreign] = [
      await write(aClient(program), { order: '1' }),
      await write(aClient(program), { order: '999999999' }),
    ];
    for (const { status, body } of [known, foreign]) {
      expect(status).toBe(200);
      expect(Object.keys(body as object)).toEqual(['number']);
    }
  });

  it.each([
    [{ email: 'ann@' }, 'email'],
    [{ topic: 'WEATHER' }, 'topic'],
    [{ text: 'Too short' }, 'text'],
    [{ text: ' '.repeat(50) }, 'text'],
    [{ text: 'x'.repeat(limits.support.textMax + 1) }, 'text'],
    [{ order: 'x'.repeat(limits.support.orderMax + 1) }, 'order'],
    [{ order: '1\n2' }, 'order'],
    [{ reference: 'x'.repeat(limits.support.referenceMax + 1) }, 'reference'],
    [{ language: 'fr' }, 'language'],
  ])('is told what is wrong with %j, and nothing is stored', async (change, field) => {
    program.clock.advance(hours(1));
    const before = (await list()).items.length;
    const refused = await write(aClient(program), change);
    expect(refused).toMatchObject({ status: 422, body: { fields: { [field]: expect.any(String) } } });
    expect((await list()).items).toHaveLength(before);
  });

  it('waits after ten messages in an hour', async () => {
    program.clock.advance(hours(1));
    const before = (await list()).items.length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => write(aClient(program))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await list()).items.length - before).toBeLessThanOrEqual(10);
    program.clock.advance(hours(1));
    expect(await write(aClient(program))).toMatchObject({ status: 200 });
  });
});

describe('a logged-in user', () => {
  it('is known to the staff, and gets the answer where they asked for it', async () => {
    const fan = await aUser(program, { name: 'Kateryna Bilyk' });
    const client = await aLoggedInClient(program, fan.idUser);
    const id = await numberOf(client, { email: 'elsewhere@example.com' });
    const item = (await list()).items.find((one) => one.id === id);
    expect(item?.writer).toEqual({ idUser: fan.idUser, name: 'Kateryna Bilyk' });
    await answer(id);
    await program.settle();
    expect(program.mailbox.latest('elsewhere@example.com').text).toContain('here is why');
  });

  it('takes it all along when they leave, also what they wrote before as a visitor', async () => {
    program.clock.advance(hours(1));
    const fan = await aUser(program);
    const client = await aLoggedInClient(program, fan.idUser);
    await numberOf(client, { email: 'elsewhere@example.com', text: 'The first of two questions' });
    await numberOf(aClient(program), { email: fan.email.toUpperCase(), text: 'The second of two questions' });
    const kept = async () =>
      (await program.database.pool.query(`select text from support_request where text like '%of two questions'`)).rows;
    expect(await kept()).toHaveLength(2);
    await program.database.inTransaction((tx) => program.personalData.deleteAccount(tx, fan.idUser));
    expect(await kept()).toEqual([]);
  });
});

it('can be closed without an answer, and nobody is written to', async () => {
  program.clock.advance(hours(1));
  const id = await numberOf(aClient(program), { email: 'spam@example.com' });
  expect(await staff.post('/close-support-request', { id })).toMatchObject({ status: 200 });
  expect(await staff.post('/close-support-request', { id })).toMatchObject({ status: 404 });
  await program.settle();
  expect(program.mailbox.mails.filter(({ to }) => to === 'spam@example.com')).toEqual([]);
  expect((await list('closed')).items[0]).toMatchObject({ id, closed: { answer: null } });
});

it('of two who answer at once one finds it done', async () => {
  program.clock.advance(hours(1));
  const id = await numberOf(aClient(program));
  const answers = await Promise.all([answer(id), answer(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('is counted for the operators when nobody answers in time', async () => {
  const overdue = async () => {
    await program.database.inTransaction((tx) => program.jobs.queue(tx, watchRequests, {}));
    await program.settle();
    const metrics = (await program.app.inject('/metrics')).body;
    return Number(/^support_requests_overdue (\d+)$/m.exec(metrics)?.[1]);
  };
  program.clock.advance(hours(limits.support.answerHours + 1));
  const before = await overdue();
  const id = await numberOf(aClient(program));
  expect(await overdue()).toBe(before);
  program.clock.advance(hours(limits.support.answerHours + 1));
  expect(await overdue()).toBe(before + 1);
  await answer(id);
  expect(await overdue()).toBe(before);
});

it('is deleted a year after the answer, and what waits stays', async () => {
  program.clock.advance(hours(1));
  const [open, answered] = [await numberOf(aClient(program)), await numberOf(aClient(program))];
  await answer(answered);
  program.clock.advance(days(limits.support.keptDays + 1));
  await program.database.inTransaction((tx) => program.jobs.queue(tx, purgeRequests, {}));
  await program.settle();
  const { rows } = await program.database.pool.query('select id from support_request where id = any ($1)', [
    [open, answered],
  ]);
  expect(rows).toEqual([{ id: open }]);
});
