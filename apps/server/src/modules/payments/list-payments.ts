import { cents } from '@stagedoor/contract/money';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Payment, Refundable } from './payment.ts';
import { waitingStates } from './payments.repo.ts';
import { paymentOf } from './read-payment.ts';

/** A payment that the user began and did not finish. */
export const openPaymentOf = async (tx: Tx, idUser: number, purpose: string): Promise<Payment | null> => {
  const row = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id_user', '=', idUser)
    .where('purpose', '=', purpose)
    .where('state', 'in', waitingStates)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ? paymentOf(row) : null;
};

/** Paid payments with a refundable rest, newest first. */
export const refundableOf = async (tx: Tx, idUser: number, purpose: string): Promise<Refundable[]> => {
  const rows = await tx
    .selectFrom('payment')
    .select(['id', 'ref', 'settled_at'])
    .select(
      sql<number>`captured - disputed - (
        select coalesce(sum(amount), 0)::bigint from refund where id_payment = payment.id and refund.state <> 'failed')`.as(
        'left',
      ),
    )
    .where('id_user', '=', idUser)
    .where('purpose', '=', purpose)
    .where('state', '=', 'paid')
    .orderBy('settled_at', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .filter(({ left }) => left > 0)
    .map(({ id, ref, left, settled_at }) => ({ si: id, ref, left: cents(left), settledAt: settled_at ?? new Date(0) }));
};
