import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import { blockForUnpaidWin } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import type { Offer } from './offers.repo.ts';

/** An unpaid win forbids to bid and to buy: for a week, a month, then for ever. Forgiven ones do not count. */
export const strike = async (tx: Tx, { clock, live }: Deps, { id, id_user }: Offer): Promise<void> => {
  const at = clock.now();
  await lockStrikesOf(tx, id_user);
  const { count } = await tx
    .selectFrom('auction_strike')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id_user', '=', id_user)
    .where('forgiven_at', 'is', null)
    .executeTakeFirstOrThrow();
  const days = auctionLimits.strikeDays[count];
  const until = days === undefined ? null : daysAfter(at, days);
  await tx.insertInto('auction_strike').values({ id_user, id_offer: id, created_at: at, until }).execute();
  await blockForUnpaidWin(tx, live, { idUser: id_user, until, at });
};

/** Strikes of one user are given and forgiven one after another. */
export const lockStrikesOf = async (tx: Tx, idUser: number): Promise<void> => {
  await tx.selectFrom('users').select('id').where('id', '=', idUser).forNoKeyUpdate().execute();
};
