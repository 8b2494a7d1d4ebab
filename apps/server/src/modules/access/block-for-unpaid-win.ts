import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { unpaidWin } from '@stagedoor/messages/unpaid-win';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Live } from '../../platform/realtime/live.ts';

type Block = { idUser: number; until: Date | null; at: Date };

/** Blocks who did not pay what they won. A longer block by staff stays. */
export const blockForUnpaidWin = async (tx: Tx, live: Live, { idUser, until, at }: Block): Promise<void> => {
  const { language } = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', idUser)
    .executeTakeFirstOrThrow();
  await sql`
    insert into account_block (id_user, blocker, reason, until, created_at)
    values (${idUser}, 'admin', ${unpaidWin[language]}, ${until}, ${at})
    on conflict (id_user, blocker) do update set reason = excluded.reason, until = excluded.until,
      created_at = excluded.created_at, id_decision = null
    where account_block.until is not null and coalesce(excluded.until, 'infinity') > account_block.until`.execute(tx);
  await live.send(tx, idUser, selfUserUpdated);
};

type Forgiven = { idUser: number; blockedUntil: Date | null | undefined };

/** Ends that block, or shortens it where others are left: null for ever, undefined when none is. One by staff stays. */
export const forgiveUnpaidWin = async (tx: Tx, live: Live, { idUser, blockedUntil }: Forgiven): Promise<void> => {
  const own = sql`id_user = ${idUser} and blocker = 'admin' and id_decision is null`;
  if (blockedUntil === undefined) await sql`delete from account_block where ${own}`.execute(tx);
  else await sql`update account_block set until = ${blockedUntil} where ${own}`.execute(tx);
  await live.send(tx, idUser, selfUserUpdated);
};
