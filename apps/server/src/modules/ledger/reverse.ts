import { CompiledQuery } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { EntryKey, Posted } from './post.ts';

type Reversal = EntryKey & { at: Date; of: EntryKey };

const text = 'select ledger_reverse($1, $2, $3, $4, $5) as opened';

/** Reverses another transaction by a new one. Each transaction can be reversed only once. */
export const reverse = async (tx: Tx, { kind, ref, at, of }: Reversal): Promise<Posted> => {
  const call = CompiledQuery.raw(text, [kind, String(ref), at, of.kind, String(of.ref)]);
  const { rows } = await tx.executeQuery<{ opened: number | null }>(call);
  return rows[0]?.opened == null ? 'already' : 'posted';
};
