import { fail } from '@stagedoor/contract/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database/database.ts';

type Share = { idCharityFund: number; percent: number };

/** Applies to future sales; an order keeps the share it was bought with. */
export const setCharity =
  ({ database, clock }: { database: Database; clock: Clock }) =>
  (idUser: number, share: Share | null): Promise<void> =>
    database.inTransaction(async (tx) => {
      if (share) return writeShare(tx, idUser, { share, at: clock.now() });
      await tx.deleteFrom('talent_charity').where('id_user', '=', idUser).execute();
    });

export const writeShare = async (tx: Tx, idUser: number, { share, at }: { share: Share; at: Date }): Promise<void> => {
  await requireFund(tx, share.idCharityFund);
  const chosen = { id_fund: share.idCharityFund, percent: share.percent, since: at };
  await tx
    .insertInto('talent_charity')
    .values({ id_user: idUser, ...chosen })
    .onConflict((conflict) => conflict.column('id_user').doUpdateSet(chosen))
    .execute();
};

/** Requires an open fund. The lock makes closing it wait until the share is written. */
export const requireFund = async (tx: Tx, id: number): Promise<void> => {
  const fund = await tx
    .selectFrom('charity_fund')
    .select('id')
    .where('id', '=', id)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!fund) fail('pageNotFound');
};
