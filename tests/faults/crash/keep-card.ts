import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Database } from '../../../apps/server/src/platform/database/database.ts';

type Deps = { database: Pick<Database, 'pool'>; stripe: Stripe };

/** A card saved earlier, here and at the provider: `token` is one of its test cards. */
export const keepCard = async (
  { database: { pool }, stripe }: Deps,
  idUser: number,
  token: string,
): Promise<string> => {
  const { id: customer } = await stripe.customers.create();
  const { id: method } = await stripe.paymentMethods.attach(token, { customer });
  const idCard = randomUUID();
  await pool.query('insert into card_customer (id_user, id_customer) values ($1, $2)', [idUser, customer]);
  await pool.query(
    `insert into saved_card (id, id_user, method, fingerprint, brand, last4, exp_month, exp_year, saved_at)
     values ($1, $2, $3, $3, 'visa', '4242', 12, 2034, now())`,
    [idCard, idUser, method],
  );
  return idCard;
};
