import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { Tx } from '../../../platform/database/database.ts';
import { violated } from '../../../platform/database/violated.ts';
import { endStaff, setStaffScopes } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { forgetFactor } from '../factor/forget-factor.ts';
import { recordStaffAction } from '../log/record-action.ts';

type Needed = Pick<Deps, 'database' | 'clock' | 'live'>;
type Deed = { idStaff: number; idUser: number; action: string; detail?: Record<string, string> };

/** Something is done to a colleague; nobody does it to themselves. */
const toColleague = async (
  { database, clock }: Needed,
  { idStaff, idUser, action, detail }: Deed,
  act: (tx: Tx) => Promise<boolean>,
): Promise<void> => {
  if (idStaff === idUser) fail('incompleteRequest', { reason: { kind: 'ownMembership' } });
  try {
    await database.inTransaction(async (tx) => {
      if (!(await act(tx))) fail('pageNotFound');
      const done = { idStaff, action, subject: `user ${idUser}`, at: clock.now() };
      await recordStaffAction(tx, detail ? { ...done, detail } : done);
    });
  } catch (error) {
    if (violated(error, 'staff_member_one_manages')) fail('incompleteRequest', { reason: { kind: 'lastManager' } });
    throw error;
  }
};

export const changeScopes =
  (deps: Needed) =>
  (idStaff: number, { idUser, scopes }: { idUser: number; scopes: readonly StaffScope[] }): Promise<void> =>
    toColleague(deps, { idStaff, idUser, action: 'staff.scopesChanged', detail: { scopes: scopes.join(', ') } }, (tx) =>
      setStaffScopes(tx, idUser, scopes),
    );

export const removeMember =
  (deps: Needed) =>
  (idStaff: number, idUser: number): Promise<void> =>
    toColleague(deps, { idStaff, idUser, action: 'staff.removed' }, async (tx) => {
      if (!(await endStaff(tx, idUser))) return false;
      await forgetFactor(tx, idUser);
      await deps.live.tell(tx, idUser, selfUserUpdated);
      return true;
    });

/** For somebody who has lost the app and the recovery codes; at their next visit they set up a new one. */
export const resetSecondFactor =
  (deps: Needed) =>
  (idStaff: number, idUser: number): Promise<void> =>
    toColleague(deps, { idStaff, idUser, action: 'secondFactor.reset' }, (tx) => forgetFactor(tx, idUser));
