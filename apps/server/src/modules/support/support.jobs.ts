import { limits } from '@stagedoor/contract/limits';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import { daysAfter, hoursAfter } from '../../platform/time.ts';

export const purgeRequests = job('support.purge', z.object({}));
export const watchRequests = job('support.watch', z.object({}));

type Deps = { database: Database; clock: Clock; metrics: Registry };

export const supportJobs = (jobs: Jobs, { database, clock, metrics }: Deps) => {
  const overdue = new Gauge({
    name: 'support_requests_overdue',
    help: 'Support requests without an answer after the due time',
    registers: [metrics],
  });
  jobs.handle(watchRequests, async () => {
    const askedBefore = hoursAfter(clock.now(), -limits.support.answerHours);
    const { count } = await database.inTransaction((tx) =>
      tx
        .selectFrom('support_request')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('closed_at', 'is', null)
        .where('created_at', '<', askedBefore)
        .executeTakeFirstOrThrow(),
    );
    overdue.set(count);
  });
  jobs.every('*/10 * * * *', watchRequests, {});

  // The privacy policy states this retention period.
  jobs.handle(purgeRequests, async () => {
    const before = daysAfter(clock.now(), -limits.support.keptDays);
    await database.inTransaction((tx) => tx.deleteFrom('support_request').where('closed_at', '<', before).execute());
  });
  jobs.every('25 3 * * *', purgeRequests, {});
};
