import { z } from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from '../applications/deps.ts';
import { talentReturned } from './availability.events.ts';

export const returnTalents = job('talents.return', z.object({}));

type Needed = Pick<Deps, 'database' | 'clock' | 'jobs' | 'outbox'>;

const batch = 500;

/**
 * Announces talents whose day of return has come. `away_until` is cleared in the same transaction, so each return is announced
 * once; what pages show does not depend on it, because they compare `away_until` with the clock.
 */
export const availabilityJobs = (deps: Needed) => {
  const { jobs } = deps;
  jobs.handle(returnTalents, async () => {
    let returned: number;
    do {
      returned = await returnSome(deps);
    } while (returned === batch);
  });
  jobs.every('*/5 * * * *', returnTalents, {});
};

const returnSome = ({ database, clock, outbox }: Needed): Promise<number> =>
  database.inTransaction(async (tx) => {
    const due = tx
      .selectFrom('talent')
      .select('id_user')
      .where('away_until', '<=', clock.now())
      .orderBy('away_until')
      .limit(batch)
      .forUpdate()
      .skipLocked();
    const returned = await tx
      .updateTable('talent')
      .set({ away_from: null, away_until: null })
      .where('id_user', 'in', due)
      .returning('id_user')
      .execute();
    for (const { id_user: idTalent } of returned) await outbox.append(tx, talentReturned, { idTalent });
    return returned.length;
  });
