import { fail } from '@stagedoor/contract/errors';
import { CompiledQuery } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { violated } from '../../platform/database/violated.ts';
import type { Leg } from './postings.ts';

/** A business event by name and subject: `order.paid` of order 7 happens once. */
export type EntryKey = { kind: string; ref: string | number };
export type JournalEntry = EntryKey & { at: Date; postings: readonly Leg[] };
export type Posted = 'posted' | 'already';

const text = 'select ledger_post($1, $2, $3, $4) as opened';

/**
 * Posts a transaction, once: repeating it returns `already`, repeating it with other postings is an error. Zero amounts
 * are dropped. No account may fall below its floor; callers that debit a wallet add `.catch(refuseOverdraft)`.
 */
export const post = async (tx: Tx, entry: JournalEntry): Promise<Posted> => {
  const call = CompiledQuery.raw(text, valuesOf(entry));
  const { rows } = await tx.executeQuery<{ opened: number | null }>(call);
  return rows[0]?.opened == null ? 'already' : 'posted';
};

/** As the SQL function `ledger_post` takes them. */
export const legsOf = (postings: readonly Leg[]) => postings.map(({ account, amount }) => ({ ...account, amount }));

const valuesOf = ({ kind, ref, at, postings }: JournalEntry): unknown[] => [
  ...[kind, String(ref), at],
  JSON.stringify(legsOf(postings)),
];

/** An overdraft of a wallet is a user error; anywhere else it is a bug. */
export const refuseOverdraft = (error: unknown): never => {
  if (violated(error, 'ledger_account_floor')) fail('notEnoughMoney', { cause: error });
  throw error;
};
