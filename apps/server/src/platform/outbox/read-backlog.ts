import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

type Failure = { id: number; type: string; attempts: number; last_error: string | null; due_at: Date };
export type Backlog = { waiting: number; failing: number; oldest: Date | null; failures: Failure[] };

const shown = 20;

/** The time of the oldest unhandled domain event. */
export const oldestUnhandled = async (tx: Tx): Promise<Date | null> => {
  const { oldest } = await tx
    .selectFrom('fact')
    .select(sql<Date | null>`min(at)`.as('oldest'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return oldest;
};

/** Counts unhandled domain events, and those whose handler failed. */
export const readBacklog = async (tx: Tx): Promise<Backlog> => {
  const counted = await tx
    .selectFrom('fact')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      sql<number>`count(*) filter (where attempts > 0)`.as('failing'),
      sql<Date | null>`min(at)`.as('oldest'),
    ])
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  const failures = await tx
    .selectFrom('fact')
    .select(['id', 'type', 'attempts', 'last_error', 'due_at'])
    .where('handled_at', 'is', null)
    .where('attempts', '>', 0)
    .orderBy('due_at')
    .limit(shown)
    .execute();
  return { ...counted, failures };
};
