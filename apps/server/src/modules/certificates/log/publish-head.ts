import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lastLine } from './last-line.ts';

/** Whoever keeps a published hash can prove later that no line before it was changed. */
export const publishHead = async (tx: Tx, { clock }: Pick<Deps, 'clock'>): Promise<void> => {
  const last = await lastLine(tx);
  if (!last) return;
  const day = clock.now().toISOString().slice(0, 10);
  await tx
    .insertInto('certificate_log_day')
    .values({ day, ...last })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
