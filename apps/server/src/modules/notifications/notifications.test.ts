import { limits } from '@stagedoor/contract/limits';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { days, hours } from '../../../../../tests/support/clock.ts';
import { sampleKinds } from '../../../../../tests/support/kinds.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../tests/support/program.ts';
import type { Kind } from '../../platform/notices/kind.ts';
import type { Notice } from '../../platform/notices/notify.ts';
import { domainEvent } from '../../platform/outbox/domain-event.ts';
import { purgeNotifications } from './purge-notifications.ts';

const program = await aWorkingProgram();
const { database, clock } = program;
program.notifications.addKinds(sampleKinds);
const anything = z.looseObject({});

const anyUser = async () => {
  const user = await aUser(program);
  return { ...user, client: await aLoggedInClient(program, user.idUser) };
};
type TestUser = Awaited<ReturnType<typeof anyUser>>;
type TestNotice = Notice & { idPartner: number; kind: Kind<{ idPartner: number }> };
const notify = (...notices: TestNotice[]) =>
  database.inTransaction(async (tx) => {
    for (const { kind, ...notice } of notices) await program.notifications.notify(tx, kind, notice);
  });
type Page = { items: Record<string, unknown>[]; totalPages: number; currentPage: number };
const page = async ({ client }: TestUser, number = 0) =>
  (await client.post('/event-logs/true', { page: number, size: 5 })).body as Page;
const newOnes = async ({ client }: TestUser) => (await client.get('/new-events-count')).body;

let facts = 0;
const aNotice = ({ idUser }: { idUser: number }, more: Partial<TestNotice> = {}): TestNotice => ({
  kind: sampleKinds.newPost,
  idUser,
  idPartner: idUser,
  eventKey: `fact ${++facts}`,
  ...more,
});
const ofPost = (id: number) => ({ type: 'post', id });

