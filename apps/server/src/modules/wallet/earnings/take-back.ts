import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

/** The transaction by which a user earned. */
export type EarnedBy = { idUser: number; kind: string; ref: string | number };

/**
 * Reclaims up to `wanted` from an unreleased earning and returns the amount. The caller posts it, out of pending, in
 * the same transaction, and finds another source for the rest.
 */
export const takeBack =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, earned: EarnedBy, amount: Cents): Promise<Cents> => {
    const earning = await pendingBy(tx, earned).forUpdate().executeTakeFirst();
    if (!earning) return zero;
    const taken = cents(Math.min(earning.amount, amount));
    // Amount must stay positive: when all of it is reclaimed, keep the amount and set `taken_back_at`.
    const change = taken < earning.amount ? { amount: earning.amount - taken } : { taken_back_at: clock.now() };
    await tx.updateTable('earning').set(change).where('id', '=', earning.id).execute();
    return taken;
  };

const pendingBy = (tx: Tx, { idUser, kind, ref }: EarnedBy) =>
  tx
    .selectFrom('earning')
    .select(['id', 'amount'])
    .where('id_user', '=', idUser)
    .where('kind', '=', kind)
    .where('ref', '=', String(ref))
    .where('released_at', 'is', null)
    .where('taken_back_at', 'is', null);
