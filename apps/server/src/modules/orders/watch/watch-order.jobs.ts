import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../deps.ts';

const timed = (name: string) => {
  const kind = job(name, z.object({ idOrder: z.int() }));
  return {
    kind,
    at: (tx: Tx, { jobs }: Pick<Deps, 'jobs'>, idOrder: number, due: Date): Promise<void> =>
      jobs.queue(tx, kind, { idOrder }, { due, key: `${idOrder} ${due.toISOString()}` }),
  };
};

export const watchOrder = timed('orders.watch');
export const remindOfEvent = timed('orders.remind-of-event');
export const sweepOrders = job('orders.sweep', z.object({}));
