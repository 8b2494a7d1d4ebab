import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

/** One date of an event or a tour; `startsAt` is null for a variation that has no date. */
export type EventDate = { startsAt: Date | null; cancelledAt: Date | null; cancelReason: string | null };

const columns = [
  'variation.starts_at as startsAt',
  'variation.cancelled_at as cancelledAt',
  'cancel_reason as cancelReason',
] as const;

/** Locks the date: cancelling and moving wait until the transaction ends. */
export const lockDate = (tx: Tx, idVariation: number): Promise<EventDate> =>
  tx.selectFrom('variation').select(columns).where('id', '=', idVariation).forNoKeyUpdate().executeTakeFirstOrThrow();

export const findDate = (tx: Tx, idVariation: number): Promise<EventDate> =>
  tx.selectFrom('variation').select(columns).where('id', '=', idVariation).executeTakeFirstOrThrow();

type Input = { idOwner: number; idVariation: number; now: Date };

/** An upcoming date of the owner, locked. Another owner's date is reported as missing. */
export const takeDate = async (tx: Tx, { idOwner, idVariation, now }: Input): Promise<{ startsAt: Date }> => {
  const date = await tx
    .selectFrom('variation')
    .innerJoin('product', 'product.id', 'id_product')
    .select(columns)
    .where('variation.id', '=', idVariation)
    .where('id_owner', '=', idOwner)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate('variation')
    .executeTakeFirst();
  if (!date) return fail('pageNotFound');
  const { startsAt, cancelledAt } = date;
  return startsAt === null || startsAt <= now || cancelledAt !== null
    ? fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } })
    : { startsAt };
};
