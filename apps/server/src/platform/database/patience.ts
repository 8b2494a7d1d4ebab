import type pg from 'pg';

/** Timeouts for connecting to the database and for a statement. */
export type Patience = { connectMs: number; statementMs: number };

/** For HTTP requests: after that the client has given up. */
export const forRequests = (seconds: number): Patience => ({
  connectMs: Math.min(5_000, seconds * 1_000),
  statementMs: seconds * 1_000,
});

/** For jobs that read or clean whole tables. */
export const forLongWork: Patience = { connectMs: 30_000, statementMs: 600_000 };

/** For probes: they run every few seconds, and the prober has a short timeout too. */
export const forProbes: Patience = { connectMs: 1_000, statementMs: 1_000 };

export const connectionTo = (url: string, { connectMs, statementMs }: Patience): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connectMs,
  // Enforced by PostgreSQL, which then stops the abandoned statement.
  statement_timeout: statementMs,
  idle_in_transaction_session_timeout: statementMs,
  // Enforced here, for a database that is stalled and enforces nothing.
  query_timeout: statementMs + 500,
  options: noJit,
});

/** JIT-compiling our short statements takes longer than running them: with it, search is five times slower. */
export const noJit = '-c jit=off';
