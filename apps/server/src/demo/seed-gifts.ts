import { cents, zero } from '@stagedoor/contract/money';
import { day } from '../platform/time.ts';
import { paymentOf } from './seed-orders.ts';
import type { SeedEvent, SeedShop } from './seed-shop.ts';
import { seedGifts, seedOffer } from './world/gifts.ts';

/** Every third talent takes gifts, and the demo's own. */
export const insertOffers = async ({ tx, catalogue }: SeedShop, talent: number): Promise<void> => {
  const talents = await tx.selectFrom('talent').select('id_user').orderBy('id_user').execute();
  const takers = talents.filter((_each, at) => at % 3 === 0).map(({ id_user }) => id_user);
  for (const idUser of new Set([talent, ...takers])) await catalogue.saveDonation(tx, idUser, seedOffer);
};

type Cast = { fans: readonly number[]; talent: number };

/** What the demo's own talent was given. */
export const giftsOf = (shop: SeedShop, { fans, talent }: Cast): SeedEvent[] => {
  const now = shop.now().getTime();
  return seedGifts.map(({ days, fan, dollars, text }) => ({
    at: new Date(now - days * day),
    act: () => give(shop, { idUser: fans[fan] ?? 0, talent, dollars, text }),
  }));
};

type Gift = { idUser: number; talent: number; dollars: number; text: string };

const give = async (shop: SeedShop, { idUser, talent, dollars, text }: Gift): Promise<void> => {
  const { tx, orders } = shop;
  const amount = cents(dollars * 100);
  const offer = await tx
    .selectFrom('product')
    .innerJoin('variation', 'variation.id_product', 'product.id')
    .select(['product.id', 'variation.id as idVariation'])
    .where('type', '=', 'DONATION')
    .where('id_owner', '=', talent)
    .orderBy('variation.order')
    .executeTakeFirstOrThrow();
  const session = { role: 'FAN', status: 'ACTIVE', idSession: '', device: '', blocked: false, staff: null } as const;
  const { idOrder } = await orders.place(tx, {
    placedBy: 'buyer',
    home: 'elsewhere',
    caller: { kind: 'user', idUser, ...session },
    idProduct: offer.id,
    fields: { idVariation: offer.idVariation, text },
    shown: amount,
    chosen: amount,
    keepAddress: false,
    fromWallet: zero,
    card: { kind: 'page', keep: false },
    language: 'en',
  });
  await shop.accept(tx, { si: await paymentOf(tx, idOrder), purpose: 'order', ref: String(idOrder) });
};
