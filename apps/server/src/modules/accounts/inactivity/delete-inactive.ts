import { Refusal } from '@stagedoor/contract/errors';
import { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { type Inactive, nextStep } from './next-step.ts';

export const deleteInactive = job('accounts.delete-inactive', z.object({}));

type Needed = Deps & { deleteAccount: (tx: Tx, idUser: number) => Promise<void> };

const batch = 500;
// The shortest period less the first warning.
const unseenDays = 14;

/** Warns and deletes those who asked for it. One person, one transaction: who cannot be deleted yet holds up nobody. */
export const deleteInactiveAccounts = (deps: Needed) => async (): Promise<void> => {
  let last = 0;
  for (;;) {
    const ids = await deps.database.inTransaction((tx) => unseen(tx, last, daysAfter(deps.clock.now(), -unseenDays)));
    for (const id of ids) await considerOne(deps, id);
    if (ids.length < batch) return;
    last = ids.at(-1) ?? last;
  }
};

const considerOne = (deps: Needed, idUser: number) =>
  deps.database
    .inTransaction((tx) => consider(tx, deps, idUser))
    .catch((error) => {
      // Open orders and the like: tomorrow is another day.
      if (!(error instanceof Refusal)) throw error;
    });

const consider = async (tx: Tx, deps: Needed, idUser: number) => {
  const user = await lock(tx, idUser);
  const now = deps.clock.now();
  const step = user ? nextStep(inactiveOf(user), now) : { kind: 'wait' as const };
  if (step.kind === 'delete') await deps.deleteAccount(tx, idUser);
  if (step.kind !== 'warn' || !user) return;
  await tx
    .updateTable('users')
    .set({ delete_warned_days: step.days, delete_warned_at: now })
    .where('id', '=', idUser)
    .execute();
  if (!user.email) return;
  const date = step.deletedOn.toLocaleDateString(user.language, { dateStyle: 'long', timeZone: 'UTC' });
  await deps.post.mail(tx, 'autoDelete', { to: user.email, language: user.language, gaps: { date }, path: '/login' });
};

const unseen = async (tx: Tx, after: number, seenBefore: Date): Promise<number[]> => {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('auto_delete_months', 'is not', null)
    .where('status', '<>', 'DEACTIVATED')
    .where((eb) => eb(eb.fn.coalesce('last_seen_at', 'created_at'), '<', seenBefore))
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
};

const lock = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'language', 'auto_delete_months', 'delete_warned_days', 'delete_warned_at'])
    .select((eb) => eb.fn.coalesce('last_seen_at', 'created_at').as('seen_at'))
    .where('id', '=', idUser)
    .where('auto_delete_months', 'is not', null)
    .where('status', '<>', 'DEACTIVATED')
    .forUpdate()
    .executeTakeFirst();

type Locked = NonNullable<Awaited<ReturnType<typeof lock>>>;

const inactiveOf = (user: Locked): Inactive => ({
  lastSeenAt: user.seen_at,
  months: user.auto_delete_months ?? 12,
  warned:
    user.delete_warned_days !== null && user.delete_warned_at !== null
      ? { days: user.delete_warned_days, at: user.delete_warned_at }
      : null,
});
