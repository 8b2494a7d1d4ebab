import type { Clock } from '../clock.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import type { DomainEventKind } from './domain-event.ts';

/**
 * Handles a domain event inside a transaction: may write and queue jobs, must not call outside services. `idEvent`
 * distinguishes events with the same body.
 */
export type EventHandler<Body> = (tx: Tx, body: Body, idEvent: number) => Promise<void>;

export type Outbox = {
  append<Body extends object>(tx: Tx, kind: DomainEventKind<Body>, body: Body): Promise<void>;
  on<Body extends object>(kind: DomainEventKind<Body>, handle: EventHandler<Body>): void;
  handlersOf(type: string): readonly EventHandler<unknown>[];
};

type Deps = { clock: Clock; announce: () => void };

export const createOutbox = ({ clock, announce }: Deps): Outbox => {
  const handlers = new Map<string, EventHandler<unknown>[]>();
  return {
    async append(tx, kind, body) {
      const at = clock.now();
      await tx
        .insertInto('fact')
        .values({ type: kind.type, body: JSON.stringify(body), at, due_at: at })
        .execute();
      afterCommit(tx, announce);
    },
    on(kind, handle) {
      const list = handlers.get(kind.type) ?? [];
      list.push((tx, body, idEvent) => handle(tx, kind.body.parse(body), idEvent));
      handlers.set(kind.type, list);
    },
    handlersOf: (type) => handlers.get(type) ?? [],
  };
};
