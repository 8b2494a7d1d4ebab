import { fail } from '@stagedoor/contract/errors';
import { agentKinds } from './agents.kinds.ts';
import type { Deps } from './deps.ts';
import { failAsChanged, lockMandate } from './lock-mandate.ts';

type Input = { idMandate: number; accepted: boolean };

/** The talent's answer to an agent. The first of answer and withdrawal wins, and the other is told. */
export const answerMandate =
  ({ database, clock, notify }: Deps) =>
  (idUser: number, { idMandate, accepted }: Input): Promise<void> =>
    database.inTransaction(async (tx) => {
      const mandate = await lockMandate(tx, idMandate, idUser);
      if (mandate.id_talent !== idUser) return fail('pageNotFound');
      const state = accepted ? 'accepted' : 'declined';
      if (mandate.state === state) return;
      if (mandate.state !== 'asked') return failAsChanged(mandate);
      await tx
        .updateTable('agent_mandate')
        .set({ state, answered_at: clock.now() })
        .where('id', '=', idMandate)
        .execute();
      const notice = { idUser: mandate.id_agent, idPartner: idUser, eventKey: `mandate ${idMandate}` };
      await notify(tx, agentKinds[state], notice);
    });
