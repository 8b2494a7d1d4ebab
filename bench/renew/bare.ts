import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { price } from '../../tests/support/shop.ts';

/** An agreement that is due, and what its renewal names. */
export type Due = {
  idAgreement: number;
  idUser: number;
  idTalent: number;
  idProduct: number;
  idVariation: number;
  idCard: string;
  customer: string;
  method: string;
};

const named = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const lock = named('lock', 'select * from recurring_agreement where id = $1 for update');
const order = named(
  'order',
  `insert into orders (receipt, hold_ref, id_buyer, buyer, id_talent, id_product, id_variation, type, actor, moved_at, quantity,
    express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform, talent, from_wallet,
    fee_version, fee_percent, language, fields, keep_hidden, placed_by, agreed_price, placed_at, pay_by, id_payment)
  values ($1::text::uuid, $1::text, $2, 'loggedIn', $3, $4, $5, 'SUBSCRIPTION', 'system', $6, 1, false, $7::bigint, $7, 0, 0, 0,
    $7, 0, 150, $7::bigint - 150, 0, 1, 10, 'en', '{}', true, 'system', $7, $6, $8, $9) returning id`,
);
const take = named('take', 'select answer from take_for_order($1, $2, null)');
const payment = named(
  'payment',
  `insert into payment (id, purpose, ref, kind, into_kind, into_owner, amount, id_user, id_card, kept_card, off_session,
    description, language, success_path, created_at, expires_at, look_at)
  values ($1, 'order', $2::text, 'order.paid', 'escrow', $2::text, $3, $4, $5, true, true, 'A month', 'en', '/', $6, $7, $7)`,
);
const period = named(
  'period',
  `insert into recurring_period (id_agreement, number, from_at, until, id_product, amount, id_order, id_charge)
  values ($1, 1, $2, $3, $4, $5, $6, $7)`,
);
const looked = named('looked', 'update recurring_agreement set look_at = $2 where id = $1');

const paid = named(
  'paid',
  `update payment set state = 'paid', captured = amount, settled_at = $2, look_at = null, provider_payment = $3 where id = $1`,
);
const used = named('used', 'update saved_card set used_at = $2 where id = $1');
const post = named('post', 'select ledger_post($1, $2, $3, $4)');
const commit = named('commit', 'select taken from stock_commit($1)');
const earning = named(
  'earning',
  `insert into earning (id_user, amount, kind, ref, earned_at, release_at) values ($1, $2, 'order.fulfilled', $3, $4, $4)`,
);
const completed = named(
  'completed',
  `update orders set state = 'completed', actor = 'system', paid_at = $2, delivered_at = $2, completed_at = $2, moved_at = $2
  where id = $1`,
);
const closed = named('closed', `update recurring_period set state = 'paid', id_charge = null where id_order = $1`);
const renewed = named('renewed', 'update recurring_agreement set paid_until = $2, look_at = $2 where id = $1');
const notified = named(
  'notified',
  `insert into notified_fact (id_user, type, fact_key, at) values ($1, 'ORDER_PAID', $2, $3)`,
);
const news = named(
  'news',
  `insert into event_log (id_user, type, created_at, in_app, mail, id_partner, subject_type, subject_id, params)
  values ($1, 'ORDER_PAID', $4, false, 'own', $2, 'order', $3, '{}') returning id`,
);
const live = named(
  'live',
  `insert into live_event (id_user, type, body, written_at)
  values ($1, 'THREAD_UPDATED', $3, $4), ($2, 'THREAD_UPDATED', $3, $4), ($2, 'WALLET_UPDATED', '{}', $4)`,
);
const topic = named('topic', 'insert into topic_event (topic, type, body, written_at) values ($1, $2, $3, $4)');
const facts = named(
  'facts',
  `insert into fact (type, body, at, due_at, handled_at) select type, $1, $2, $2, $2
  from unnest('{payment.paid,order.paid,order.completed,recurring.renewed}'::text[]) type`,
);
const job = named(
  'job',
  `insert into pgboss.job (name, data, start_after, singleton_key, policy) values ($1, $2, $3, $4, 'short')`,
);
const received = named(
  'received',
  `insert into webhook_inbox (source, id_event, type, body, received_at, handled_at) values ('stripe', $1, 'event', $2, $3, $3)`,
);

