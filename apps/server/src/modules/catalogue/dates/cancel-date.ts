import type { Tx } from '../../../platform/database/database.ts';
import { dateCancelled } from '../catalogue.events.ts';
import type { Deps } from '../deps.ts';
import { takeDate } from './date.ts';

type Input = { idVariation: number; reason: string };

/** Cancels a date of an event or a tour: takes it off sale at once; a domain event then ends its orders. */
export const cancelDate =
  ({ clock, outbox }: Pick<Deps, 'clock' | 'outbox'>) =>
  async (tx: Tx, idOwner: number, { idVariation, reason }: Input): Promise<void> => {
    const now = clock.now();
    await takeDate(tx, { idOwner, idVariation, now });
    await tx
      .updateTable('variation')
      .set({ cancelled_at: now, cancel_reason: reason })
      .where('id', '=', idVariation)
      .execute();
    await outbox.append(tx, dateCancelled, { idVariation });
  };
