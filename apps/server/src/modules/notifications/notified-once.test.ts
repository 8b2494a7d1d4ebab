import { expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aFanAtWork, again, aPaidOrder } from '../../../../../tests/support/orders.ts';
import { sendNotificationMail } from './send-mail.ts';

const { program, fan } = await aFanAtWork({ deposited: 500_000 });
const { pool, inTransaction } = program.database;

/** What reached a user so far: mails, items, pushes. */
const reached = async (idUser: number, email: string, endpoint: string) => {
  await program.settle();
  const { rows } = await pool.query('select count(*)::int as items from event_log where id_user = $1', [idUser]);
  return {
    mails: program.mailbox.mails.filter(({ to }) => to === email).map(({ subject }) => subject),
    items: rows[0].items as number,
    pushes: program.pushbox.pushed.filter((push) => push.endpoint === endpoint).length,
  };
};

it('tells each person of a fact once by each channel, however often the relay repeats the fact', async () => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const { rows } = await pool.query('select email from users where id = $1', [order.idTalent]);
  const endpoint = 'https://push.example/the-talent';
  const talent = await again(program, order.idTalent);
  await talent.post('/add-push-subscription', { endpoint, keys: { p256dh: 'BKey', auth: 'secret' } });
  await fan.client.get(`/cancel-product/${order.idOrder}`);
  const ofTalent = () => reached(order.idTalent, rows[0].email, endpoint);
  const ofFan = () => reached(fan.idUser, fan.email, 'none');
  const [talentBefore, fanBefore] = [await ofTalent(), await ofFan()];
  expect(talentBefore).toMatchObject({ items: 2, pushes: 1 });
  expect(talentBefore.mails).toHaveLength(2);
  expect(fanBefore.mails).toHaveLength(2);

  const repeated = await pool.query(
    `update fact set handled_at = null, due_at = $1 where type in ('order.paid', 'order.returned') returning id`,
    [program.clock.now()],
  );
  expect(repeated.rows).toHaveLength(2);
  expect([await ofTalent(), await ofFan()]).toEqual([talentBefore, fanBefore]);
});

it('mails a notification once, although the job that mails it is run again', async () => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const before = await reached(fan.idUser, fan.email, 'none');
  const { rows } = await pool.query(
    `select id from event_log where id_user = $1 and subject_type = 'order' and subject_id = $2`,
    [fan.idUser, order.idOrder],
  );
  for (const { id } of [...rows, ...rows]) {
    await inTransaction((tx) => program.jobs.queue(tx, sendNotificationMail, { id }));
  }
  expect(rows).toHaveLength(1);
  expect(await reached(fan.idUser, fan.email, 'none')).toEqual(before);
});

it('mails a notification when the provider is back that refused it at first, once', async () => {
  const order = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const talent = await again(program, order.idTalent);
  const before = await reached(fan.idUser, fan.email, 'none');
  program.mailbox.refuseNext(1);
  await talent.post('/decline-order', { idOrder: order.idOrder, reason: 'Not now' });
  expect((await reached(fan.idUser, fan.email, 'none')).mails).toEqual(before.mails);
  program.clock.advance(minutes(1));
  expect((await reached(fan.idUser, fan.email, 'none')).mails).toHaveLength(before.mails.length + 1);
  program.clock.advance(minutes(10));
  expect((await reached(fan.idUser, fan.email, 'none')).mails).toHaveLength(before.mails.length + 1);
});
