import { z } from 'zod';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { Overviews } from './overviews.ts';

const closeDays = job('overviews.close-days', z.object({}));

export const overviewsJobs = (jobs: Jobs, overviews: Overviews) => {
  jobs.handle(closeDays, () => overviews.closeDays());
  jobs.every('10 1 * * *', closeDays, {});
};
