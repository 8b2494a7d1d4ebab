import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { releaseEarnings } from './release-earnings.ts';

/** The fact that somebody earned by. */
export type EarnedBy = { idUser: number; kind: string; ref: string | number };

/**
 * Takes so much out of an earning that was not released yet, and says how much that was. The caller posts it, out of pending,
 * in the same transaction; for what is missing somebody else stands in.
 */
export const takeBack =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, earned: EarnedBy, wanted: Cents): Promise<Cents> => {
    const earning = await pendingBy(tx, earned).forUpdate().executeTakeFirst();
    if (!earning) return zero;
    const taken = cents(Math.min(earning.amount, wanted));
    // An earning of nothing is none: it keeps its sum, and says that it went back.
    const change = taken < earning.amount ? { amount: earning.amount - taken } : { taken_back_at: clock.now() };
    await tx.updateTable('earning').set(change).where('id', '=', earning.id).execute();
    return taken;
  };

/** Moves the time at which an earning is released, unless it was. */
export const moveRelease =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  async (tx: Tx, earned: EarnedBy, releaseAt: Date): Promise<void> => {
    const earning = await pendingBy(tx, earned).forUpdate().executeTakeFirst();
    if (!earning) return;
    await tx.updateTable('earning').set({ release_at: releaseAt }).where('id', '=', earning.id).execute();
    await jobs.queue(tx, releaseEarnings, {}, { due: releaseAt, key: releaseAt.toISOString() });
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
