import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sqlState } from './retry.ts';
import { isUnavailable } from './unavailable.ts';

const prepareAfter = 5;
const mostTracked = 1_000;

type NameOf = (text: string) => string | undefined;

/**
 * Statements inside transactions are built anew each time, but most texts repeat. Repeated ones become named prepared
 * statements, so PostgreSQL parses and plans them once per connection instead of once per purchase.
 */
export const autoPrepare = (pool: pg.Pool): PostgresPool => {
  const tracked = new Map<string, { name: string; seen: number }>();
  const nameOf: NameOf = (text) => {
    let known = tracked.get(text);
    if (!known) {
      if (tracked.size >= mostTracked) return undefined;
      known = { name: `auto ${tracked.size}`, seen: 0 };
      tracked.set(text, known);
    }
    return ++known.seen > prepareAfter ? known.name : undefined;
  };
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const wrapped = clients.get(client) ?? wrap(client, nameOf);
      clients.set(client, wrapped);
      return wrapped;
    },
  };
};

// "cached plan must not change result type": a migration changed a table under a prepared statement. A new connection
// fixes it.
const staleStatement = '0A000';

const wrap = (client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient => {
  let isStale = false;
  let lost: unknown;
  const query = async (text: string, values: readonly unknown[]) => {
    // A lost connection answers nothing, not even a rollback; PostgreSQL rolls back itself when the connection ends.
    if (lost) throw lost;
    const name = values.length > 0 ? nameOf(text) : undefined;
    try {
      return await client.query({ ...(name && { name }), text, values: [...values] });
    } catch (error) {
      isStale ||= sqlState(error) === staleStatement;
      if (isUnavailable(error)) lost = error;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isStale || lost !== undefined),
  };
};
