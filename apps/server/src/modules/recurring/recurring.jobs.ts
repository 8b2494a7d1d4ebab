import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import { closeAgreements, closeBatch, closeOfGoneTalents, endAgreementsOf, endBatchOf } from './close.ts';
import type { Deps } from './deps.ts';
import { lookAtAgreement } from './look-later.ts';
import { lookAt } from './renew.ts';
import { tellOfCards, tellOfExpiringCards } from './tell-of-cards.ts';

export const sweepAgreements = job('recurring.sweep', z.object({}));

const most = 500;

export const recurringJobs = (deps: Deps) => {
  const { jobs, database, clock } = deps;
  const look = lookAt(deps);
  jobs.handle(lookAtAgreement, look);
  jobs.handle(closeAgreements, closeBatch(deps));
  jobs.handle(endAgreementsOf, endBatchOf(deps));
  jobs.handle(sweepAgreements, async () => {
    await closeOfGoneTalents(deps)();
    // Each agreement queues its own job; this finds any that were missed.
    const due = await database.inTransaction((tx) =>
      tx
        .selectFrom('recurring_agreement')
        .select('id')
        .where('look_at', '<=', clock.now())
        .orderBy('look_at')
        .limit(most)
        .execute(),
    );
    for (const { id } of due) await look({ idAgreement: id });
  });
  jobs.every('*/10 * * * *', sweepAgreements, {});
  jobs.handle(tellOfCards, tellOfExpiringCards(deps));
  jobs.every('30 9 * * *', tellOfCards, {});
};
