import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { daysAfter } from '../../../platform/time.ts';
import { startOfDay } from '../../../platform/time-zone.ts';
import type { Deps } from '../applications/deps.ts';
import { talentReturned } from './availability.events.ts';

/** Days in the talent's own time zone. `backOn` null: available from now on. `awayFrom` null: away from now on. */
type Input = { backOn: string | null; awayFrom: string | null; timeZone: string };
type Absence = { away_from: Date | null; away_until: Date | null };

/** Pages compare the absence with the clock; `return-talents.ts` announces those whose day has come. */
export const setAvailability =
  ({ database, clock, live, outbox }: Pick<Deps, 'database' | 'clock' | 'live' | 'outbox'>) =>
  (idUser: number, input: Input): Promise<{ awayFrom: string | null; awayUntil: string | null }> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const absence = absenceOf(input, now);
      const before = await tx
        .selectFrom('talent')
        .select(['away_from', 'away_until'])
        .where('id_user', '=', idUser)
        .forUpdate()
        .executeTakeFirst();
      if (!before) return fail('pageNotFound');
      await tx.updateTable('talent').set(absence).where('id_user', '=', idUser).execute();
      // Nobody was told of an absence that has not begun.
      const wasAway = before.away_until !== null && (before.away_from === null || before.away_from <= now);
      const isAway = absence.away_until !== null && absence.away_from === null;
      if (wasAway && !isAway) await outbox.append(tx, talentReturned, { idTalent: idUser });
      await live.send(tx, idUser, selfUserUpdated);
      return {
        awayFrom: absence.away_from?.toISOString() ?? null,
        awayUntil: absence.away_until?.toISOString() ?? null,
      };
    });

const absenceOf = ({ backOn, awayFrom, timeZone }: Input, now: Date): Absence => {
  if (backOn === null) return { away_from: null, away_until: null };
  const until = startOfDay(new Date(backOn), timeZone);
  const from = awayFrom === null ? now : startOfDay(new Date(awayFrom), timeZone);
  if (until <= now) fail('mandatoryFieldNull', { fields: { backOn: 'tooSmall' } });
  if (until > daysAfter(now, limits.availability.awayDaysMax)) {
    fail('mandatoryFieldNull', { fields: { backOn: 'tooLarge' } });
  }
  if (from >= until) fail('mandatoryFieldNull', { fields: { awayFrom: 'tooLarge' } });
  return { away_from: from > now ? from : null, away_until: until };
};
