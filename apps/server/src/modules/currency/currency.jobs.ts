import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { type Jobs, job } from '../../platform/jobs/jobs.ts';
import type { RateSource } from '../../platform/ports/rates.ts';
import { storeRates } from './rates.repo.ts';

export const refreshRates = job('currency.refresh-rates', z.object({}));

/** When the source is unavailable, the stored rates stay, with their time. */
export const currencyJobs = (jobs: Jobs, { database, rates }: { database: Database; rates: RateSource }) => {
  jobs.handle(refreshRates, async () => {
    const heard = await rates.fetchRates();
    await database.inTransaction((tx) => storeRates(tx, heard));
  });
  jobs.every('5 * * * *', refreshRates, {});
};
