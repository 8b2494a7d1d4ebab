import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

const openPlans = (tx: Tx) =>
  tx
    .selectFrom('membership_plan')
    .innerJoin('product', 'product.id', 'membership_plan.id_product')
    .innerJoin('variation', (join) =>
      join.onRef('variation.id_product', '=', 'product.id').on('variation.retired', '=', false),
    )
    .where('closed_at', 'is', null);

export type OpenPlan = { idProduct: number; idTalent: number; price: Cents };

/** A plan that can be joined. */
export const requireOpenPlan = async (tx: Tx, idSubscription: number): Promise<OpenPlan> => {
  const found = await openPlans(tx)
    .select(['product.id as idProduct', 'id_talent as idTalent', 'variation.price'])
    .where('product.id', '=', idSubscription)
    .where('shelf', '=', 'ACTIVE')
    .executeTakeFirst();
  return found ? { ...found, price: cents(found.price) } : fail('noActiveProduct');
};

/** The plans of a talent that can be joined, the cheapest first. */
export const openPlansOf = (tx: Tx, idTalent: number, language: Language) =>
  openPlans(tx)
    .select(['product.id', 'product.id_image', 'variation.price'])
    .select([
      sql<string>`product.name ->> ${language}::text`.as('name'),
      sql<string>`short_about ->> ${language}::text`.as('short_about'),
      sql<string>`about ->> ${language}::text`.as('about'),
    ])
    .where('id_talent', '=', idTalent)
    .where('shelf', '=', 'ACTIVE')
    .orderBy('variation.price')
    .orderBy('product.id')
    .execute();

/** Locks the talent's open plans. A foreign or closed plan does not exist. */
export const lockOwnPlan = async (tx: Tx, idTalent: number, idSubscription: number): Promise<{ price: Cents }> => {
  const plan = await openPlans(tx)
    .select('variation.price')
    .where('product.id', '=', idSubscription)
    .where('id_talent', '=', idTalent)
    .forUpdate('membership_plan')
    .executeTakeFirst();
  return plan ? { price: cents(plan.price) } : fail('pageNotFound');
};
