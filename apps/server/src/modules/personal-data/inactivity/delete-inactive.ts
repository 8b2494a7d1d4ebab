import { ApiError } from '@stagedoor/contract/errors';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Notify } from '../../../platform/notices/notify.ts';
import { daysAfter } from '../../../platform/time.ts';
import {
  accountKinds,
  type InactiveUser,
  listUnseen,
  lockInactive,
  recordDeletionWarning,
} from '../../accounts/index.ts';
import { type Inactive, nextStep } from './next-step.ts';

export const deleteInactive = job('accounts.delete-inactive', z.object({}));

export type Deps = {
  database: Database;
  clock: Clock;
  notify: Notify;
  deleteAccount: (tx: Tx, idUser: number) => Promise<void>;
};

const batch = 500;
// The shortest period less the first warning.
const unseenDays = 14;

/**
 * Warns and deletes users who chose deletion after inactivity. One transaction per user, so that a user who cannot be
 * deleted yet holds up no one else.
 */
export const deleteInactiveAccounts = (deps: Deps) => async (): Promise<void> => {
  let last = 0;
  for (;;) {
    const ids = await deps.database.inTransaction((tx) =>
      listUnseen(tx, { after: last, seenBefore: daysAfter(deps.clock.now(), -unseenDays), size: batch }),
    );
    for (const id of ids) await considerOne(deps, id);
    if (ids.length < batch) return;
    last = ids.at(-1) ?? last;
  }
};

const considerOne = (deps: Deps, idUser: number) =>
  deps.database
    .inTransaction((tx) => consider(tx, deps, idUser))
    .catch((error) => {
      // Open orders and the like: retried tomorrow.
      if (!(error instanceof ApiError)) throw error;
    });

const consider = async (tx: Tx, deps: Deps, idUser: number) => {
  const user = await lockInactive(tx, idUser);
  const now = deps.clock.now();
  const step = user ? nextStep(inactiveOf(user), now) : { kind: 'wait' as const };
  if (step.kind === 'delete') await deps.deleteAccount(tx, idUser);
  if (step.kind !== 'warn' || !user) return;
  await recordDeletionWarning(tx, idUser, { days: step.days, at: now });
  if (!user.email) return;
  const date = step.deletedOn.toLocaleDateString(user.language, { dateStyle: 'long', timeZone: 'UTC' });
  const letter = { to: user.email, gaps: { date }, path: '/login' };
  const eventKey = `deleted on ${step.deletedOn.toISOString()}, ${step.days} days before`;
  await deps.notify(tx, accountKinds.accountExpiring, { idUser, eventKey, letter });
};

const inactiveOf = (user: InactiveUser): Inactive => ({
  lastSeenAt: user.seen_at,
  months: user.auto_delete_months ?? 12,
  warned:
    user.delete_warned_days !== null && user.delete_warned_at !== null
      ? { days: user.delete_warned_days, at: user.delete_warned_at }
      : null,
});
