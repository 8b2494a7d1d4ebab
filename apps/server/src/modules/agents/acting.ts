import { type Expression, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * SQL condition on the mandate `m`: its agent acts for its talent now. Not before it is accepted nor after it ended,
 * and not while an account is deleted or blocked, or one of the two blocks the other.
 */
export const mandateActs = (now: Expression<Date>) => sql<boolean>`(m.state = 'accepted'
  and exists (select from users agent join users talent on talent.id = m.id_talent
    where agent.id = m.id_agent and agent.role = 'AGENT' and agent.status in ('ACTIVE', 'HIDDEN')
      and talent.role in ('EXPERT', 'AGENT') and talent.status in ('ACTIVE', 'HIDDEN'))
  and not exists (select from account_block b where b.id_user in (m.id_agent, m.id_talent)
    and b.blocker = 'admin' and (b.until is null or b.until > ${now}))
  and not exists (select from user_block b
    where (b.id_user, b.id_blocked) in ((m.id_agent, m.id_talent), (m.id_talent, m.id_agent))
      and (b.until is null or b.until > ${now})))`;

type Pair = { idUser: Expression<number | null>; idTalent: Expression<number>; now: Expression<Date> };

/** SQL condition: the user acts for the talent now. */
export const isActing = ({ idUser, idTalent, now }: Pair) => sql<boolean>`exists (select from agent_mandate m
  where m.id_agent = ${idUser} and m.id_talent = ${idTalent} and ${mandateActs(now)})`;

/** Who acts for a talent now. */
export const agentsOf = async (tx: Tx, idTalent: number, now: Date): Promise<number[]> => {
  const agents = await tx
    .selectFrom('agent_mandate as m')
    .select('m.id_agent')
    .where('m.id_talent', '=', idTalent)
    .where(mandateActs(sql.val(now)))
    .execute();
  return agents.map(({ id_agent }) => id_agent);
};

/**
 * The mandate by which a user acts for a talent now, or null: the one question for everything that an agent does.
 * Its lock keeps it from ending before the transaction does.
 */
export const actsFor = async (
  tx: Tx,
  { idUser, idTalent, now }: { idUser: number; idTalent: number; now: Date },
): Promise<number | null> => {
  const mandate = await tx
    .selectFrom('agent_mandate as m')
    .select('m.id')
    .where('m.id_agent', '=', idUser)
    .where('m.id_talent', '=', idTalent)
    .where(mandateActs(sql.val(now)))
    .forShare()
    .executeTakeFirst();
  return mandate?.id ?? null;
};
