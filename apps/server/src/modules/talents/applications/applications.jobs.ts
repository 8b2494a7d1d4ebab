import { Gauge } from 'prom-client';
import { z } from 'zod';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Deps } from './deps.ts';

export const watchApplications = job('applications.watch', z.object({}));

type UsedDeps = Pick<Deps, 'jobs' | 'database' | 'clock' | 'log' | 'metrics'>;

/** Applicants were promised an answer by a deadline: reports overdue applications as a metric and in the log. */
export const applicationsJobs = ({ jobs, database, clock, log, metrics }: UsedDeps) => {
  const overdue = new Gauge({
    name: 'applications_overdue',
    help: 'Talent applications without an answer after the due time',
    registers: [metrics],
  });
  jobs.handle(watchApplications, async () => {
    const late = await database.inTransaction((tx) =>
      tx
        .selectFrom('application')
        .select('id')
        .where('state', '=', 'submitted')
        .where('due_at', '<', clock.now())
        .orderBy('due_at')
        .execute(),
    );
    overdue.set(late.length);
    if (late.length > 0) log.warn({ applications: late.map(({ id }) => id) }, 'applications wait longer than promised');
  });
  jobs.every('*/10 * * * *', watchApplications, {});
};
