import type { OrderState } from '@stagedoor/contract/schemas/order';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';
import type { SomeOfDate } from './dates.jobs.ts';

const batch = 100;

type Work = { states: readonly OrderState[]; act: (idOrder: number) => Promise<void> };

/** Processes a batch of a date's orders and queues a job for the next one. */
export const eachOfDate = async (
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  job: JobKind<SomeOfDate>,
  { idVariation, after }: SomeOfDate,
  { states, act }: Work,
): Promise<void> => {
  const orders = await database.inTransaction((tx) =>
    tx
      .selectFrom('orders')
      .select('id')
      .where('id_variation', '=', idVariation)
      .where('type', 'in', ['EVENT', 'MUSEUM_TOUR'])
      .where('state', 'in', states)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute(),
  );
  for (const { id } of orders) await act(id);
  const last = orders.at(-1);
  if (!last || orders.length < batch) return;
  await database.inTransaction((tx) => jobs.queue(tx, job, { idVariation, after: last.id }));
};
