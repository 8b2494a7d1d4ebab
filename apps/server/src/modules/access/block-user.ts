import { fail } from '@stagedoor/contract/errors';
import { selfUserUpdated } from '@stagedoor/contract/live/accounts';
import { type Duration, endOfBlock } from './block-end.ts';
import type { Deps } from './deps.ts';

type Input = { idUser: number; duration: Duration };

/** Refuses an id that the caller cannot have seen exactly like one that does not exist. */
export const blockUser =
  ({ database, clock, isKnownTo }: Pick<Deps, 'database' | 'clock' | 'isKnownTo'>) =>
  (idUser: number, { idUser: idBlocked, duration }: Input): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (idBlocked === idUser) return fail('mandatoryFieldNull', { fields: { idUser: 'invalid' } });
      const here = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', idBlocked)
        .where('status', 'in', ['ACTIVE', 'HIDDEN'])
        .executeTakeFirst();
      if (!here || !(await isKnownTo(tx, idUser, idBlocked))) return fail('pageNotFound');
      const now = clock.now();
      const block = { until: endOfBlock(duration, now), created_at: now };
      const blocked = await tx
        .insertInto('user_block')
        .values({ id_user: idUser, id_blocked: idBlocked, ...block })
        .onConflict((conflict) =>
          conflict.columns(['id_user', 'id_blocked']).doUpdateSet(block).where('user_block.until', '<=', now),
        )
        .returning('id_blocked')
        .executeTakeFirst();
      if (!blocked) return fail('userAlreadyBlocked');
    });

export const unblockUser =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idUser: number, idBlocked: number): Promise<void> => {
    await database.inTransaction((tx) =>
      tx.deleteFrom('user_block').where('id_user', '=', idUser).where('id_blocked', '=', idBlocked).execute(),
    );
  };

/** Self-exclusion. It can’t be lifted; it only expires. */
export const blockSelf =
  ({ database, clock, live }: Pick<Deps, 'database' | 'clock' | 'live'>) =>
  (idUser: number, duration: Duration): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const block = { until: endOfBlock(duration, now), created_at: now };
      const blocked = await tx
        .insertInto('account_block')
        .values({ id_user: idUser, blocker: 'self', ...block })
        .onConflict((conflict) =>
          conflict.columns(['id_user', 'blocker']).doUpdateSet(block).where('account_block.until', '<=', now),
        )
        .returning('id_user')
        .executeTakeFirst();
      if (!blocked) return fail('userAlreadyBlocked');
      await live.send(tx, idUser, selfUserUpdated);
    });
