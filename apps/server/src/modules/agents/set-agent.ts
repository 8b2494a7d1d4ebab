import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { setAgentRole } from '../accounts/index.ts';
import { recordStaffAction } from '../staff/index.ts';
import { agentKinds } from './agents.kinds.ts';
import type { Deps } from './deps.ts';
import { closeMandate, lockOpenMandates } from './end-mandate.ts';

type Input = { idUser: number; isAgent: boolean };

/** Lets an approved talent act for others. Taken back, all mandates end. Repeating it changes nothing. */
export const setAgent =
  (deps: Deps) =>
  (idStaff: number, { idUser, isAgent }: Input): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      if (!(await setAgentRole(tx, idUser, isAgent))) return;
      const mandates = isAgent ? [] : await lockOpenMandates(tx, idUser, ['id_agent']);
      for (const mandate of mandates) {
        await closeMandate(tx, deps, mandate, null);
        if (mandate.state === 'asked') continue;
        const notice = { idUser: mandate.id_talent, idPartner: idUser, eventKey: `mandate ${mandate.id}` };
        await deps.notify(tx, agentKinds.left, notice);
      }
      const action = isAgent ? 'user.madeAgent' : 'user.madeTalent';
      await recordStaffAction(tx, { idStaff, action, subject: `user ${idUser}`, at: deps.clock.now() });
      await deps.live.send(tx, idUser, selfUserUpdated);
    });