describe('the event log', () => {
  it('is empty at first', async () => {
    const one = await anyUser();
    expect(await page(one)).toEqual({ items: [], totalPages: 0, currentPage: 0 });
    expect(await newOnes(one)).toEqual({ result: 0, eventLogs: 0, chats: 0 });
  });

  it('shows the newest first, five to a page, and who did it', async () => {
    const [one, partner] = [await anyUser(), await aUser(program, { name: 'Ruslana Stefania' })];
    for (let idPost = 1; idPost <= 7; idPost++) {
      const shown = { text: `Post ${idPost}` };
      await notify(aNotice(one, { subject: ofPost(idPost), idPartner: partner.idUser, shown }));
    }
    const first = await page(one);
    expect(first).toMatchObject({ totalPages: 2, currentPage: 0 });
    expect(first.items.map(({ idPost }) => idPost)).toEqual([7, 6, 5, 4, 3]);
    expect((await page(one, 1)).items.map(({ idPost }) => idPost)).toEqual([2, 1]);
    expect(first.items[0]).toEqual({
      id: expect.any(Number),
      type: 'NEW_SONG',
      createdDate: clock.now().toISOString(),
      read: false,
      sentence: 'Ruslana Stefania published a new post',
      link: '/post/7',
      group: 'stage',
      idPartner: partner.idUser,
      idPost: 7,
      idProduct: null,
      idOrder: null,
      idUser: null,
      partnerImageLink: null,
      partnerName: 'Ruslana Stefania',
      productName: null,
      productType: null,
      sum: null,
      text: 'Post 7',
    });
  });

  it('tells of the same fact once, however often and by however many it is said', async () => {
    const one = await anyUser();
    const notice = aNotice(one);
    await Promise.all(Array.from({ length: 10 }, () => notify(notice)));
    expect((await page(one)).items).toHaveLength(1);
  });

  it('counts what is new until it is read, and keeps others out', async () => {
    const [one, other] = [await anyUser(), await anyUser()];
    await notify(aNotice(one), aNotice(one), aNotice(one));
    const [newest] = (await page(one)).items;
    await other.client.post('/mark-events-read', { ids: [newest?.id] });
    expect(await newOnes(one)).toMatchObject({ eventLogs: 3 });
    await one.client.post('/mark-events-read', { ids: [newest?.id] });
    expect(await newOnes(one)).toMatchObject({ eventLogs: 2 });
    await one.client.post('/mark-events-read');
    expect(await newOnes(one)).toMatchObject({ eventLogs: 0 });
  });

  it('marks as read what is about one order, and nothing else', async () => {
    const one = await anyUser();
    const ofOrder = (id: number) => ({ subject: { type: 'order', id } });
    await notify(aNotice(one, ofOrder(7)), aNotice(one, ofOrder(7)), aNotice(one, ofOrder(8)), aNotice(one));
    await one.client.post('/mark-events-read', { idOrder: 7 });
    expect(await newOnes(one)).toMatchObject({ eventLogs: 2 });
    expect((await page(one)).items.map(({ idOrder, read }) => [idOrder, read])).toEqual([
      [null, false],
      [8, false],
      [7, true],
      [7, true],
    ]);
  });

  it('counts likes of one post for a day as one', async () => {
    const one = await anyUser();
    const like = async (idPost: number) =>
      aNotice(one, {
        kind: sampleKinds.likes,
        groupKey: `post ${idPost}`,
        subject: ofPost(idPost),
        idPartner: (await anyUser()).idUser,
      });
    await Promise.all([notify(await like(1)), notify(await like(1)), notify(await like(1))]);
    await notify(await like(2));
    expect((await page(one)).items.map(({ idPost, sum }) => [idPost, sum])).toEqual([
      [2, 0],
      [1, 2],
    ]);
    clock.advance(hours(24));
    await notify(await like(1));
    expect((await page(one)).items.map(({ idPost, sum }) => [idPost, sum])).toEqual([
      [1, 0],
      [2, 0],
      [1, 2],
    ]);
  });

  it('pages as far as anybody reads, and counts as far as a counter shows', async () => {
    const one = await anyUser();
    await database.pool.query(
      `insert into event_log (id_user, type, created_at, in_app, params)
        select $1, 'NEW_SONG', $2, true, '{}' from generate_series(1, 520)`,
      [one.idUser, clock.now()],
    );
    expect(await page(one)).toMatchObject({ totalPages: limits.notifications.listed / 5 });
    expect((await page(one, 99)).items).toHaveLength(5);
    expect((await page(one, 100)).items).toHaveLength(0);
    expect(await newOnes(one)).toMatchObject({ eventLogs: limits.counters.most });
  });

  it('purges read items after three months, the rest after a year, and notified events after 30 days', async () => {
    const one = await anyUser();
    const daysAgo = (age: number) => new Date(clock.now().getTime() - days(age));
    const add = (text: string, age: number, read: boolean) =>
      database.pool.query(
        `insert into event_log (id_user, type, created_at, in_app, read_at, params)
          values ($1, 'NEW_SONG', $2, true, $3, jsonb_build_object('text', $4::text))`,
        [one.idUser, daysAgo(age), read ? daysAgo(age) : null, text],
      );
    await add('read, old', 91, true);
    await add('read, new', 89, true);
    await add('unread, old', 366, false);
    await add('unread, new', 364, false);
    for (const [key, age] of Object.entries({ old: 31, new: 29 }))
      await database.pool.query(`insert into notified_fact values ($1, 'NEW_SONG', $2, $3)`, [
        one.idUser,
        key,
        daysAgo(age),
      ]);
    await database.inTransaction((tx) => program.jobs.queue(tx, purgeNotifications, {}));
    await program.settle();
    const left = await database.pool.query(
      `select params ->> 'text' as text from event_log where id_user = $1 order by id`,
      [one.idUser],
    );
    expect(left.rows.map(({ text }) => text)).toEqual(['read, new', 'unread, new']);
    const notified = await database.pool.query('select fact_key from notified_fact where id_user = $1', [one.idUser]);
    expect(notified.rows).toEqual([{ fact_key: 'new' }]);
  });

  it('shows nothing of a type that it does not know', async () => {
    const one = await anyUser();
    const values = [one.idUser, clock.now()];
    const from = `insert into event_log (id_user, type, created_at, in_app, params)
      values ($1, 'FROM_THE_FUTURE', $2, true, '{}')`;
    await database.pool.query(from, values);
    expect(await page(one)).toMatchObject({ items: [], totalPages: 0 });
    expect(await newOnes(one)).toMatchObject({ eventLogs: 0 });
  });

  it.each([
    ['deposit.received', 'DEPOSIT_RECEIVED'],
    ['withdrawal.approved', 'WITHDRAW_APPROVED'],
    ['withdrawal.rejected', 'WITHDRAW_REJECTED'],
    ['withdrawal.returned', 'WITHDRAW_RETURNED'],
  ])('answers %s', async (name, type) => {
    const one = await anyUser();
    const withdrawal = `insert into withdrawal (id_user, amount, rail, masked, created_at)
      values ($1, 2500, 'paypal', '•', $2) returning id, gen_random_uuid() as si`;
    const { rows: ids } = await database.pool.query(withdrawal, [one.idUser, clock.now()]);
    await database.inTransaction((tx) =>
      program.outbox.append(tx, domainEvent(name, anything), { ...ids[0], idUser: one.idUser, amount: 2_500 }),
    );
    await expect.poll(async () => (await page(one)).items).toMatchObject([{ type, sum: 2_500 }]);
    const { rows } = await database.pool.query('select type from live_event where id_user = $1 order by id', [
      one.idUser,
    ]);
    expect(rows.map((row) => row.type)).toEqual(['EVENT_LOG_UPDATED', 'WALLET_UPDATED']);
  });
});
