import type pg from 'pg';

/** How long the program waits for its database before it gives up. */
export type Patience = { connectMs: number; statementMs: number };

/** By then whoever asked has gone. */
export const forRequests = (seconds: number): Patience => ({
  connectMs: Math.min(5_000, seconds * 1_000),
  statementMs: seconds * 1_000,
});

/** Jobs that read or clean whole tables. */
export const forLongWork: Patience = { connectMs: 30_000, statementMs: 600_000 };

/** Whether it is there is asked every few seconds, and the asker does not wait either. */
export const forProbes: Patience = { connectMs: 1_000, statementMs: 1_000 };

export const connectionTo = (url: string, { connectMs, statementMs }: Patience): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectMs,
  // Kept by the database, which then stops working on what nobody waits for.
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: statementMs,
  // Kept here: a database that is stalled keeps no time.
  query_timeout: statementMs + 500,
  options: noJit,
});

/** Compiling our short statements takes longer than running them: with it, search is five times slower. */
export const noJit = '-c jit=off';
