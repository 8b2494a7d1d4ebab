import { CompiledQuery } from 'kysely';
import type { Tx } from './database.ts';

const mark = '/* unawaited */ ';

/**
 * Sends a write whose answer nobody needs, and goes on. The next statement of the transaction, at the latest its commit, fails
 * if this one did: nothing is saved but the time until the answer.
 */
export const sendUnawaited = async (tx: Tx, text: string, values: readonly unknown[]): Promise<void> => {
  await tx.executeQuery(CompiledQuery.raw(mark + text, [...values]));
};

export const isUnawaited = (text: string): boolean => text.startsWith(mark);
