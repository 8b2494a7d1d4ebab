import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { releaseEarnings } from './release-earnings.ts';

/** A user's earnings from several transactions of one kind. */
type Earned = { idUser: number; kind: string; refs: readonly (string | number)[] };

/** Holds unreleased earnings until `releaseHeld`; `until` is the expected release shown to the user. */
export const holdEarnings = async (tx: Tx, earned: Earned, until: Date): Promise<void> => {
  await pendingOf(tx, earned).set({ held: true, release_at: until }).execute();
};

/** Ends the hold: the earnings are released at `releaseAt`. */
export const releaseHeldEarnings =
  ({ jobs }: Pick<Deps, 'jobs'>) =>
  async (tx: Tx, earned: Earned, releaseAt: Date): Promise<void> => {
    const { numUpdatedRows } = await pendingOf(tx, earned)
      .set({ held: false, release_at: releaseAt })
      .where('held', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await jobs.queue(tx, releaseEarnings, {}, { due: releaseAt, key: releaseAt.toISOString() });
  };

/** Releases them now instead of at their usual time, except those that are held. */
export const releaseEarningsNow =
  ({ jobs, clock }: Pick<Deps, 'jobs' | 'clock'>) =>
  async (tx: Tx, earned: Earned): Promise<void> => {
    const now = clock.now();
    await pendingOf(tx, earned).set({ release_at: now }).where('held', '=', false).execute();
    await jobs.queue(tx, releaseEarnings, {}, { due: now, key: now.toISOString() });
  };

const pendingOf = (tx: Tx, { idUser, kind, refs }: Earned) =>
  tx
    .updateTable('earning')
    .where('id_user', '=', idUser)
    .where('kind', '=', kind)
    .where(sql<boolean>`ref = any (${refs.map(String)}::text[])`)
    .where('released_at', 'is', null)
    .where('taken_back_at', 'is', null);
