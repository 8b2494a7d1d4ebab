import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { afterCommit, collector } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import type { DomainEventKind } from './domain-event.ts';

/**
 * Handles a domain event inside a transaction: may write and queue jobs, must not call outside services. `idEvent`
 * distinguishes events with the same body.
 */
export type EventHandler<Body> = (tx: Tx, body: Body, idEvent: number) => Promise<void>;

/** The same for events of one kind that follow each other: one call instead of one for each. */
type RunHandler<Body> = (tx: Tx, bodies: readonly Body[]) => Promise<void>;

export type Outbox = {
  append<Body extends object>(tx: Tx, kind: DomainEventKind<Body>, body: Body): Promise<void>;
  on<Body extends object>(kind: DomainEventKind<Body>, handle: EventHandler<Body>): void;
  /** For events that come many at once, of which most need no work of their own. */
  onRun<Body extends object>(kind: DomainEventKind<Body>, handle: RunHandler<Body>): void;
  handlersOf(type: string): readonly EventHandler<unknown>[];
  runHandlersOf(type: string): readonly RunHandler<unknown>[];
};

type Appended = { type: string; body: string; at: Date };

/** All of a transaction in one statement, in their order. */
const write = async (tx: Tx, events: readonly Appended[]): Promise<void> => {
  const [types, bodies, times] = [
    events.map(({ type }) => type),
    events.map(({ body }) => body),
    events.map(({ at }) => at),
  ];
  await sql`
    insert into fact (type, body, at, due_at)
    select type, body, at, at
    from unnest(${types}::text[], ${bodies}::jsonb[], ${times}::timestamptz[]) with ordinality as event (type, body, at, nth)
    order by nth`.execute(tx);
};

type Deps = { clock: Clock; announce: () => void };

export const createOutbox = ({ clock, announce }: Deps): Outbox => {
  const handlers = new Map<string, EventHandler<unknown>[]>();
  const runHandlers = new Map<string, RunHandler<unknown>[]>();
  const appendedIn = collector((tx): Appended[] => {
    afterCommit(tx, announce);
    return [];
  }, write);
  return {
    async append(tx, { type }, body) {
      appendedIn(tx).push({ type, body: JSON.stringify(body), at: clock.now() });
    },
    on(kind, handle) {
      const list = handlers.get(kind.type) ?? [];
      list.push((tx, body, idEvent) => handle(tx, kind.body.parse(body), idEvent));
      handlers.set(kind.type, list);
    },
    onRun(kind, handle) {
      const list = runHandlers.get(kind.type) ?? [];
      list.push((tx, bodies) =>
        handle(
          tx,
          bodies.map((body) => kind.body.parse(body)),
        ),
      );
      runHandlers.set(kind.type, list);
    },
    handlersOf: (type) => handlers.get(type) ?? [],
    runHandlersOf: (type) => runHandlers.get(type) ?? [],
  };
};