const month = 30 * 86_400_000;

/** What a renewal writes, and nothing it reads, in two transactions with the charge between them. */
export const bareRenewals = async (
  databaseUrl: string,
  connections: number,
  charge: (due: Due, si: string) => Promise<string>,
) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  // The database stops before the last connection is closed.
  pool.on('error', () => {});
  const inTransaction = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    client.release();
    return done;
  };

  const place = (due: Due, si: string, receipt: string, at: Date, until: Date): Promise<number> =>
    inTransaction(async (client) => {
      const { idAgreement, idUser, idTalent, idProduct, idVariation, idCard } = due;
      await client.query(lock([idAgreement]));
      const values = [receipt, idUser, idTalent, idProduct, idVariation, at, price, until, si];
      const idOrder = Number((await client.query(order(values))).rows[0].id);
      await client.query(take([idOrder, until]));
      await client.query(payment([si, String(idOrder), price, idUser, idCard, at, until]));
      await client.query(period([idAgreement, at, until, idProduct, price, idOrder, si]));
      await client.query(looked([idAgreement, until]));
      return idOrder;
    });

  type Placed = Due & { idOrder: number; si: string; receipt: string; charged: string; at: Date; until: Date };

  const accept = async (client: pg.PoolClient, { idOrder, si, receipt, charged, at, ...due }: Placed) => {
    const escrow = (amount: number) => ({ kind: 'escrow', owner: String(idOrder), amount });
    const card = [{ kind: 'clearing', owner: si, amount: -price }, escrow(price)];
    await client.query(paid([si, at, charged]));
    await client.query(post(['order.paid', String(idOrder), at, JSON.stringify(card)]));
    await client.query(used([due.idCard, at]));
    await client.query(commit([receipt]));
    const shares = [
      escrow(-price),
      { kind: 'platform', owner: 'stagedoor', amount: 150 },
      { kind: 'pending', owner: String(due.idTalent), amount: price - 150 },
    ];
    await client.query(post(['order.fulfilled', String(idOrder), at, JSON.stringify(shares)]));
    await client.query(earning([due.idTalent, price - 150, String(idOrder), at]));
    await client.query(completed([idOrder, at]));
    await client.query(closed([idOrder]));
    await client.query(renewed([due.idAgreement, due.until]));
  };

  const tell = async (client: pg.PoolClient, { idOrder, idUser, idTalent, idAgreement, at, until }: Placed) => {
    await client.query(notified([idUser, `order ${idOrder}`, at]));
    const { rows } = await client.query(news([idUser, idTalent, idOrder, at]));
    const about = JSON.stringify({ idOrder });
    await client.query(live([idUser, idTalent, about, at]));
    await client.query(topic([`order ${idOrder}`, 'ORDER_UPDATED', '{}', at]));
    await client.query(facts([about, at]));
    await client.query(job(['notifications.mail', JSON.stringify({ id: rows[0].id }), at, `mail ${idOrder}`]));
    await client.query(job(['recurring.look', JSON.stringify({ idAgreement }), until, `next ${idAgreement}`]));
  };

  const webhooks = createServer(async (request, response) => {
    await pool.query(received([randomUUID(), await text(request), new Date()]));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(webhooks, 'listening');

  return {
    /** Where the provider reports what happened. */
    url: `http://127.0.0.1:${(webhooks.address() as AddressInfo).port}`,
    renew: async (due: Due) => {
      const [si, receipt, at] = [randomUUID(), randomUUID(), new Date()];
      const until = new Date(at.getTime() + month);
      const idOrder = await place(due, si, receipt, at, until);
      const charged = await charge(due, si);
      const placed = { ...due, idOrder, si, receipt, charged, at, until };
      await inTransaction(async (client) => {
        await accept(client, placed);
        await tell(client, placed);
      });
    },
    close: async () => {
      webhooks.close();
      await pool.end();
    },
  };
};
