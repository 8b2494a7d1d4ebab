import type { Tx } from '../platform/database/database.ts';
import { type DemoCard, insertCards } from './seed-cards.ts';
import { giftsOf, insertOffers } from './seed-gifts.ts';
import { membersOf } from './seed-members.ts';
import { moneyOf } from './seed-money.ts';
import { ordersOf } from './seed-orders.ts';
import { openSeedShop, type Sale } from './seed-shop.ts';
import { waitingWithdrawal } from './world/money.ts';
import type { SeedOrder } from './world/seed-order.ts';
import { demoEmails } from './world/staff.ts';

type Given = { autographs: ReadonlyMap<SeedOrder, string>; cards: readonly DemoCard[] };

/** Seeds past orders, gifts, memberships, earnings and withdrawals. */
export const seedHistory = async (tx: Tx, sale: Sale, { autographs, cards }: Given): Promise<void> => {
  const shop = openSeedShop(tx, sale);
  const fan = await idOf(tx, demoEmails.fan);
  const talent = await idOf(tx, demoEmails.talent);
  const staff = await idOf(tx, demoEmails.administrator);
  const otherTalent = await idNamed(tx, waitingWithdrawal.talent);
  const fans = [fan, ...(await fansBeside(tx, fan))];
  await insertCards(tx, { cards, fans, now: shop.now() });
  await insertOffers(shop, talent);
  await shop.play([
    ...moneyOf(shop, { fan, talent, otherTalent, staff }),
    ...giftsOf(shop, { fans, talent }),
    ...membersOf(shop, fans),
    ...ordersOf(shop, { fans, talent, staff, autographs }),
  ]);
};

const idOf = async (tx: Tx, email: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

const idNamed = async (tx: Tx, nickname: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('nickname', '=', nickname).executeTakeFirstOrThrow()).id;

const fansBeside = async (tx: Tx, fan: number): Promise<number[]> => {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'FAN')
    .where('id', '<>', fan)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
