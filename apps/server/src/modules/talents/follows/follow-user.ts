import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isOpenTalent, mayDeal } from '../../access/index.ts';

type Deps = { database: Database; clock: Clock };

export const followUser =
  ({ database, clock }: Deps) =>
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
  ({ database }: Pick<Deps, 'database'>) =>
  async (idUser: number, idTalent: number): Promise<void> => {
    await database.inTransaction((tx) =>
      tx.deleteFrom('follow').where('id_user', '=', idUser).where('id_talent', '=', idTalent).execute(),
    );
  };
