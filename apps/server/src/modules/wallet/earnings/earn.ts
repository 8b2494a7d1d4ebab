import type { Cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import { minute } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { releaseEarnings } from './release-earnings.ts';

/** `kind` of `ref` is the ledger transaction that credited pending, in the same database transaction. */
export type Earning = { idUser: number; amount: Cents; kind: string; ref: string | number; releaseAt: Date };

/** Records when pending money becomes spendable. */
export const earn =
  ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>) =>
  async (tx: Tx, { idUser, amount, kind, ref, releaseAt }: Earning): Promise<void> => {
    const earned = { id_user: idUser, amount, kind, ref: String(ref) };
    await tx
      .insertInto('earning')
      .values({ ...earned, earned_at: clock.now(), release_at: releaseAt })
      .onConflict((conflict) => conflict.columns(['kind', 'ref', 'id_user']).doNothing())
      .execute();
    await jobs.queueSlot(tx, releaseEarnings, releaseAt, minute);
  };
