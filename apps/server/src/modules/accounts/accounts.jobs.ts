import { forgetExpired, forgetExpiredRows } from './codes/forget-expired.ts';
import type { Deps } from './deps.ts';
import { mailResetLink, sendResetLink } from './passwords/reset-password.ts';

export const accountsJobs = (deps: Deps) => {
  const { jobs } = deps;
  jobs.handle(sendResetLink, mailResetLink(deps));
  jobs.handle(forgetExpired, forgetExpiredRows(deps));
  jobs.every('30 3 * * *', forgetExpired, {});
};
