import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

type NewMember = { email: string; scopes: readonly StaffScope[]; idAddedBy: number | null; at: Date };

/** Adds a user to the staff. Only a fan qualifies: a seller must not decide about buyers. */
export const makeStaff = async (
  tx: Tx,
  { email, scopes, idAddedBy, at }: NewMember,
): Promise<{ idUser: number; language: Language }> => {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role', 'language'])
    .where('email', '=', email)
    .where('status', 'in', ['ACTIVE', 'HIDDEN'])
    .forUpdate()
    .executeTakeFirst();
  if (!user) return fail('incompleteRequest', { reason: { kind: 'noSuchAccount' } });
  if (user.role === 'ADMIN') return fail('requestAlreadyExists', { fields: { email: 'taken' } });
  if (user.role !== 'FAN') return fail('incompleteRequest', { reason: { kind: 'accountIsTalent' } });
  await tx.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', user.id).execute();
  await tx
    .insertInto('staff_member')
    .values({ id_user: user.id, scopes: [...scopes], id_added_by: idAddedBy, added_at: at })
    .execute();
  return { idUser: user.id, language: user.language };
};

/** Returns whether the user is staff. */
export const setStaffScopes = async (tx: Tx, idUser: number, scopes: readonly StaffScope[]): Promise<boolean> => {
  const changed = await tx
    .updateTable('staff_member')
    .set({ scopes: [...scopes] })
    .where('id_user', '=', idUser)
    .returning('id_user')
    .executeTakeFirst();
  return changed !== undefined;
};

/** Removes a user from the staff and makes them a fan again. Returns whether they were staff. */
export const endStaff = async (tx: Tx, idUser: number): Promise<boolean> => {
  const removed = await tx
    .deleteFrom('staff_member')
    .where('id_user', '=', idUser)
    .returning('id_user')
    .executeTakeFirst();
  if (!removed) return false;
  await tx.updateTable('users').set({ role: 'FAN' }).where('id', '=', idUser).where('role', '=', 'ADMIN').execute();
  return true;
};

/** Whether another active staff member has this scope. */
export const hasColleague = async (tx: Tx, idUser: number, scope: StaffScope): Promise<boolean> => {
  const colleague = await tx
    .selectFrom('staff_member')
    .innerJoin('users', 'users.id', 'staff_member.id_user')
    .select('users.id')
    .where(sql<boolean>`${scope} = any (scopes)`)
    .where('users.status', '=', 'ACTIVE')
    .where('users.id', '<>', idUser)
    .limit(1)
    .executeTakeFirst();
  return colleague !== undefined;
};
