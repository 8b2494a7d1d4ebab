import { createHash } from 'node:crypto';
import type { Tx } from '../platform/database/database.ts';
import { day, hour } from '../platform/time.ts';
import { funds } from './world/charity.ts';
import type { DemoPlan } from './world/plans.ts';
import { charityOf, type DemoProduct, type DemoVariation } from './world/products.ts';
import type { Talent } from './world/types.ts';

/** A product with its drawn pictures. */
export type Shown<Product extends DemoProduct | DemoPlan = DemoProduct> = {
  product: Product;
  images: readonly string[];
};

export const insertFunds = async (tx: Tx): Promise<number[]> => {
  const rows = funds.map(({ name, about, link }) => ({
    name: JSON.stringify(name),
    about: JSON.stringify(about),
    link,
  }));
  return (await tx.insertInto('charity_fund').values(rows).returning('id').execute()).map(({ id }) => id);
};

export const insertPromoCodes = async (tx: Tx, now: Date) => {
  const codes = [
    { code: 'ENCORE', percent: 10, person_limit: 1 },
    { code: 'FIRSTROW', fixed: 500, total_limit: 500, person_limit: 1 },
    { code: 'LASTYEAR', percent: 50, ends_at: new Date(now.getTime() - day) },
  ];
  for (const code of codes)
    await tx
      .insertInto('promo_code')
      .values({ ...code, created_at: now })
      .execute();
};

type ForSale = { idUser: number; shown: Shown<DemoProduct | DemoPlan>; now: Date };

export const insertProduct = async (tx: Tx, { idUser, shown, now }: ForSale): Promise<number> => {
  const { product, images } = shown;
  const [idImage = null, ...moreImages] = images;
  const { id } = await tx
    .insertInto('product')
    .values({ ...columnsOf(product), id_owner: idUser, id_image: idImage, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = product.variations.map((variation, order) => ({
    ...variationColumns(variation, now),
    id_product: id,
    order,
  }));
  await tx.insertInto('variation').values(rows).execute();
  for (const [place, id_image] of moreImages.entries()) {
    await tx.insertInto('product_picture').values({ id_product: id, place, id_image }).execute();
  }
  return id;
};

type Shelf = { idUser: number; talent: Talent; products: readonly Shown[]; idFunds: number[]; now: Date };

export const insertProducts = async (tx: Tx, { idUser, talent, products, idFunds, now }: Shelf): Promise<void> => {
  for (const shown of products) await insertProduct(tx, { idUser, shown, now });
  const share = charityOf(talent, idFunds.length);
  const id_fund = share && idFunds[share.fund];
  if (share && id_fund) {
    await tx
      .insertInto('talent_charity')
      .values({ id_user: idUser, id_fund, percent: share.percent, since: now })
      .execute();
  }
};

const columnsOf = ({ type, name, shortAbout, about, ...own }: DemoProduct | DemoPlan) => ({
  type,
  language: 'en' as const,
  shelf: 'resting' in own && own.resting ? ('INACTIVE' as const) : ('ACTIVE' as const),
  name: JSON.stringify(name),
  short_about: JSON.stringify(shortAbout),
  about: JSON.stringify(about),
  place: 'place' in own && own.place ? JSON.stringify(own.place) : null,
  secret_content: ('secret' in own && own.secret) || null,
  delivery_methods: type === 'PHYSICAL' ? ['office', 'courier'] : [],
  content_hash: createHash('sha256').update(`${type} ${about.en}`).digest(),
});

const variationColumns = ({ size, price, expressPrice, units, starts, total }: DemoVariation, now: Date) => ({
  size: size ?? null,
  price,
  express_price: expressPrice ?? null,
  units: units ?? null,
  starts_at: starts ? new Date(startOfDay(now) + starts.inDays * day + starts.hour * hour) : null,
  total: total ?? null,
  stock: total ?? null,
});

const startOfDay = (now: Date) => Math.floor(now.getTime() / day) * day;
