import { CompiledQuery } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type JournalEntry, legsOf } from './post.ts';

const text = `
  select ledger_post(b.kind, b.ref, b.at, b.postings)
  from jsonb_to_recordset($1) as b (kind text, ref text, at timestamptz, postings jsonb)`;

/** Posts many transactions in one round trip, each as `post` does. */
export const postAll = async (tx: Tx, entries: readonly JournalEntry[]): Promise<void> => {
  const rows = entries.map(({ kind, ref, at, postings }) => ({
    kind,
    ref: String(ref),
    at,
    postings: legsOf(postings),
  }));
  await tx.executeQuery(CompiledQuery.raw(text, [JSON.stringify(rows)]));
};
