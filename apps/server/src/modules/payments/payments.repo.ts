import { fail } from '@stagedoor/contract/errors';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Payment as PaymentTable } from '../../platform/database/schema.gen.ts';
import type { Account } from '../ledger/index.ts';

export type PaymentRow = Selectable<PaymentTable>;

export const intoOf = ({ into_kind: kind, into_owner: owner }: PaymentRow): Account => ({ kind, owner });
export const namesOf = ({ id: si, purpose, ref }: PaymentRow) => ({ si, purpose, ref });
/** Our page that shows the result, for the provider to redirect to. */
export const backUrlOf = ({ publicUrl }: { publicUrl: () => string }, { success_path }: PaymentRow): string =>
  new URL(success_path ?? '/', publicUrl()).href;

/** Not paid yet, but still payable. */
export const waitingStates = ['recorded', 'open', 'needsAuthentication'] as const;
export const isWaiting = ({ state }: Pick<PaymentRow, 'state'>) => waitingStates.some((waiting) => waiting === state);

export const insertPayment = async (tx: Tx, row: Insertable<PaymentTable>): Promise<void> => {
  await tx.insertInto('payment').values(row).execute();
};

export const findPayment = async (tx: Tx, si: string): Promise<PaymentRow> =>
  (await tx.selectFrom('payment').selectAll().where('id', '=', si).executeTakeFirst()) ?? fail('pageNotFound');

export const lockPayment = async (tx: Tx, si: string): Promise<PaymentRow> =>
  (await tx.selectFrom('payment').selectAll().where('id', '=', si).forUpdate().executeTakeFirst()) ??
  fail('pageNotFound');

/** For an id from one of our own rows, which must exist. */
export const lockKnownPayment = (tx: Tx, si: string): Promise<PaymentRow> =>
  tx.selectFrom('payment').selectAll().where('id', '=', si).forUpdate().executeTakeFirstOrThrow();

/** Locks all payments for the same thing, so that two cannot both become the one that paid or holds the money. */
export const lockWithSiblings = async (tx: Tx, si: string): Promise<{ row: PaymentRow; paidBefore: boolean }> => {
  const rows = await tx
    .selectFrom('payment')
    .innerJoin('payment as requested', (join) =>
      join.onRef('requested.purpose', '=', 'payment.purpose').onRef('requested.ref', '=', 'payment.ref'),
    )
    .selectAll('payment')
    .where('requested.id', '=', si)
    .orderBy('payment.id')
    .forUpdate('payment')
    .execute();
  const row = rows.find(({ id }) => id === si) ?? fail('pageNotFound');
  return { row, paidBefore: rows.some(({ id, state }) => id !== si && (state === 'paid' || state === 'held')) };
};

export const changePayment = (tx: Tx, si: string, change: Updateable<PaymentTable>): Promise<PaymentRow> =>
  tx.updateTable('payment').set(change).where('id', '=', si).returningAll().executeTakeFirstOrThrow();

export const customerOf = async (tx: Tx, idUser: number | null): Promise<string | null> => {
  if (idUser === null) return null;
  const row = await tx
    .selectFrom('card_customer')
    .select('id_customer')
    .where('id_user', '=', idUser)
    .executeTakeFirst();
  return row?.id_customer ?? null;
};

/** Keeps the first of concurrent inserts. */
export const storeCustomer = async (tx: Tx, idUser: number, idCustomer: string): Promise<string> => {
  await tx
    .insertInto('card_customer')
    .values({ id_user: idUser, id_customer: idCustomer })
    .onConflict((conflict) => conflict.column('id_user').doNothing())
    .execute();
  return (await customerOf(tx, idUser)) ?? idCustomer;
};
