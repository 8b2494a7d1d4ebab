import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { dateMoved } from '../catalogue.events.ts';
import type { Deps } from '../deps.ts';
import { takeDate } from './date.ts';

type Input = { idVariation: number; startsAt: string };

/** Moves a date of an event or a tour, later or earlier; a domain event then updates its orders. */
export const moveDate =
  ({ clock, outbox }: Pick<Deps, 'clock' | 'outbox'>) =>
  async (tx: Tx, idOwner: number, { idVariation, ...input }: Input): Promise<void> => {
    const now = clock.now();
    const before = await takeDate(tx, { idOwner, idVariation, now });
    const startsAt = new Date(input.startsAt);
    if (startsAt <= now) fail('mandatoryFieldNull', { fields: { startsAt: 'tooSmall' } });
    if (startsAt.getTime() === before.startsAt.getTime())
      fail('mandatoryFieldNull', { fields: { startsAt: 'invalid' } });
    await tx.updateTable('variation').set({ starts_at: startsAt }).where('id', '=', idVariation).execute();
    await outbox.append(tx, dateMoved, { idVariation });
  };
