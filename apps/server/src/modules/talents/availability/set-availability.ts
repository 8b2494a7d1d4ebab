import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { daysAfter } from '../../../platform/time.ts';
import { startOfDay } from '../../../platform/time-zone.ts';
import type { Deps } from '../applications/deps.ts';
import { talentReturned } from './availability.events.ts';

/** `backOn`: the day on which the talent is back, in their own time zone; null if they are available now. */
type Input = { backOn: string | null; timeZone: string };

/** Pages compare `away_until` with the clock; `return-talents.ts` announces those whose day has come. */
export const setAvailability =
  ({ database, clock, live, outbox }: Pick<Deps, 'database' | 'clock' | 'live' | 'outbox'>) =>
  (idUser: number, { backOn, timeZone }: Input): Promise<{ awayUntil: string | null }> =>
    database.inTransaction(async (tx) => {
      const awayUntil = backOn === null ? null : startOfDay(new Date(backOn), timeZone);
      const now = clock.now();
      if (awayUntil && awayUntil <= now) fail('mandatoryFieldNull', { fields: { backOn: 'tooSmall' } });
      if (awayUntil && awayUntil > daysAfter(now, limits.availability.awayDaysMax)) {
        fail('mandatoryFieldNull', { fields: { backOn: 'tooLarge' } });
      }
      const before = await tx
        .selectFrom('talent')
        .select('away_until')
        .where('id_user', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      if (!before) return fail('pageNotFound');
      await tx.updateTable('talent').set({ away_until: awayUntil }).where('id_user', '=', idUser).execute();
      if (before.away_until && !awayUntil) await outbox.append(tx, talentReturned, { idTalent: idUser });
      await live.send(tx, idUser, selfUserUpdated);
      return { awayUntil: awayUntil?.toISOString() ?? null };
    });
