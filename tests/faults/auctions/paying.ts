import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import type { Random } from '../../../apps/server/src/demo/random.ts';
import { payOn } from '../../support/recurring.ts';
import type { World } from '../renewals/world.ts';
import { requireRefusal } from './bidding.ts';

export type Turn = { id_product: number; id_user: number; amount: number };

/** `both`: leaves the card page open, pays from the wallet, and then on the page as well. */
const wishes = ['page', 'wallet', 'both', 'decline', 'decline', 'nothing', 'nothing', 'nothing'] as const;
type Wish = (typeof wishes)[number];

const cards = [testCards.success, testCards.success, testCards.declined, testCards.threeDSecureAlways] as const;

/** Whose turn it is to pay. */
export const turnsOf = async ({ program }: World): Promise<Turn[]> =>
  (await program.database.pool.query(`select id_product, id_user, amount from auction_offer where state = 'open'`))
    .rows;

/** What somebody does about the win that waits for them. It may be refused: then nothing changes. */
export const takeTurn = async ({ program }: World, turn: Turn, random: Random): Promise<void> => {
  const { database, auctions } = program;
  const { id_user: idUser, id_product: idProduct } = turn;
  const begin = async (fromWallet = 0) => {
    const body = { idProduct, language: 'en', fromWallet: cents(fromWallet) } as const;
    return (await database.inTransaction((tx) => auctions.payWin(tx, idUser, body))).result;
  };
  // Nobody waits for the worker.
  const payOnPage = (result: string) => payOn({ ...program, settle: async () => {} }, result, random.pick(cards));
  const made: Record<Wish, () => Promise<unknown>> = {
    page: async () => payOnPage(await begin()),
    wallet: () => begin(turn.amount),
    both: async () => {
      const result = await begin();
      await begin(turn.amount);
      await payOnPage(result);
    },
    decline: () => auctions.declineOffer({ idUser, idProduct }),
    nothing: async () => {},
  };
  await made[random.pick(wishes)]().catch(requireRefusal);
};
