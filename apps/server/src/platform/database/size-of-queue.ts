import { limits } from '@stagedoor/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';

export type QueueSize = { count: number; oldest: Date | null };

/** The number of waiting items, counted up to a limit, and the age of the oldest. `waiting` selects `since`, oldest first. */
export const sizeOfQueue = async (tx: Tx, waiting: RawBuilder<{ since: Date }>): Promise<QueueSize> => {
  const { rows } = await sql<QueueSize>`
    select count(*)::int as count, min(since) as oldest
    from (${waiting} limit ${limits.pages.counted}) waiting`.execute(tx);
  return rows[0] ?? { count: 0, oldest: null };
};
