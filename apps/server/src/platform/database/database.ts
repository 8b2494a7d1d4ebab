import { availableParallelism } from 'node:os';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { committed, writeCollected } from './after-commit.ts';
import { autoPrepare } from './auto-prepare.ts';
import { connectionTo, forRequests, type Patience } from './patience.ts';
import { type Read, reader } from './read.ts';
import { retrying } from './retry.ts';
import type { DB } from './schema.gen.ts';
import type { InTransaction, Tx } from './transaction.ts';

export type { Tx } from './transaction.ts';

export type Database = {
  inTransaction: InTransaction;
  read: Read;
  /** For the platform only: LISTEN, probes and the job queue. */
  pool: pg.Pool;
  close(): Promise<void>;
};

// Ids, counts and cents fit into 53 bits; by default pg returns int8 as a string.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// More connections would compete for the same cores, and each has its own prepared statements to plan.
const usualConnections = Math.max(4, 2 * availableParallelism());
const usualSeconds = 15;

type Options = { connections?: number; patience?: Patience };

export const openDatabase = (
  url: string,
  { connections = usualConnections, patience = forRequests(usualSeconds) }: Options = {},
): Database => {
  const connection = { ...connectionTo(url, patience), application_name: 'stagedoor' };
  const pool = new pg.Pool({ ...connection, max: connections });
  // The pool replaces a connection that dies while idle; without a listener the error would end the process.
  pool.on('error', () => {});
  // Likewise for a connection that dies in use: its query already rejects.
  pool.on('connect', (client) => client.on('error', () => {}));
  const kysely = new Kysely<DB>({ dialect: new PostgresDialect({ pool: autoPrepare(pool) }) });
  return {
    inTransaction: (work) =>
      retrying(async () => {
        let used: Tx | undefined;
        const result = await kysely.transaction().execute(async (tx) => {
          used = tx;
          const done = await work(tx);
          await writeCollected(tx);
          return done;
        });
        if (used) committed(used);
        return result;
      }),
    read: reader(kysely, pool),
    pool,
    close: () => kysely.destroy(),
  };
};
