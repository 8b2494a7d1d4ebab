import type { Tx } from '../../../platform/database/database.ts';

/** The end of the log; undefined while it is empty. */
export const lastLine = async (tx: Tx): Promise<{ seq: number; hash: string } | undefined> => {
  const last = await tx
    .selectFrom('certificate_log')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && { seq: last.seq, hash: last.hash.toString('hex') };
};
