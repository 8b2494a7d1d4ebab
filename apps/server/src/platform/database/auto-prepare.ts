import type { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sqlState } from './retry.ts';
import { judgeOf } from './unawaited.ts';

const oftenEnough = 5;
const mostWatched = 1_000;

type NameOf = (text: string) => string | undefined;

/**
 * Inside transactions statements are built anew each time, and most of them are the same ones again. What comes back often
 * is prepared: the database parses and plans it once per connection instead of once per purchase.
 */
export const preparingOften = (pool: pg.Pool): PostgresPool => {
  const watched = new Map<string, { name: string; seen: number }>();
  const nameOf: NameOf = (text) => {
    let known = watched.get(text);
    if (!known) {
      if (watched.size >= mostWatched) return undefined;
      known = { name: `often ${watched.size}`, seen: 0 };
      watched.set(text, known);
    }
    return ++known.seen > oftenEnough ? known.name : undefined;
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

// A prepared statement that a migration has overtaken; the next connection knows better.
const staleStatement = '0A000';

const wrap = (client: pg.PoolClient, nameOf: NameOf): PostgresPoolClient => {
  let isStale = false;
  // What is not awaited leaves together with what is: each packet costs more than the statement in it.
  const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
  let unanswered: Promise<unknown>[] = [];

  const send = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const sent = client.query({ ...(name && { name }), text, values: [...values] });
    sent.catch((error) => {
      isStale ||= sqlState(error) === staleStatement;
    });
    return sent;
  };
  const query = async (text: string, values: readonly unknown[]) => {
    const judge = text === 'begin' ? (answer: Promise<unknown>) => answer : judgeOf(values);
    if (judge && unanswered.length === 0) socket.cork();
    const sent = send(text, values);
    if (judge) {
      const judged = judge(sent);
      // Whoever gives up the transaction does not ask any more.
      judged.catch(() => {});
      unanswered.push(judged);
      return { command: 'INSERT', rowCount: 0, rows: [] };
    }
    const before = unanswered;
    unanswered = [];
    if (before.length > 0) socket.uncork();
    // Of several that failed the first one says why; the others only that the transaction is over.
    if (text !== 'rollback') for (const one of before) await one;
    return sent;
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isStale),
  };
};
