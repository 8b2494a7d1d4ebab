import { type Cents, zero } from '@stagedoor/contract/money';
import { quote } from '@stagedoor/contract/quote';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import { hour } from '../platform/time.ts';
import type { Happening, Past } from './past.ts';
import { type Scene, turns } from './turns.ts';
import { type Story, stories } from './world/orders.ts';

const day = 24 * hour;

/** Whom the stories are about. */
export type Cast = {
  fans: readonly number[];
  talent: number;
  staff: number;
  autographs: ReadonlyMap<Story, string>;
};

/** Everything that was bought before the visitor came, as it went. */
export const ordersOf = (past: Past, cast: Cast): Happening[] => {
  const now = past.now().getTime();
  return stories.flatMap((story) => {
    const bought = now - story.days * day;
    const autograph = cast.autographs.get(story);
    const scene: Scene = { past, idOrder: 0, buyer: buyerOf(story, cast), talent: 0, staff: cast.staff, autograph };
    const place = async () => Object.assign(scene, await buy(past, story, cast));
    const later = story.afterwards.map((chapter) => ({
      at: new Date(bought + chapter.after * hour),
      act: () => turns(scene, chapter),
    }));
    return [{ at: new Date(bought), act: async () => void (await place()) }, ...later];
  });
};

const buyerOf = ({ fan }: Story, { fans }: Cast): number => {
  const idUser = fans[fan === 'own' ? 0 : fan];
  if (idUser === undefined) throw new Error(`there is no fan ${fan}`);
  return idUser;
};

const buy = async (past: Past, story: Story, cast: Cast): Promise<Pick<Scene, 'idOrder' | 'talent'>> => {
  const { tx, orders } = past;
  const idUser = buyerOf(story, cast);
  const { email, language } = await tx
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', idUser)
    .executeTakeFirstOrThrow();
  const { idProduct, idVariation, talent } = await findProduct(past, story, cast);
  const total = await priceOf(past, story, idProduct, idVariation);
  // The demo's own fan spends what came back to the wallet; the others put in what they need.
  if (story.fan !== 'own' && total > 0) await past.deposit(idUser, total);
  const session = { role: 'FAN', status: 'ACTIVE', idSession: '', device: '', blocked: false, staff: null } as const;
  const { idOrder } = await orders.place(tx, {
    placedBy: 'buyer',
    caller: { kind: 'user', idUser, ...session },
    idProduct,
    fields: { ...story.fields, idVariation, email: email ?? '' },
    shown: total,
    fromWallet: story.card ? zero : total,
    card: { kind: 'page', keep: false },
    language: language ?? 'en',
  });
  if (story.card) await past.accept(tx, { purpose: 'order', ref: String(idOrder) });
  return { idOrder, talent };
};

const findProduct = async ({ tx }: Past, { talent, type }: Story, cast: Cast) => {
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
  if (!row) throw new Error(`nobody sells ${type} as ${talent}`);
  return row;
};

const priceOf = async (past: Past, story: Story, idProduct: number, idVariation: number): Promise<Cents> => {
  const offer = await past.catalogue.findOfferIn(past.tx)(idProduct, idVariation);
  const { delivery, quantity, express } = story.fields as {
    delivery?: Destination;
    quantity?: number;
    express?: boolean;
  };
  return quote({
    ...{ type: offer.type, variation: offer.variation, fees: offer.fees },
    ...{ quantity: quantity ?? 1, express: express ?? false, charityPercent: offer.charity?.percent ?? 0 },
    delivery: delivery && (await past.delivery.priceOf(delivery, offer.deliveryMethods)),
  }).total;
};
