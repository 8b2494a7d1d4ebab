import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Refund as RefundTable } from '../../platform/database/schema.gen.ts';
import type { Account } from '../ledger/index.ts';

export type RefundRow = Selectable<RefundTable>;

/** Where a refund's money is while it is on its way. */
export const payoutOwner = (idRefund: string) => `refund-${idRefund}`;
export const fromOf = ({ from_kind: kind, from_owner: owner }: RefundRow): Account => ({ kind, owner });

/** Whoever changes one holds the lock on its payment. */
export const findRefund = (tx: Tx, id: string): Promise<RefundRow> =>
  tx.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const refundsOf = (tx: Tx, si: string): Promise<RefundRow[]> =>
  tx.selectFrom('refund').selectAll().where('id_payment', '=', si).execute();

export const findRefundByFact = (tx: Tx, kind: string, ref: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('refund').selectAll().where('kind', '=', kind).where('ref', '=', ref).executeTakeFirst();
