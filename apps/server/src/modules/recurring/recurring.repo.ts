import { fail } from '@stagedoor/contract/errors';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { RecurringAgreement, RecurringPeriod } from '../../platform/database/schema.gen.ts';
import type { Agreement, Kind, Period } from './agreement.ts';

const locked = (tx: Tx) => tx.selectFrom('recurring_agreement').selectAll().forUpdate();

/** Locked before its orders, by everything that changes it. For an id from one of our own rows. */
export const lockAgreement = (tx: Tx, id: number): Promise<Agreement> =>
  locked(tx).where('id', '=', id).executeTakeFirstOrThrow();

/** An agreement as its owner names it. */
export type Own = { idUser: number; idAgreement: number; kind: Kind };

/** Somebody else's looks like one that does not exist. */
export const lockAgreementOf = async (tx: Tx, { idUser, idAgreement, kind }: Own): Promise<Agreement> =>
  (await locked(tx)
    .where('id', '=', idAgreement)
    .where('id_user', '=', idUser)
    .where('kind', '=', kind)
    .executeTakeFirst()) ?? fail('pageNotFound');

export const findAgreement = (tx: Tx, id: number): Promise<Agreement> =>
  tx.selectFrom('recurring_agreement').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Pair = { kind: Kind; idUser: number; idTalent: number };

/** The live agreement of a fan with a talent. */
export const lockLive = (tx: Tx, { kind, idUser, idTalent }: Pair): Promise<Agreement | undefined> =>
  locked(tx)
    .where('kind', '=', kind)
    .where('id_user', '=', idUser)
    .where('id_talent', '=', idTalent)
    .where('state', '<>', 'ended')
    .executeTakeFirst();

/** Undefined when there is a live one between the same two; waits for one that is just being made. */
export const insertAgreement = (tx: Tx, row: Insertable<RecurringAgreement>): Promise<Agreement | undefined> =>
  tx
    .insertInto('recurring_agreement')
    .values(row)
    // A parameter would hide from a prepared statement which index is meant.
    .onConflict((conflict) =>
      conflict.columns(['id_user', 'id_talent', 'kind']).where(sql<boolean>`state <> 'ended'`).doNothing(),
    )
    .returningAll()
    .executeTakeFirst();

export const changeAgreement = (
  tx: Tx,
  { id }: Agreement,
  change: Updateable<RecurringAgreement>,
): Promise<Agreement> =>
  tx.updateTable('recurring_agreement').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Numbered in order; the agreement is locked. */
export const insertPeriod = async (tx: Tx, row: Omit<Insertable<RecurringPeriod>, 'number'>): Promise<void> => {
  await tx
    .insertInto('recurring_period')
    .values((eb) => ({
      ...row,
      number: eb
        .selectFrom('recurring_period as before')
        .select(sql<number>`coalesce(max(before.number), 0) + 1`.as('number'))
        .where('before.id_agreement', '=', row.id_agreement),
    }))
    .execute();
};

export const changePeriod = async (
  tx: Tx,
  { id_order }: Period,
  change: Updateable<RecurringPeriod>,
): Promise<void> => {
  await tx.updateTable('recurring_period').set(change).where('id_order', '=', id_order).execute();
};

const periods = (tx: Tx, { id }: Pick<Agreement, 'id'>) =>
  tx.selectFrom('recurring_period').selectAll().where('id_agreement', '=', id);

/** The one that is being charged. */
export const openPeriod = (tx: Tx, agreement: Agreement): Promise<Period | undefined> =>
  periods(tx, agreement).where('state', '=', 'open').executeTakeFirst();

/** `worth`: what was charged for it and what was credited. */
export type PaidPeriod = Period & { worth: number };

/** The latest first. */
export const paidPeriods = (tx: Tx, { id }: Pick<Agreement, 'id'>): Promise<PaidPeriod[]> =>
  tx
    .selectFrom('recurring_period')
    .innerJoin('orders', 'orders.id', 'recurring_period.id_order')
    .selectAll('recurring_period')
    .select(sql<number>`orders.total + recurring_period.credit`.as('worth'))
    .where('id_agreement', '=', id)
    .where('recurring_period.state', '=', 'paid')
    .orderBy('number', 'desc')
    .execute();

/**
 * The agreement and the period that an order pays for, with the card of its latest payment; undefined for any other
 * order.
 */
export const lockByOrder = async (
  tx: Tx,
  idOrder: number,
): Promise<{ agreement: Agreement; period: Period; idCard: string | null } | undefined> => {
  const agreement = await locked(tx)
    .where('id', '=', (eb) => eb.selectFrom('recurring_period').select('id_agreement').where('id_order', '=', idOrder))
    .executeTakeFirst();
  if (!agreement) return undefined;
  // Read after the lock, behind which it may have changed.
  const { idCard, ...period } = await tx
    .selectFrom('recurring_period')
    .innerJoin('orders', 'orders.id', 'recurring_period.id_order')
    .leftJoin('payment', 'payment.id', 'orders.id_payment')
    .selectAll('recurring_period')
    .select('payment.id_card as idCard')
    .where('recurring_period.id_order', '=', idOrder)
    .executeTakeFirstOrThrow();
  return { agreement, period, idCard };
};

/** The latest payment that was begun for an order. */
export const latestPayment = async (tx: Tx, idOrder: number): Promise<string | null> => {
  const { id_payment } = await tx
    .selectFrom('orders')
    .select('id_payment')
    .where('id', '=', idOrder)
    .executeTakeFirstOrThrow();
  return id_payment;
};
