import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

type Share = { idCharityFund: number; percent: number };

/** Counts for what is sold from now on; an order keeps the share it was bought with. */
export const setCharity =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (idUser: number, share: Share | null): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (share === null) {
        await tx.deleteFrom('talent_charity').where('id_user', '=', idUser).execute();
        return;
      }
      const fund = await tx
        .selectFrom('charity_fund')
        .select('id')
        .where('id', '=', share.idCharityFund)
        .where('active', '=', true)
        .executeTakeFirst();
      if (!fund) fail('pageNotFound');
      const chosen = { id_fund: fund.id, percent: share.percent, since: clock.now() };
      await tx
        .insertInto('talent_charity')
        .values({ id_user: idUser, ...chosen })
        .onConflict((conflict) => conflict.column('id_user').doUpdateSet(chosen))
        .execute();
    });
