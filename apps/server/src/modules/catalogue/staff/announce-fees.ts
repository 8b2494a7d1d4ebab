import { fail } from '@stagedoor/contract/errors';
import type { NewFees } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';

type Deps = { database: Database; clock: Clock };

/** Applies from a future moment on; earlier orders keep their fees. */
export const announceFees =
  ({ database, clock }: Deps) =>
  (idStaff: number, { validFrom, ...percents }: NewFees): Promise<number> =>
    database.inTransaction(async (tx) => {
      const at = clock.now();
      // Serialises announcements, so that versions are consecutive.
      await sql`select pg_advisory_xact_lock(hashtextextended('fee_schedule', 0))`.execute(tx);
      const { version } = await tx
        .insertInto('fee_schedule')
        .values({
          version: sql<number>`(select coalesce(max(version), 0) + 1 from fee_schedule)`,
          ...percents,
          valid_from: validFrom,
          announced_at: at,
        })
        .returning('version')
        .executeTakeFirstOrThrow()
        .catch(refuse);
      await recordStaffAction(tx, {
        idStaff,
        action: 'fees.announced',
        subject: `fees ${version}`,
        detail: percents,
        at,
      });
      return version;
    });

const refuse = (error: unknown): never => {
  if (violated(error, 'fee_schedule_ahead'))
    fail('dateCannotChange', { fields: { validFrom: 'tooSmall' }, cause: error });
  if (violated(error, 'fee_schedule_valid_from'))
    fail('contentExists', { fields: { validFrom: 'taken' }, cause: error });
  throw error;
};
