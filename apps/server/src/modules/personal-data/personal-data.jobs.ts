import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type Deps, deleteInactive, deleteInactiveAccounts } from './inactivity/delete-inactive.ts';

export const personalDataJobs = (jobs: Jobs, deps: Deps) => {
  jobs.handle(deleteInactive, deleteInactiveAccounts(deps));
  jobs.every('0 5 * * *', deleteInactive, {});
};
