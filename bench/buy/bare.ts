import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Buyer } from '../../tests/support/buyers.ts';
import { price, type Ware } from '../../tests/support/shop.ts';

const named = (name: string, text: string) => (values: unknown[]) => ({ name, text, values });

const reserve = named('reserve', 'select stock_reserve($1, 1, $2, $3, $4, false)');
const order = named(
  'order',
  `insert into orders (receipt, hold_ref, id_buyer, buyer, id_talent, id_product, id_variation, type, state, actor, moved_at, quantity,
    express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform, talent, from_wallet,
    fee_version, fee_percent, language, fields, keep_hidden, placed_at, paid_at, deadline_at)
  values ($1::text::uuid, $1::text, $2, 'loggedIn', $3, $4, $5, 'AUTOGRAPH', 'processing', 'system', $6, 1, false, $7::bigint, $7, 0, 0, 0, $7, 0, 225, $7::bigint - 225,
    $7, 1, 15, 'en', '{}', false, $6, $6, $8) returning id`,
);
const post = named('post', 'select ledger_post($1, $2, $3, $4)');
const fact = named('fact', 'insert into fact (type, body, at, due_at) values ($1, $2, $3, $3)');
const job = named(
  'job',
  `insert into pgboss.job (name, data, start_after, singleton_key, policy) values ('orders.watch', $1, $2, $3, 'short')`,
);

const day = 86_400_000;

/** Only the writes of a purchase, one statement after the other on one connection. */
export const bareShop = (url: string, connections: number) => {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  return {
    buy: async ({ idUser }: Buyer, { idProduct, idVariation, idTalent }: Ware) => {
      const client = await pool.connect();
      const [ref, at] = [randomUUID(), new Date()];
      const deadline = new Date(at.getTime() + 7 * day);
      await client.query('begin');
      await client.query(reserve([idVariation, ref, deadline, at]));
      const { rows } = await client.query(order([ref, idUser, idTalent, idProduct, idVariation, at, price, deadline]));
      const idOrder = Number(rows[0].id);
      const legs = [
        { kind: 'spendable', owner: String(idUser), amount: -price },
        { kind: 'escrow', owner: String(idOrder), amount: price },
      ];
      await client.query(post(['order.held', String(idOrder), at, JSON.stringify(legs)]));
      await client.query(fact(['order.paid', JSON.stringify({ idOrder }), at]));
      await client.query(job([JSON.stringify({ idOrder }), deadline, `${idOrder}`]));
      await client.query('commit');
      client.release();
    },
    close: () => pool.end(),
  };
};
