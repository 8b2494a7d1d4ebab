import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { eventNear } from '../orders.events.ts';
import { lockOrder } from '../orders.repo.ts';
import { remindOfEvent } from './watch-order.jobs.ts';

const reminderAt = (startsAt: Date) => hoursAfter(startsAt, -limits.events.reminderHoursBefore);

/** An hour before it starts, or now where that hour has begun. */
export const remindBefore = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs' | 'outbox'>,
  idOrder: number,
  startsAt: Date,
): Promise<void> => {
  const at = reminderAt(startsAt);
  if (at > deps.clock.now()) await remindOfEvent.at(tx, deps, idOrder, at);
  else await deps.outbox.append(tx, eventNear, { idOrder });
};

/** Skips orders that have ended or were moved to a later date. */
export const remind =
  ({ database, clock, outbox }: Pick<Deps, 'database' | 'clock' | 'outbox'>) =>
  ({ idOrder }: { idOrder: number }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, idOrder);
      const isNear = order.state === 'processing' && reminderAt(order.deadlineAt) <= clock.now();
      if (isNear) await outbox.append(tx, eventNear, { idOrder });
    });
