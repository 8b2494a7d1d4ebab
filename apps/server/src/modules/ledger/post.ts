import { fail } from '@stagedoor/contract/errors';
import { CompiledQuery } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Leg } from './postings.ts';

/** A business fact by its name and the thing it happened to: `order.paid` of order 7 happens once. */
export type Occasion = { kind: string; ref: string | number };
export type Booking = Occasion & { at: Date; postings: readonly Leg[] };
export type Posted = 'posted' | 'already';

const text = 'select ledger_post($1, $2, $3, $4) as opened';

/**
 * Writes a fact into the books, once; telling it again with other postings is an error. Postings of zero are left out. When
 * an account would fall below its floor the refusal ends the caller's transaction with it.
 */
export const post = async (tx: Tx, booking: Booking): Promise<Posted> => {
  const call = CompiledQuery.raw(text, valuesOf(booking));
  const { rows } = await tx.executeQuery<{ opened: number | null }>(call).catch(refuseOverdraft);
  return rows[0]?.opened == null ? 'already' : 'posted';
};

export const legsOf = (postings: readonly Leg[]) => postings.map(({ account, amount }) => ({ ...account, amount }));

const valuesOf = ({ kind, ref, at, postings }: Booking): unknown[] => [
  ...[kind, String(ref), at],
  JSON.stringify(legsOf(postings)),
];

export const refuseOverdraft = (error: unknown): never => {
  const overdrawn = error instanceof Error && 'constraint' in error && error.constraint === 'ledger_account_floor';
  if (overdrawn) fail('notEnoughMoney', { cause: error });
  throw error;
};
