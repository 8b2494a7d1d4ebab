import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { supportDesk, supportTopic } from '@stagedoor/contract/live/support';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { endStaff, setStaffScopes } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { deleteFactor } from '../factor/delete-factor.ts';
import { recordStaffAction } from '../log/record-action.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live'>;
type Action = { idStaff: number; idUser: number; action: string; detail?: Record<string, string> };

/** Runs an action on another staff member; refuses when the caller targets their own account. */
const toColleague = async (
  { database, clock, live }: UsedDeps,
  { idStaff, idUser, action, detail }: Action,
  act: (tx: Tx) => Promise<boolean>,
): Promise<void> => {
  if (idStaff === idUser) fail('incompleteRequest', { reason: { kind: 'ownMembership' } });
  try {
    await database.inTransaction(async (tx) => {
      if (!(await act(tx))) fail('pageNotFound');
      await live.recheck(tx, supportTopic, supportDesk, idUser);
      const done = { idStaff, action, subject: `user ${idUser}`, at: clock.now() };
      await recordStaffAction(tx, detail ? { ...done, detail } : done);
    });
  } catch (error) {
    if (violated(error, 'staff_member_one_manages')) fail('incompleteRequest', { reason: { kind: 'lastManager' } });
    throw error;
  }
};

export const changeScopes =
  (deps: UsedDeps) =>
  (idStaff: number, { idUser, scopes }: { idUser: number; scopes: readonly StaffScope[] }): Promise<void> =>
    toColleague(deps, { idStaff, idUser, action: 'staff.scopesChanged', detail: { scopes: scopes.join(', ') } }, (tx) =>
      setStaffScopes(tx, idUser, scopes),
    );

export const removeMember =
  (deps: UsedDeps) =>
  (idStaff: number, idUser: number): Promise<void> =>
    toColleague(deps, { idStaff, idUser, action: 'staff.removed' }, async (tx) => {
      if (!(await endStaff(tx, idUser))) return false;
      await deleteFactor(tx, idUser);
      await deps.live.send(tx, idUser, selfUserUpdated);
      return true;
    });

/** For a colleague who lost the app and the recovery codes; they set up a new one at their next visit. */
export const resetSecondFactor =
  (deps: UsedDeps) =>
  (idStaff: number, idUser: number): Promise<void> =>
    toColleague(deps, { idStaff, idUser, action: 'secondFactor.reset' }, (tx) => deleteFactor(tx, idUser));
