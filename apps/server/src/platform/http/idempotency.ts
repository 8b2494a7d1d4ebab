import { createHash } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';

export type Idempotency = {
  once<Result>(
    /** Without a key, every call is a new one. */
    call: { scope: string; key: string | undefined; request: unknown },
    effect: (tx: Tx) => Promise<Result>,
  ): Promise<Result>;
};

/**
 * The same key and request return the same result, also when concurrent; the same key with another request is refused.
 */
export const createIdempotency = ({ database, clock }: { database: Database; clock: Clock }): Idempotency => ({
  once: ({ scope, key, request }, effect) => {
    if (key === undefined) return database.inTransaction(effect);
    const hash = createHash('sha256').update(canonicalJson(request)).digest();
    const first = database.inTransaction(async (tx) => {
      // A concurrent call with this key waits here until the first commits (then it fails) or rolls back (then it
      // continues).
      await tx.insertInto('idempotency').values({ scope, key, request_hash: hash, created_at: clock.now() }).execute();
      const result = await effect(tx);
      await tx
        .updateTable('idempotency')
        .set({ result: JSON.stringify(result) })
        .where('scope', '=', scope)
        .where('key', '=', key)
        .execute();
      return result;
    });
    return first.catch((error) => {
      if (!isTaken(error)) throw error;
      return database.inTransaction((tx) => replay(tx, scope, key, hash));
    });
  },
});

/** Serialises equal requests to equal text, whatever the order of keys. */
const canonicalJson = (request: unknown): string =>
  JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idempotency_pkey';

const replay = async <Result>(tx: Tx, scope: string, key: string, hash: Buffer): Promise<Result> => {
  const known = await tx
    .selectFrom('idempotency')
    .select(['request_hash', 'result'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!known.request_hash.equals(hash)) fail('requestAlreadyExists');
  return known.result as Result;
};
