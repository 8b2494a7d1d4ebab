import { sql } from 'kysely';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import type { Deps } from './deps.ts';
import { closeMandate, lockOpenMandates } from './end-mandate.ts';

/** For whom a user acts, and who acts for them. The history stays: what an agent wrote refers to it. */
export const agentsPersonalData = (deps: Pick<Deps, 'clock' | 'outbox'>): PersonalDataHandler => ({
  export: async (tx, idUser) => ({
    agentMandates: (
      await sql<object>`select id_agent, id_talent, state, asked_at, answered_at, ended_at from agent_mandate
        where ${idUser} in (id_agent, id_talent) order by id`.execute(tx)
    ).rows,
  }),
  erase: async (tx, idUser) => {
    const mandates = await lockOpenMandates(tx, idUser, ['id_agent', 'id_talent']);
    for (const mandate of mandates) await closeMandate(tx, deps, mandate, null);
  },
});
