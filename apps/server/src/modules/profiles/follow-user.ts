import { fail } from '@stagedoor/contract/errors';
import { mayDeal } from '../accounts/index.ts';
import { isOpenTalent } from '../catalogue/index.ts';
import type { Deps } from './deps.ts';

type Needed = Pick<Deps, 'database' | 'clock'>;

export const followUser =
  ({ database, clock }: Needed) =>
  (idUser: number, idTalent: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      if (idTalent === idUser || !(await isOpenTalent(tx, idTalent, now))) fail('pageNotFound');
      if ((await mayDeal(tx, idUser, idTalent, now)) === 'userBlockedYou') fail('userBlockedYou');
      await tx
        .insertInto('follow')
        .values({ id_user: idUser, id_talent: idTalent, created_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });

export const unfollowUser =
  ({ database }: Needed) =>
  async (idUser: number, idTalent: number): Promise<void> => {
    await database.inTransaction((tx) =>
      tx.deleteFrom('follow').where('id_user', '=', idUser).where('id_talent', '=', idTalent).execute(),
    );
  };
