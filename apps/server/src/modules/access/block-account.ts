import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import type { Tx } from '../../platform/database/database.ts';
import type { Live } from '../../platform/realtime/live.ts';

/** Admins, the caller and deleted users can’t be blocked. The row lock serialises concurrent calls. */
export const requireBlockable = async (tx: Tx, idStaff: number, idUser: number): Promise<void> => {
  const user = await tx
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', idUser)
    .forUpdate()
    .executeTakeFirst();
  if (!user || user.status === 'DEACTIVATED') return fail('pageNotFound');
  if (user.role === 'ADMIN' || idUser === idStaff) fail('mandatoryFieldNull', { fields: { idUser: 'invalid' } });
};

type Block = { idUser: number; reason: string; until: Date | null; idDecision: number; at: Date };

/** Blocks a user on behalf of staff, replacing an earlier staff block. Open pages learn of it at once. */
export const blockAccount = async (tx: Tx, live: Live, { idUser, idDecision, at, ...rest }: Block): Promise<void> => {
  const block = { ...rest, id_decision: idDecision, created_at: at };
  await tx
    .insertInto('account_block')
    .values({ id_user: idUser, blocker: 'admin', ...block })
    .onConflict((conflict) => conflict.columns(['id_user', 'blocker']).doUpdateSet(block))
    .execute();
  await live.send(tx, idUser, selfUserUpdated);
};

/** Lifts a staff block: any, or only the one that came with a decision. Returns whether there was one. */
export const unblockAccount = async (tx: Tx, live: Live, idUser: number, idDecision?: number): Promise<boolean> => {
  const lifted = await tx
    .deleteFrom('account_block')
    .where('id_user', '=', idUser)
    .where('blocker', '=', 'admin')
    .$if(idDecision !== undefined, (all) => all.where('id_decision', '=', idDecision ?? null))
    .returning('until')
    .executeTakeFirst();
  if (!lifted) return false;
  await live.send(tx, idUser, selfUserUpdated);
  return true;
};
