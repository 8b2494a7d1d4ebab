import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { PlanArea } from '@stagedoor/contract/plan-areas';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

const openPlans = (db: Kysely<DB>) =>
  db
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

/** The plans of a talent, in their order. */
const plansOf = (db: Kysely<DB>, idTalent: number, language: Language) =>
  openPlans(db)
    .select(['product.id', 'product.id_image', 'variation.price', sql<PlanArea[]>`opens`.as('opens')])
    .select([
      sql<string>`product.name ->> ${language}::text`.as('name'),
      sql<string>`short_about ->> ${language}::text`.as('short_about'),
      sql<string>`about ->> ${language}::text`.as('about'),
    ])
    .where('id_talent', '=', idTalent)
    .orderBy('product.position');

export type PlanRow = {
  id: number;
  id_image: string | null;
  price: number;
  opens: PlanArea[];
  name: string;
  short_about: string;
  about: string;
};

/** Those that can be joined. */
export const joinablePlansOf = query<{ idTalent: number; language: Language }, PlanRow>('plans-of-talent', (db, arg) =>
  plansOf(db, arg.idTalent, arg.language).where('shelf', '=', 'ACTIVE'),
);

/** All of them, with how many fans have each now. */
export const ownPlansOf = (tx: Tx, idTalent: number, language: Language) =>
  plansOf(tx, idTalent, language)
    .select(
      sql<number>`(select count(*)::int from recurring_agreement a
        where a.id_product = product.id and a.state in ('active', 'retrying', 'stopping'))`.as('members'),
    )
    .execute();

/** The numbers of the talent's open plans in their order. Two moves by the same talent wait for each other. */
export const lockPlansOf = async (tx: Tx, idTalent: number): Promise<number[]> => {
  await lockTalent(tx, idTalent);
  const plans = await openPlans(tx)
    .select('product.id')
    .where('id_talent', '=', idTalent)
    .orderBy('product.position')
    .execute();
  return plans.map(({ id }) => id);
};

/** For what two calls of the same talent must not do at once. */
export const lockTalent = (tx: Tx, idTalent: number) =>
  sql`select from users where id = ${idTalent} for no key update`.execute(tx);

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
