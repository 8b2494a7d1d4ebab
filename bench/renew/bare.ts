import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Buyer } from '../../tests/support/buyers.ts';
import { price, type Ware } from '../../tests/support/shop.ts';

const named = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const order = named(
  'order',
  `insert into orders (receipt, hold_ref, id_buyer, buyer, id_talent, id_product, id_variation, type, state, actor, moved_at, quantity,
    express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform, talent, from_wallet,
    fee_version, fee_percent, language, fields, keep_hidden, placed_at, paid_at, deadline_at)
  values ($1::text::uuid, $1::text, $2, 'loggedIn', $3, $4, $5, 'AUTOGRAPH', 'processing', 'system', $6, 1, false, $7::bigint, $7, 0, 0, 0, $7, 0, 225, $7::bigint - 225,
    $7, 1, 15, 'en', '{}', false, $6, $6, $8) returning id`,
);
const agreement = named(
  'agreement',
  `insert into recurring_agreement (kind, id_user, id_talent, id_product, amount, language, state, anchor, paid_until, look_at, created_at)
  values ('membership', $1, $2, $3, $4, 'en', 'active', $5, $6, $6, $5) returning id`,
);
const period = named(
  'period',
  `insert into recurring_period (id_agreement, number, from_at, until, id_product, amount, id_order) values ($1, 1, $2, $3, $4, $5, $6)`,
);
const payment = named(
  'payment',
  `insert into payment (id, purpose, ref, kind, into_kind, into_owner, amount, id_user, description, language, success_path, created_at, expires_at)
  values ($1, 'order', $2::text, 'order.paid', 'escrow', $2::text, $3, $4, 'A month', 'en', '/', $5, $6)`,
);
const paid = named('paid', `update payment set state = 'paid', captured = amount, settled_at = $2 where id = $1`);
const renewed = named('renewed', 'update recurring_agreement set paid_until = $2, look_at = $2 where id = $1');
const closed = named('closed', `update recurring_period set state = 'paid' where id_order = $1`);
const ordered = named('ordered', 'update orders set id_payment = $2 where id = $1');
const post = named('post', 'select ledger_post($1, $2, $3, $4)');
const fact = named('fact', 'insert into fact (type, body, at, due_at, handled_at) values ($1, $2, $3, $3, $3)');
const job = named(
  'job',
  `insert into pgboss.job (name, data, start_after, singleton_key, policy) values ('recurring.look', $1, $2, $3, 'short')`,
);

const month = 30 * 86_400_000;

/** Only the writes of a renewal, in two transactions with the charge between them. */
export const bareRenewals = (url: string, connections: number, charge: (si: string) => Promise<void>) => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
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
  return {
    renew: async ({ idUser }: Buyer, { idProduct, idVariation, idTalent }: Ware) => {
      const [si, at] = [randomUUID(), new Date()];
      const until = new Date(at.getTime() + month);
      const { idOrder, idAgreement } = await inTransaction(async (client) => {
        const made = await client.query(agreement([idUser, idTalent, idProduct, price, at, until]));
        const values = [si, idUser, idTalent, idProduct, idVariation, at, price, until];
        const placed = await client.query(order(values));
        const ids = { idOrder: Number(placed.rows[0].id), idAgreement: Number(made.rows[0].id) };
        await client.query(payment([si, String(ids.idOrder), price, idUser, at, until]));
        await client.query(ordered([ids.idOrder, si]));
        await client.query(period([ids.idAgreement, at, until, idProduct, price, ids.idOrder]));
        await client.query(job([JSON.stringify(ids), until, `first ${ids.idAgreement}`]));
        return ids;
      });
      await charge(si);
      await inTransaction(async (client) => {
        const escrow = (amount: number) => ({ kind: 'escrow', owner: String(idOrder), amount });
        const card = [{ kind: 'clearing', owner: si, amount: -price }, escrow(price)];
        await client.query(post(['order.paid', String(idOrder), at, JSON.stringify(card)]));
        const shares = [
          escrow(-price),
          { kind: 'platform', owner: 'stagedoor', amount: 225 },
          { kind: 'pending', owner: String(idTalent), amount: price - 225 },
        ];
        await client.query(post(['order.fulfilled', String(idOrder), at, JSON.stringify(shares)]));
        await client.query(paid([si, at]));
        await client.query(closed([idOrder]));
        await client.query(renewed([idAgreement, until]));
        for (const type of ['payment.paid', 'order.paid', 'recurring.renewed'])
          await client.query(fact([type, JSON.stringify({ idOrder }), at]));
        await client.query(job([JSON.stringify({ idAgreement }), until, `next ${idAgreement}`]));
      });
    },
    close: () => pool.end(),
  };
};
