import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { daysAfter } from '../../platform/time.ts';
import { isOpenTalent, mayDeal } from '../access/index.ts';
import { agentKinds } from './agents.kinds.ts';
import type { Deps } from './deps.ts';

type Agent = { idUser: number; role: string };

const askAgainDays = 30;

/** Asks a talent to let an agent act for them. After a refusal the agent waits before asking again. */
export const askMandate =
  ({ database, clock, notify }: Deps) =>
  ({ idUser, role }: Agent, idTalent: number): Promise<{ idMandate: number }> =>
    database.inTransaction(async (tx) => {
      if (role !== 'AGENT') return fail('pageNotFound');
      if (idTalent === idUser) return fail('mandatoryFieldNull', { fields: { idUser: 'invalid' } });
      const now = clock.now();
      if (!(await isOpenTalent(tx, idTalent, now))) return fail('pageNotFound');
      const refusal = await mayDeal(tx, idUser, idTalent, now);
      if (refusal) fail(refusal);
      await requirePatience(tx, { idUser, idTalent, now });
      const asked = await tx
        .insertInto('agent_mandate')
        .values({ id_agent: idUser, id_talent: idTalent, state: 'asked', asked_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!asked) return fail('requestAlreadyExists');
      const eventKey = `mandate ${asked.id}`;
      await notify(tx, agentKinds.asked, { idUser: idTalent, idPartner: idUser, eventKey });
      return { idMandate: asked.id };
    });

/** Not soon after the talent declined or ended the one before. */
const requirePatience = async (tx: Tx, { idUser, idTalent, now }: { idUser: number; idTalent: number; now: Date }) => {
  const refused = await tx
    .selectFrom('agent_mandate')
    .select(sql<Date>`coalesce(ended_at, answered_at)`.as('at'))
    .where('id_agent', '=', idUser)
    .where('id_talent', '=', idTalent)
    .where((eb) => eb.or([eb('state', '=', 'declined'), eb('ended_by', '=', idTalent)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!refused) return;
  const from = daysAfter(refused.at, askAgainDays);
  if (from > now) fail('incompleteRequest', { reason: { kind: 'tooEarly', from: from.toISOString() } });
};
