import { expect, it } from 'vitest';
import { aSeller } from '../../../../../tests/support/catalogue.ts';
import { days, hours, minutes } from '../../../../../tests/support/clock.ts';
import { aFanAtWork, again, moveClock } from '../../../../../tests/support/orders.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { returnTalents } from '../talents/index.ts';
import { announceReturn } from './announce-return.ts';

const { program } = await aFanAtWork();
const { pool } = program.database;

/** A talent who is away for ten days. */
const anAwayTalent = async () => {
  const { idUser: idTalent } = await aSeller(program, { name: 'Orysia Tymkiv' });
  const set = async (backOn: string | null) => {
    const talent = await again(program, idTalent);
    expect((await talent.post('/set-availability', { backOn, timeZone: 'UTC' })).status).toBe(200);
  };
  const backOn = new Date(program.clock.now().getTime() + days(10)).toISOString().slice(0, 10);
  await set(backOn);
  const back = async () => {
    await set(null);
    await program.settle();
  };
  return { idTalent, backOn, set, back };
};

const aWaitingFan = async (idTalent: number, preferences?: object) => {
  const { idUser, email } = await aUser(program);
  const client = await again(program, idUser);
  if (preferences) await client.post('/update-notification-preferences', preferences);
  expect((await client.post('/remind-after', { idUser: idTalent })).status).toBe(200);
  return { idUser, email, mails: () => program.mailbox.mails.filter(({ to }) => to === email) };
};

const notified = async (idTalent: number): Promise<number[]> => {
  const { rows } = await pool.query(
    `select id_user from event_log where type = 'BACK_ONLINE' and id_partner = $1 and in_app order by id_user`,
    [idTalent],
  );
  return rows.map(({ id_user }) => id_user);
};

const sweep = async () => {
  await program.database.inTransaction((tx) => program.jobs.queue(tx, returnTalents, {}));
  await program.settle();
};

it('notifies those who asked when the talent switches back, once', async () => {
  const { idTalent, backOn, set, back } = await anAwayTalent();
  const fan = await aWaitingFan(idTalent);
  const other = await aUser(program);
  await back();
  expect(await notified(idTalent)).toEqual([fan.idUser]);
  const client = await again(program, fan.idUser);
  const { items } = (await client.post('/event-logs/true', { page: 0, size: 5 })).body as { items: object[] };
  expect(items).toMatchObject([{ type: 'BACK_ONLINE', sentence: 'Orysia Tymkiv is back', link: `/${idTalent}` }]);
  expect(fan.mails()).toMatchObject([{ subject: 'Orysia Tymkiv is back' }]);
  await set(backOn);
  await back();
  await sweep();
  expect(await notified(idTalent)).toEqual([fan.idUser]);
  expect(fan.mails()).toHaveLength(1);
  expect(await notified(idTalent)).not.toContain(other.idUser);
});

it('notifies them on the day of return, however often the clock is looked at', async () => {
  const { idTalent } = await anAwayTalent();
  const fan = await aWaitingFan(idTalent);
  await moveClock(program, days(9));
  await sweep();
  expect(await notified(idTalent)).toEqual([]);
  await moveClock(program, days(1));
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await notified(idTalent)).toEqual([fan.idUser]);
});

it('lets those who asked wait on if the talent is away again by then', async () => {
  const { idTalent, backOn, set, back } = await anAwayTalent();
  const fan = await aWaitingFan(idTalent);
  const page = { idTalent, eventKey: 'fact 0', after: 0 };
  await program.database.inTransaction((tx) => program.jobs.queue(tx, announceReturn, page));
  await program.settle();
  expect(await notified(idTalent)).toEqual([]);
  await set(backOn);
  await back();
  expect(await notified(idTalent)).toEqual([fan.idUser]);
});

it('notifies nobody where one blocked the other, and each on the channels and at the hours they chose', async () => {
  const { idTalent, back } = await anAwayTalent();
  const now = program.clock.now().getTime();
  const wall = (milliseconds: number) => new Date(now + milliseconds).toISOString().slice(11, 16);
  const blocked = await aWaitingFan(idTalent);
  const quiet = await aWaitingFan(idTalent, {
    quietHours: { from: wall(-minutes(10)), to: wall(hours(2)) },
    timeZone: 'UTC',
  });
  const silent = await aWaitingFan(idTalent, { types: { BACK_ONLINE: { email: false, inApp: false, push: false } } });
  await pool.query(`insert into user_block (id_user, id_blocked, created_at) values ($1, $2, $3)`, [
    idTalent,
    blocked.idUser,
    program.clock.now(),
  ]);
  await back();
  expect(await notified(idTalent)).toEqual([quiet.idUser]);
  expect(quiet.mails()).toEqual([]);
  await moveClock(program, hours(2));
  expect(quiet.mails()).toHaveLength(1);
  expect([...silent.mails(), ...blocked.mails()]).toEqual([]);
});

it('reaches everybody of a crowd exactly once, page by page, also when a page is run again', async () => {
  const { idTalent, back } = await anAwayTalent();
  await pool.query(
    `with made as (insert into users (name, email, language, created_at)
       select 'Fan ' || n, gen_random_uuid() || '@fans.example', 'uk', $2 from generate_series(1, 1100) n returning id),
     unmailed as (insert into notification_choice (id_user, type, in_app, email, push)
       select id, 'BACK_ONLINE', true, false, false from made)
     insert into reminder (id_user, id_talent, created_at) select id, $1, $2 from made`,
    [idTalent, program.clock.now()],
  );
  await back();
  const page = { idTalent, eventKey: 'fact again', after: 0 };
  await program.database.inTransaction((tx) => program.jobs.queue(tx, announceReturn, page));
  await program.settle();
  const fans = await notified(idTalent);
  expect(fans).toHaveLength(1_100);
  expect(new Set(fans).size).toBe(1_100);
});
