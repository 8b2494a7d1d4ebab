import type { Deps } from './deps.ts';
import { releaseDueEarnings, releaseEarnings } from './earnings/release-earnings.ts';

export const walletJobs = (deps: Pick<Deps, 'jobs' | 'database' | 'clock' | 'ledger'>) => {
  const { jobs } = deps;
  jobs.handle(releaseEarnings, releaseDueEarnings(deps));
  // Each earning queues its own release; this finds any that were missed.
  jobs.every('20 * * * *', releaseEarnings, {});
};
