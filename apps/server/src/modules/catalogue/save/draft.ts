import { createHash } from 'node:crypto';
import { limits } from '@stagedoor/contract/limits';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import type { SaveProduct } from '@stagedoor/contract/schemas/product-form';
import type { Text } from '../../../platform/database/text.ts';

export type VariationDraft = {
  id: number | undefined;
  /** Its field in the form, for error messages. */
  field: string;
  name: Text | null;
  size: string | null;
  price: number;
  expressPrice: number | null;
  units: number | null;
  startsAt: Date | null;
  total: number | null;
};

/** A product as it is saved: from the studio's form, or from a module with a form of its own. */
export type ProductDraft = SaveProduct | PlanDraft | AuctionDraft;

type Written = Pick<SaveProduct, 'idProduct' | 'language' | 'name' | 'shortAbout' | 'about' | 'translations'>;

/** A plan, which is paid for every month. */
type PlanDraft = Written & {
  productType: 'SUBSCRIPTION';
  standardRate: number;
  idImage?: string | undefined;
};

/** What is sold to the highest bidder. */
type AuctionDraft = Written & {
  productType: 'AUCTION';
  /** The starting bet. */
  standardRate: number;
  idImage: string;
  moreImages: string[];
  deliveryMethods: DeliveryMethod[];
  pickupPlace?: string | undefined;
};

type Words = { name: string; shortAbout: string; about: string; place?: string | undefined };

/** The same text in every language, without a translation. */
export const everywhere = (text: string): Text => ({ en: text, uk: text, ru: text });

const localize = ({ language, translations, ...own }: ProductDraft, pick: (words: Words) => string | undefined) => {
  const text = pick(own) ?? '';
  const [en, uk, ru] = limits.languages.map((each) => {
    const translated = each === language ? undefined : translations[each];
    return (translated && pick(translated)) ?? text;
  });
  return JSON.stringify({ en, uk, ru });
};

const normal = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

const contentHash = (body: ProductDraft): Buffer => {
  const secret = 'secretContent' in body ? (body.secretContent ?? '') : '';
  const content = [body.productType, ...[body.shortAbout, body.about, secret].map(normal)];
  return createHash('sha256').update(JSON.stringify(content)).digest();
};

export const productColumns = (body: ProductDraft) => ({
  type: body.productType,
  language: body.language,
  name: localize(body, ({ name }) => name),
  short_about: localize(body, ({ shortAbout }) => shortAbout),
  about: localize(body, ({ about }) => about),
  place: 'place' in body ? localize(body, ({ place }) => place) : null,
  ...('timeZone' in body && body.timeZone && { time_zone: body.timeZone }),
  id_image: ('idImage' in body && body.idImage) || null,
  secret_content: ('secretContent' in body && body.secretContent) || null,
  delivery_methods: 'deliveryMethods' in body ? body.deliveryMethods : [],
  pickup_place: ('pickupPlace' in body && body.pickupPlace) || null,
  content_hash: contentHash(body),
});

/** Without anything but a price. */
export const plainVariation = {
  id: undefined,
  name: null,
  size: null,
  expressPrice: null,
  units: null,
  startsAt: null,
  total: null,
};

/** What can be bought: sizes, slots, or the single item. */
export const variationDrafts = (body: ProductDraft): VariationDraft[] => {
  if ('variations' in body) {
    return body.variations.map(({ id, name, size, price, total }, at) => ({
      ...plainVariation,
      id,
      price,
      total,
      field: `variations.${at}`,
      name: name === undefined ? null : everywhere(name),
      size: size ?? null,
    }));
  }
  if ('slots' in body) {
    return body.slots.map(({ id, startsAt, capacity }, at) => ({
      ...plainVariation,
      id,
      price: body.standardRate,
      total: capacity,
      field: `slots.${at}`,
      startsAt: new Date(startsAt),
    }));
  }
  return [
    {
      ...plainVariation,
      field: '',
      price: body.standardRate,
      expressPrice: ('expressRate' in body && body.expressRate) || null,
      units: 'units' in body ? body.units : null,
      startsAt: 'startsAt' in body ? new Date(body.startsAt) : null,
      total: 'capacity' in body ? body.capacity : null,
    },
  ];
};
