import { randomUUID } from 'node:crypto';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { StaffScope } from '@stagedoor/contract/staff-scopes';
import type { Tx } from '../../../platform/database/database.ts';
import { makeStaff } from '../../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { recordStaffAction } from '../log/record-action.ts';
import { staffKinds } from '../staff.kinds.ts';

type Input = { email: string; scopes: readonly StaffScope[] };

export const addMember =
  ({ database, clock, live, notify }: Pick<Deps, 'database' | 'clock' | 'live' | 'notify'>) =>
  (idStaff: number, { email, scopes }: Input): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { idUser } = await makeStaff(tx, { email, scopes, idAddedBy: idStaff, at: clock.now() });
      const action = {
        idStaff,
        action: 'staff.added',
        subject: `user ${idUser}`,
        detail: { scopes: scopes.join(', ') },
      };
      await recordStaffAction(tx, { ...action, at: clock.now() });
      await live.send(tx, idUser, selfUserUpdated);
      const by = await nameOf(tx, idStaff);
      const letter = { to: email, path: '/admin', gaps: { by } };
      await notify(tx, staffKinds.welcome, { idUser, eventKey: randomUUID(), letter });
    });

const nameOf = async (tx: Tx, idUser: number): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', idUser).executeTakeFirstOrThrow()).name;
