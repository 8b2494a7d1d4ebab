import { CompiledQuery } from 'kysely';
import type { Tx } from './database.ts';

type Answer = { rows: readonly unknown[] };
/** Looks at an answer when it comes, and may refuse. */
export type Judge = (answer: Promise<Answer>) => Promise<unknown>;

// By the list of its values, which the query builder hands through as it is.
const judges = new WeakMap<readonly unknown[], Judge>();

/**
 * Sends a statement whose answer nobody needs to go on, and goes on. The next statement of the transaction, at the latest its
 * commit, fails if this one did or if its judge refuses: nothing is saved but the time until the answer.
 */
export const sendUnawaited = async (
  tx: Tx,
  text: string,
  values: readonly unknown[],
  judge: Judge = (answer) => answer,
): Promise<void> => {
  const own = [...values];
  judges.set(own, judge);
  await tx.executeQuery(CompiledQuery.raw(text, own));
};

export const judgeOf = (values: readonly unknown[]): Judge | undefined => judges.get(values);
