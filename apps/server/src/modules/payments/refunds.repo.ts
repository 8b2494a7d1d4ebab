import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Refund as RefundTable } from '../../platform/database/schema.gen.ts';
import type { Account } from '../ledger/index.ts';

export type RefundRow = Selectable<RefundTable>;

/** The ledger account of a refund on its way. */
export const payoutOwner = (idRefund: string) => `refund-${idRefund}`;
export const fromOf = ({ from_kind: kind, from_owner: owner }: RefundRow): Account => ({ kind, owner });

/** Changing one requires the lock on its payment. */
export const findRefund = (tx: Tx, id: string): Promise<RefundRow> =>
  tx.selectFrom('refund').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const refundsOf = (tx: Tx, si: string): Promise<RefundRow[]> =>
  tx.selectFrom('refund').selectAll().where('id_payment', '=', si).execute();

export const findRefundFor = (tx: Tx, kind: string, ref: string): Promise<RefundRow | undefined> =>
  tx.selectFrom('refund').selectAll().where('kind', '=', kind).where('ref', '=', ref).executeTakeFirst();
