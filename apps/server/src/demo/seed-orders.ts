import { type Cents, zero } from '@stagedoor/contract/money';
import { quote } from '@stagedoor/contract/quote';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import { hour } from '../platform/time.ts';
import { runStep, type SeedContext } from './run-step.ts';
import { callerOf, type SeedEvent, type SeedShop } from './seed-shop.ts';
import { seedOrders } from './world/orders.ts';
import type { SeedOrder } from './world/seed-order.ts';

const day = 24 * hour;

/** The users in the demo orders. */
export type Cast = {
  fans: readonly number[];
  talent: number;
  staff: number;
  autographs: ReadonlyMap<SeedOrder, string>;
};

/** All past orders of the demo world, step by step. */
export const ordersOf = (shop: SeedShop, cast: Cast): SeedEvent[] => {
  const now = shop.now().getTime();
  return seedOrders.flatMap((story) => {
    const bought = now - story.days * day;
    const autograph = cast.autographs.get(story);
    const context: SeedContext = {
      shop,
      idOrder: 0,
      buyer: buyerOf(story, cast),
      talent: 0,
      staff: cast.staff,
      autograph,
    };
    const place = async () => Object.assign(context, await buy(shop, story, cast));
    const later = story.afterwards.map((chapter) => ({
      at: new Date(bought + chapter.after * hour),
      act: () => runStep(context, chapter),
    }));
    return [{ at: new Date(bought), act: async () => void (await place()) }, ...later];
  });
};

const buyerOf = ({ fan }: SeedOrder, { fans }: Cast): number => {
  const idUser = fans[fan === 'own' ? 0 : fan];
  if (idUser === undefined) throw new Error(`the demo world has no fan ${fan}`);
  return idUser;
};

const buy = async (shop: SeedShop, story: SeedOrder, cast: Cast): Promise<Pick<SeedContext, 'idOrder' | 'talent'>> => {
  const { tx, orders } = shop;
  const idUser = buyerOf(story, cast);
  const { email, language } = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', idUser)
    .executeTakeFirstOrThrow();
  const { idProduct, idVariation, talent } = await findProduct(shop, story, cast);
  const total = await priceOf(shop, story, idProduct, idVariation);
  // The demo's own fan spends refunds from the wallet; the others deposit what they need.
  if (story.fan !== 'own' && total > 0) await shop.deposit(idUser, total);
  const { idOrder } = await orders.place(tx, {
    placedBy: 'buyer',
    home: 'studio',
    caller: callerOf(idUser),
    idProduct,
    fields: { keepHidden: false, ...story.fields, idVariation, email: email ?? '' },
    shown: total,
    keepAddress: false,
    fromWallet: story.card ? zero : total,
    card: { kind: 'page', keep: false },
    language: language ?? 'en',
  });
  if (story.card) await shop.accept(tx, { si: await paymentOf(tx, idOrder), purpose: 'order', ref: String(idOrder) });
  return { idOrder, talent };
};

export const paymentOf = async (tx: SeedShop['tx'], idOrder: number): Promise<string> => {
  const { id_payment } = await tx
    .selectFrom('orders')
    .select('id_payment')
    .where('id', '=', idOrder)
    .executeTakeFirstOrThrow();
  return id_payment ?? '';
};

const findProduct = async ({ tx }: SeedShop, { talent, type }: SeedOrder, cast: Cast) => {
  const row = await tx
    .selectFrom('product')
    .innerJoin('variation', 'variation.id_product', 'product.id')
    .innerJoin('users', 'users.id', 'product.id_owner')
    .select(['product.id as idProduct', 'variation.id as idVariation', 'product.id_owner as talent'])
    .where('product.type', '=', type)
    .where((eb) => (talent === 'own' ? eb('users.id', '=', cast.talent) : eb('users.nickname', '=', talent)))
    .where((eb) => eb.or([eb('variation.stock', 'is', null), eb('variation.stock', '>', 1)]))
    .orderBy('variation.order')
    .executeTakeFirst();
  if (!row) throw new Error(`the demo talent ${talent} sells no ${type} that is in stock`);
  return row;
};

const priceOf = async (shop: SeedShop, story: SeedOrder, idProduct: number, idVariation: number): Promise<Cents> => {
  const offer = await shop.catalogue.findOfferIn(shop.tx)(idProduct, idVariation);
  const { delivery, quantity, express } = story.fields as {
    delivery?: Destination;
    quantity?: number;
    express?: boolean;
  };
  return quote({
    type: offer.type,
    variation: offer.variation,
    fees: offer.fees,
    quantity: quantity ?? 1,
    express: express ?? false,
    charityPercent: offer.charity?.percent ?? 0,
    delivery: delivery && (await shop.delivery.priceOf(delivery, offer.deliveryMethods)),
  }).total;
};
