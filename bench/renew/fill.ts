import { testCards } from '@stagedoor/sandbox';
import type { Stripe } from 'stripe';
import type { Database } from '../../apps/server/src/platform/database/database.ts';
import { limitConcurrency } from '../../apps/server/src/platform/limit-concurrency.ts';
import type { Buyer } from '../../tests/support/buyers.ts';
import { price, type Ware } from '../../tests/support/shop.ts';
import type { Due } from './bare.ts';

/** A card of each fan, here and at the provider. */
export const saveCards = async ({ pool }: Database, stripe: Stripe, fans: readonly Buyer[]): Promise<void> => {
  const lane = limitConcurrency(16);
  const saved = await Promise.all(
    fans.map(({ idUser }) =>
      lane(async () => {
        const { id: customer } = await stripe.customers.create();
        const { id: method } = await stripe.paymentMethods.attach(testCards.success.token, { customer });
        return { idUser, customer, method };
      }),
    ),
  );
  const columns = [saved.map((row) => row.idUser), saved.map((row) => row.customer), saved.map((row) => row.method)];
  await pool.query(
    `with card as (select * from unnest($1::bigint[], $2::text[], $3::text[]) as card (id_user, customer, method)),
       known as (insert into card_customer (id_user, id_customer) select id_user, customer from card)
     insert into saved_card (id, id_user, method, fingerprint, brand, last4, exp_month, exp_year, saved_at)
     select gen_random_uuid(), id_user, method, method, 'visa', '4242', 12, 2034, now() from card`,
    columns,
  );
};

/** One membership per fan, spread over the plans; all are due at the same moment. */
export const agree = async ({ pool }: Database, plans: readonly Ware[], due: Date): Promise<Due[]> => {
  await pool.query(`update product set type = 'SUBSCRIPTION' where id = any($1)`, [
    plans.map(({ idProduct }) => idProduct),
  ]);
  const { rows } = await pool.query<Due>(
    `with plan as (select id_product, id_variation, id_talent, row_number() over () - 1 as nth
         from unnest($1::bigint[], $2::bigint[], $3::bigint[]) as plan (id_product, id_variation, id_talent)),
       made as (
         insert into recurring_agreement (kind, id_user, id_talent, id_product, amount, language, id_card, state, anchor,
           paid_until, look_at, created_at)
         select 'membership', c.id_user, plan.id_talent, plan.id_product, $5, 'en', c.id, 'active',
           $4::timestamptz - interval '1 month', $4, $4, $4::timestamptz - interval '1 month'
         from saved_card c join plan on plan.nth = c.id_user % $6 returning id, id_user, id_product, id_talent, id_card),
       queued as (
         insert into pgboss.job (name, data, start_after, singleton_key, policy)
         select 'recurring.look', jsonb_build_object('idAgreement', id), $4, id::text, 'short' from made)
     select made.id as "idAgreement", made.id_user as "idUser", made.id_talent as "idTalent", made.id_product as "idProduct",
       plan.id_variation as "idVariation", made.id_card as "idCard", id_customer as customer, method
     from made join plan using (id_product) join saved_card on saved_card.id = made.id_card
       join card_customer on card_customer.id_user = made.id_user`,
    [
      plans.map(({ idProduct }) => idProduct),
      plans.map(({ idVariation }) => idVariation),
      plans.map(({ idTalent }) => idTalent),
      due,
      price,
      plans.length,
    ],
  );
  return rows;
};
