import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { recordStaffAction } from '../log/record-action.ts';

type Wanted = { email: string; scopes: readonly StaffScope[] };

export const addMember =
  ({ database, clock, live, post }: Pick<Deps, 'database' | 'clock' | 'live' | 'post'>) =>
  (idStaff: number, { email, scopes }: Wanted): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { idUser, language } = await takeOn(tx, { clock }, { email, scopes, idAddedBy: idStaff });
      const action = {
        idStaff,
        action: 'staff.added',
        subject: `user ${idUser}`,
        detail: { scopes: scopes.join(', ') },
      };
      await recordStaffAction(tx, { ...action, at: clock.now() });
      await live.tell(tx, idUser, { eventType: 'SELF_USER_UPDATED' });
      const by = await nameOf(tx, idStaff);
      await post.mail(tx, 'staffWelcome', { to: email, language, path: '/admin', gaps: { by } });
    });

const nameOf = async (tx: Tx, idUser: number): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', idUser).executeTakeFirstOrThrow()).name;

/** Who sells here decides nothing about those who buy: only a fan joins the staff. */
export const takeOn = async (
  tx: Tx,
  { clock }: { clock: Clock },
  { email, scopes, idAddedBy }: Wanted & { idAddedBy: number | null },
): Promise<{ idUser: number; language: Language }> => {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role', 'language'])
    .where('email', '=', email)
    .where('status', 'in', ['ACTIVE', 'HIDDEN'])
    .forUpdate()
    .executeTakeFirst();
  if (!user) return fail('incompleteRequest', { fields: { email: 'unknown' } });
  if (user.role === 'ADMIN') return fail('requestAlreadyExists', { fields: { email: 'taken' } });
  if (user.role !== 'FAN') return fail('incompleteRequest', { fields: { email: 'talent' } });
  await tx.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', user.id).execute();
  await tx
    .insertInto('staff_member')
    .values({ id_user: user.id, scopes: [...scopes], id_added_by: idAddedBy, added_at: clock.now() })
    .execute();
  return { idUser: user.id, language: user.language };
};
