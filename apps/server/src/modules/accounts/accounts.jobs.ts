import { purgeCodesAndLinks, purgeExpiredCodes } from './codes/purge-expired-codes.ts';
import type { Deps } from './deps.ts';
import { mailResetLink, sendResetLink } from './passwords/reset-password.ts';

export const accountsJobs = (deps: Deps) => {
  const { jobs } = deps;
  jobs.handle(sendResetLink, mailResetLink(deps));
  jobs.handle(purgeExpiredCodes, purgeCodesAndLinks(deps));
  jobs.every('30 3 * * *', purgeExpiredCodes, {});
};
