import { testCards } from '@stagedoor/sandbox';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { createBuyers, fillWallets } from '../../support/buyers.ts';
import { keepCard } from '../crash/keep-card.ts';
import type { World } from '../renewals/world.ts';

export type Bidder = { idUser: number; device: string };

/** Of every ten saved cards four are accepted when they are charged, five are refused, and one’s bank asks its owner. */
const { success, failsLater, threeDSecureAlways } = testCards;
const cards = [
  success,
  success,
  success,
  success,
  failsLater,
  failsLater,
  failsLater,
  failsLater,
  failsLater,
  threeDSecureAlways,
] as const;

const inWallet = 20_000;

/** People who may bid, half of them with money in the wallet. Nobody writes mails to them: that is tested elsewhere. */
export const createBidders = async ({ program }: World, count: number, random: Random): Promise<Bidder[]> => {
  const { database, clock, stripe } = program;
  const bidders = await createBuyers(database, count, clock.now());
  await database.pool.query(
    `update users set email = null, phone = '+38050' || 1000000 + id where id = any($1::bigint[])`,
    [bidders.map(({ idUser }) => idUser)],
  );
  await fillWallets(
    database,
    bidders.slice(0, count / 2).map(({ idUser }) => ({ idUser, pot: 'deposited', amount: inWallet })),
  );
  for (const { idUser } of bidders) await keepCard({ database, stripe }, idUser, random.pick(cards).token);
  return bidders;
};
