import { limits } from '@stagedoor/contract/limits';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { hours, minutes } from '../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder, moveClock } from '../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { notifyFans } from './notify-fans.ts';

const { program, fan } = await aFanAtWork({ deposited: 500_000 });
const { pool } = program.database;

afterEach(() => vi.restoreAllMocks());

const aFollower = async (idTalent: number) => {
  const user = await aUser(program);
  const client = await again(program, user.idUser);
  expect((await client.post('/follow-user', { idUser: idTalent })).status).toBe(200);
  return { ...user, client };
};
const publish = async (idTalent: number) => {
  const idProduct = await aProduct(program, idTalent, 'AUTOGRAPH');
  await program.settle();
  return idProduct;
};
const notifiedOf = async (idProduct: number): Promise<number[]> => {
  const { rows } = await pool.query(
    `select id_user from event_log where type = 'NEW_PRODUCT' and subject_type = 'product' and subject_id = $1 order by id_user`,
    [idProduct],
  );
  return rows.map(({ id_user }) => id_user);
};

/** Followers of the talent, inserted directly. */
const manyFollowers = async (idTalent: number, count: number) => {
  const { rows } = await pool.query(
    `with made as (insert into users (name, email, language, created_at)
       select 'Fan ' || n, gen_random_uuid() || '@fans.example', 'uk', $2 from generate_series(1, $3::int) n returning id)
     insert into follow (id_user, id_talent, created_at) select id, $1, $2 from made returning id_user`,
    [idTalent, program.clock.now(), count],
  );
  return rows.map(({ id_user }) => id_user as number);
};

describe('something new', () => {
  it('is sent to a follower who never bought, and once to one who also bought', async () => {
    const { idTalent, idOrder, talent } = await aPaidOrder(program, fan, 'MSG', { fromWallet: 300 });
    await talent.post('/deliver-order', { idOrder, delivery: { kind: 'answer', text: 'Here' } });
    await fan.client.post('/follow-user', { idUser: idTalent });
    const follower = await aFollower(idTalent);
    const stranger = await aUser(program);
    const notified = await notifiedOf(await publish(idTalent));
    expect(notified).toEqual([fan.idUser, follower.idUser].toSorted((a, b) => a - b));
    expect(notified).not.toContain(stranger.idUser);
  });

  it('is not sent where one blocked the other, nor for what is off sale by then', async () => {
    const { idUser: idTalent } = await aSeller(program);
    const [unwanted, unwilling, glad] = [
      await aFollower(idTalent),
      await aFollower(idTalent),
      await aFollower(idTalent),
    ];
    const block = `insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)`;
    await pool.query(block, [idTalent, unwanted.idUser, program.clock.now()]);
    await pool.query(block, [unwilling.idUser, idTalent, program.clock.now()]);
    const idProduct = await publish(idTalent);
    expect(await notifiedOf(idProduct)).toEqual([glad.idUser]);

    await pool.query('delete from event_log; delete from notified_fact');
    await pool.query(`update product set shelf = 'INACTIVE' where id = $1`, [idProduct]);
    await program.database.inTransaction((tx) => program.jobs.queue(tx, notifyFans, { idProduct, after: 0 }));
    await program.settle();
    expect(await notifiedOf(idProduct)).toEqual([]);
  });

  it('comes as each of them wants to hear of it, in their language', async () => {
    const { idUser: idTalent } = await aSeller(program);
    const [sleeper, deaf] = [await aFollower(idTalent), await aFollower(idTalent)];
    const now = program.clock.now().getTime();
    const wall = (ms: number) => new Date(now + ms).toISOString().slice(11, 16);
    await sleeper.client.post('/update-notification-preferences', {
      types: { NEW_PRODUCT: { email: true } },
      quietHours: { from: wall(-minutes(10)), to: wall(hours(2)) },
    });
    await deaf.client.post('/update-notification-preferences', { types: { NEW_PRODUCT: { inApp: false } } });
    await publish(idTalent);
    const mails = () => program.mailbox.mails.filter(({ to }) => to === sleeper.email);
    expect(mails()).toEqual([]);
    await moveClock(program, hours(2));
    expect(mails()).toMatchObject([{ subject: expect.stringContaining('added') }]);
    const bell = async ({ idUser }: { idUser: number }) =>
      (await (await again(program, idUser)).post('/event-logs/true', {})).body as { items: object[] };
    expect((await bell(sleeper)).items).toMatchObject([{ type: 'NEW_PRODUCT', idPartner: idTalent }]);
    expect((await bell(deaf)).items).toEqual([]);
  });

  it('goes to very many in several transactions, once each however often it is begun', async () => {
    const { idUser: idTalent } = await aSeller(program);
    const followers = await manyFollowers(idTalent, 1_100);
    const idProduct = await publish(idTalent);
    expect(await notifiedOf(idProduct)).toEqual(followers);
    const { rows } = await pool.query(
      'select count(distinct xmin::text)::int as transactions from event_log where subject_id = $1',
      [idProduct],
    );
    expect(rows).toEqual([{ transactions: 3 }]);
    for (const after of [0, followers[700] ?? 0]) {
      await program.database.inTransaction((tx) => program.jobs.queue(tx, notifyFans, { idProduct, after }));
    }
    await program.settle();
    expect(await notifiedOf(idProduct)).toEqual(followers);
  });

  it('takes as many statements for many as for few', async () => {
    const { idUser: idTalent } = await aSeller(program);
    const prefer = (ids: number[]) =>
      pool.query(
        `insert into notification_choice (id_user, type, in_app, email, push)
           select unnest($1::bigint[]), 'NEW_PRODUCT', true, true, true`,
        [ids],
      );
    const statements = async () => {
      const sent: { client: unknown; text: string }[] = [];
      const { query } = pg.Client.prototype;
      vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
        const [first] = args as [string | { text: string }];
        sent.push({ client: this, text: typeof first === 'string' ? first : first.text });
        return Reflect.apply(query, this, args);
      });
      await publish(idTalent);
      vi.restoreAllMocks();
      const at = sent.findIndex(({ text }) => text.includes('from "follow"'));
      const { client } = sent[at] ?? { client: undefined };
      const end = sent.findIndex((one, index) => index > at && one.client === client && one.text === 'commit');
      return sent.slice(at, end).filter((one) => one.client === client).length;
    };
    await prefer(await manyFollowers(idTalent, 2));
    const few = await statements();
    await moveClock(program, hours(limits.notifications.productsGroupHours));
    expect(few).toBeGreaterThan(3);
    await prefer(await manyFollowers(idTalent, 100));
    expect(await statements()).toBe(few);
    expect(program.mailbox.mails.filter(({ to }) => to.endsWith('@fans.example'))).toHaveLength(2 + 102);
  });
});

it('of one talent within a short time is one item that counts, and leads to the talent', async () => {
  const { idUser: idTalent } = await aSeller(program);
  const follower = await aFollower(idTalent);
  const bell = async () => {
    const client = await again(program, follower.idUser);
    return ((await client.post('/event-logs/true', {})).body as { items: { sentence: string; link: string }[] }).items;
  };
  const idProduct = await publish(idTalent);
  expect(await bell()).toMatchObject([{ link: `/product?id=${idProduct}&user=${idTalent}` }]);
  await publish(idTalent);
  await publish(idTalent);
  expect(await bell()).toMatchObject([{ sentence: expect.stringContaining('3 new products'), link: `/${idTalent}` }]);
  await moveClock(program, hours(limits.notifications.productsGroupHours));
  await publish(idTalent);
  expect(await bell()).toHaveLength(2);
});
