import { zero } from '@stagedoor/contract/money';
import type { Tx } from '../platform/database/database.ts';
import { day } from '../platform/time.ts';
import { agreementEvents } from './seed-agreements.ts';
import { paymentOf } from './seed-orders.ts';
import { callerOf, type SeedEvent, type SeedShop } from './seed-shop.ts';
import { giftAmounts, giftThanks, type SeedGift, seedGifts } from './world/gifts.ts';

/** Every third talent takes gifts, and the demo's own, who names givers. */
export const insertOffers = async ({ tx, gifts }: SeedShop, talent: number): Promise<void> => {
  const talents = await tx.selectFrom('talent').select('id_user').orderBy('id_user').execute();
  const takers = talents.filter((_each, at) => at % 3 === 0).map(({ id_user }) => id_user);
  const variations = giftAmounts.map(({ price, name }) => ({ price, name: name.en }));
  const form = { language: 'en', isOn: true, thanks: giftThanks.en, variations } as const;
  for (const idUser of new Set([talent, ...takers]))
    await gifts.saveOffer(idUser, { ...form, showsGivers: idUser === talent });
  await translateOffers(tx);
};

/** A talent writes in one language; the demo reads in three. */
const translateOffers = async (tx: Tx): Promise<void> => {
  const offers = tx.selectFrom('product').select('id').where('type', '=', 'DONATION');
  const about = JSON.stringify(giftThanks);
  await tx.updateTable('product').set({ about }).where('type', '=', 'DONATION').execute();
  for (const { price, name } of giftAmounts) {
    const named = tx.updateTable('variation').set({ name: JSON.stringify(name) });
    await named.where('price', '=', price).where('id_product', 'in', offers).execute();
  }
};

type Cast = { fans: readonly number[]; talent: number };

/** What the demo's own talent was given, once and every month. */
export const giftsOf = (shop: SeedShop, { fans, talent }: Cast): SeedEvent[] =>
  seedGifts.flatMap((gift) => {
    const { days, fan, monthly, thanked } = gift;
    const at = new Date(shop.now().getTime() - days * day);
    let receipt: string | null = null;
    const begin = async () => {
      receipt = await give(shop, gift, { idUser: fans[fan] ?? 0, talent });
      return receipt;
    };
    const once = async () => {
      await begin();
      const idOrder = await orderOf(shop, receipt);
      await shop.accept(shop.tx, { si: await paymentOf(shop.tx, idOrder), purpose: 'order', ref: String(idOrder) });
    };
    const given = monthly
      ? agreementEvents(shop, { from: days, stopped: monthly.stopped, begin, stop: shop.gifts.stop })
      : [{ at, act: once }];
    const thank = async () => shop.gifts.thank(talent, await orderOf(shop, receipt));
    return thanked ? [...given, { at: new Date(at.getTime() + day / 2), act: thank }] : given;
  });

const orderOf = async ({ tx }: SeedShop, receipt: string | null): Promise<number> =>
  (await tx.selectFrom('orders').select('id').where('receipt', '=', receipt).executeTakeFirstOrThrow()).id;

type People = { idUser: number; talent: number };

const give = async (shop: SeedShop, gift: SeedGift, { idUser, talent }: People): Promise<string | null> => {
  const { tx, gifts } = shop;
  const { id: idProduct } = await tx
    .selectFrom('product')
    .select('id')
    .where('type', '=', 'DONATION')
    .where('id_owner', '=', talent)
    .executeTakeFirstOrThrow();
  const { receipt } = await gifts.donate(tx, callerOf(idUser), {
    idProduct,
    text: gift.text,
    language: 'en',
    successURL: '/product-bought?pt=donation',
    cancelURL: '/donate/failed',
    regular: gift.monthly !== undefined,
    customPrice: gift.dollars,
    fromWallet: zero,
    // Some givers want to be named.
    isNamed: gift.thanked === true,
  });
  return receipt;
};
