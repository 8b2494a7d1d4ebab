import type { Tx } from '../../platform/database/database.ts';
import { forgetExpired, forgetExpiredRows } from './codes/forget-expired.ts';
import type { Deps } from './deps.ts';
import { deleteInactive, deleteInactiveAccounts } from './inactivity/delete-inactive.ts';
import { mailResetLink, sendResetLink } from './passwords/reset-password.ts';

type Lent = { deleteAccount: (tx: Tx, idUser: number) => Promise<void> };

export const accountsJobs = (deps: Deps & Lent) => {
  const { jobs } = deps;
  jobs.handle(sendResetLink, mailResetLink(deps));
  jobs.handle(forgetExpired, forgetExpiredRows(deps));
  jobs.handle(deleteInactive, deleteInactiveAccounts(deps));
  jobs.every('30 3 * * *', forgetExpired, {});
  jobs.every('0 5 * * *', deleteInactive, {});
};
