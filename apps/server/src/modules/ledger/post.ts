import { fail } from '@stagedoor/contract/errors';
import { CompiledQuery } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { violated } from '../../platform/database/violated.ts';
import type { Leg } from './postings.ts';

/** A business fact by its name and the thing it happened to: `order.paid` of order 7 happens once. */
export type Occasion = { kind: string; ref: string | number };
export type Booking = Occasion & { at: Date; postings: readonly Leg[] };
export type Posted = 'posted' | 'already';

const text = 'select ledger_post($1, $2, $3, $4) as opened';

/**
 * Writes a fact into the books, once; telling it again with other postings is an error. Postings of zero are left out. An
 * account does not fall below its floor: whoever spends what somebody may not have adds `.catch(refuseOverdraft)`.
 */
export const post = async (tx: Tx, booking: Booking): Promise<Posted> => {
  const call = CompiledQuery.raw(text, valuesOf(booking));
  const { rows } = await tx.executeQuery<{ opened: number | null }>(call);
  return rows[0]?.opened == null ? 'already' : 'posted';
};

export const legsOf = (postings: readonly Leg[]) => postings.map(({ account, amount }) => ({ ...account, amount }));

const valuesOf = ({ kind, ref, at, postings }: Booking): unknown[] => [
  ...[kind, String(ref), at],
  JSON.stringify(legsOf(postings)),
];

/** Too little in a wallet is for its owner to know; anywhere else it is a fault. */
export const refuseOverdraft = (error: unknown): never => {
  if (violated(error, 'ledger_account_floor')) fail('notEnoughMoney', { cause: error });
  throw error;
};
