import { createHash } from 'node:crypto';
import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../database/database.ts';
import { sendUnawaited } from '../database/unawaited.ts';

export type Idempotency = {
  once<Result>(
    call: { scope: string; key: string; request: unknown },
    effect: (tx: Tx) => Promise<Result>,
  ): Promise<Result>;
};

const keepResult = 'update idempotency set result = $1 where scope = $2 and key = $3';

/** The same key and request give the same result, however many arrive at once; the same key with another request is refused. */
export const createIdempotency = ({ database, clock }: { database: Database; clock: Clock }): Idempotency => ({
  once: ({ scope, key, request }, effect) => {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest();
    return database.inTransaction(async (tx) => {
      // A second call with this key waits here until the first has committed or rolled back.
      const opened = await tx
        .insertInto('idempotency')
        .values({ scope, key, request_hash: hash, created_at: clock.now() })
        .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
        .returning('key')
        .executeTakeFirst();
      if (!opened) return replay(tx, scope, key, hash);

      const result = await effect(tx);
      await sendUnawaited(tx, keepResult, [JSON.stringify(result), scope, key]);
      return result;
    });
  },
});

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
