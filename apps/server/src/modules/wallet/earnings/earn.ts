import type { Cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { releaseEarnings } from './release-earnings.ts';

/** `kind` of `ref` is the fact whose posting put the money into pending, in the same transaction. */
export type Earning = { idUser: number; amount: Cents; kind: string; ref: string | number; releaseAt: Date };

/** Writes down when pending money becomes the person's own. */
export const earn =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  async (tx: Tx, { idUser, amount, kind, ref, releaseAt }: Earning): Promise<void> => {
    const row = { id_user: idUser, amount, kind, ref: String(ref), release_at: releaseAt };
    await tx
      .insertInto('earning')
      .values(row)
      .onConflict((conflict) => conflict.columns(['kind', 'ref', 'id_user']).doNothing())
      .execute();
    await jobs.queue(tx, releaseEarnings, {}, { due: releaseAt, key: releaseAt.toISOString() });
  };
