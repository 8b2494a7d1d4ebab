import type { Clock } from '../clock.ts';
import { afterCommit } from '../database/after-commit.ts';
import type { Tx } from '../database/database.ts';
import type { FactKind } from './fact.ts';

/**
 * Answers a fact inside a transaction: it may write and queue jobs, and must not talk to the outside. The id tells facts with
 * the same body apart.
 */
export type Reaction<Body> = (tx: Tx, body: Body, idFact: number) => Promise<void>;

export type Outbox = {
  append<Body extends object>(tx: Tx, kind: FactKind<Body>, body: Body): Promise<void>;
  on<Body extends object>(kind: FactKind<Body>, react: Reaction<Body>): void;
  reactionsTo(type: string): readonly Reaction<unknown>[];
};

type Deps = { clock: Clock; announce: () => void };

export const createOutbox = ({ clock, announce }: Deps): Outbox => {
  const reactions = new Map<string, Reaction<unknown>[]>();
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
      list.push((tx, body, idFact) => react(tx, kind.body.parse(body), idFact));
      reactions.set(kind.type, list);
    },
    reactionsTo: (type) => reactions.get(type) ?? [],
  };
};
