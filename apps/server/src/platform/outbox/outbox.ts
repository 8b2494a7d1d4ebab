import type { Clock } from '../clock.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import type { FactKind } from './fact.ts';

/** Answers a fact inside a transaction: it may write and queue jobs, and must not talk to the outside. */
export type Reaction<Body> = (tx: Tx, body: Body) => Promise<void>;

export type Outbox = {
  append<Body extends object>(tx: Tx, kind: FactKind<Body>, body: Body): Promise<void>;
  on<Body extends object>(kind: FactKind<Body>, react: Reaction<Body>): void;
  reactionsTo(type: string): readonly ((tx: Tx, body: unknown) => Promise<void>)[];
};

type Deps = { clock: Clock; announce: () => void };

export const createOutbox = ({ clock, announce }: Deps): Outbox => {
  const reactions = new Map<string, ((tx: Tx, body: unknown) => Promise<void>)[]>();
  return {
    async append(tx, kind, body) {
      const at = clock.now();
      await tx
        .insertInto('fact')
        .values({ type: kind.type, body: JSON.stringify(body), at, due_at: at })
        .execute();
      afterCommit(tx, announce);
    },
    on(kind, react) {
      const list = reactions.get(kind.type) ?? [];
      list.push((tx, body) => react(tx, kind.body.parse(body)));
      reactions.set(kind.type, list);
    },
    reactionsTo: (type) => reactions.get(type) ?? [],
  };
};
