import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

/** Whoever keeps a published hash can prove later that no line before it was changed. */
export const publishHead = async (tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<void> => {
  const last = await tx
    .selectFrom('certificate_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const day = clock.now().toISOString().slice(0, 10);
  await tx
    .insertInto('certificate_log_day')
    .values({ day, seq: last.seq, hash: last.hash.toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
