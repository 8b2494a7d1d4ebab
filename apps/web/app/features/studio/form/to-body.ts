import { type Language, limits } from '@stagedoor/contract/limits';
import { parseMoney } from '@stagedoor/contract/money';
import { ruleOf, type SellerField, type StudioType } from '@stagedoor/contract/product-types';
import type { SubscriptionAccessForm } from '@stagedoor/contract/schemas/subscription-access';
import { momentOfTyped } from '@stagedoor/contract/zoned-time';
import { type Draft, hasWords, type Words, writtenIn } from './draft.ts';

export type ProductBody = { type: StudioType; draft: Draft; own: Language; idProduct?: number | undefined };

/** Undefined for an empty field; keeps invalid numbers as text, so that the contract's schema reports them. */
const sum = (typed: string) => (typed.trim() === '' ? undefined : (parseMoney(typed) ?? typed));
const count = (typed: string) =>
  typed.trim() === '' ? undefined : /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed;
const filled = (typed: string) => (typed.trim() === '' ? undefined : typed);
const moment = (typed: string, timeZone: string) =>
  typed === '' ? undefined : (momentOfTyped(typed, timeZone)?.toISOString() ?? typed);

const sellerValues: Record<Exclude<SellerField, 'place'>, (draft: Draft) => unknown> = {
  standardRate: ({ standardRate }) => sum(standardRate),
  expressRate: ({ expressRate }) => sum(expressRate) ?? null,
  idImage: ({ idImage }) => idImage ?? undefined,
  moreImages: ({ moreImages }) => moreImages.map(({ idImage }) => idImage),
  variations: ({ variations }) =>
    variations.map(({ id, size, name, price, total }) => ({
      id,
      size: filled(size),
      name: filled(name),
      price: sum(price),
      total: count(total) ?? null,
    })),
  startsAt: ({ startsAt, timeZone }) => moment(startsAt, timeZone),
  timeZone: ({ timeZone }) => timeZone,
  capacity: ({ capacity }) => count(capacity),
  slots: ({ slots, timeZone }) =>
    slots.map(({ id, startsAt, capacity }) => ({
      id,
      startsAt: moment(startsAt, timeZone),
      capacity: count(capacity),
    })),
  units: ({ units }) => count(units),
  secretContent: ({ secretContent }) => filled(secretContent),
  deliveryMethods: ({ deliveryMethods }) => deliveryMethods,
  pickupPlace: ({ pickupPlace }) => filled(pickupPlace),
};

const accessIn = ({ audience, plans }: Draft): SubscriptionAccessForm | null =>
  audience === 'everyone'
    ? null
    : { availableToAllPaid: audience === 'members', validSubscriptions: audience === 'plans' ? plans : [] };

export const asks = (type: StudioType, field: SellerField): boolean => {
  const { required, optional } = ruleOf(type).seller;
  return required.includes(field) || optional.includes(field);
};

/** The request body: only the fields that the type asks for. */
export const bodyOf = ({ type, draft, own, idProduct }: ProductBody): Record<string, unknown> => {
  const language = writtenIn(draft, own);
  const hasPlace = asks(type, 'place');
  const said = ({ name, shortAbout, about, place }: Words) => ({
    name: filled(name),
    shortAbout: filled(shortAbout),
    about: filled(about),
    ...(hasPlace && { place: filled(place) }),
  });
  const translated = limits.languages.filter((each) => each !== language && hasWords(draft.texts[each]));
  const values = Object.entries(sellerValues).filter(([field]) => asks(type, field as SellerField));
  return {
    ...(idProduct !== undefined && { idProduct }),
    productType: type,
    language,
    ...said(draft.texts[language]),
    translations: Object.fromEntries(translated.map((each) => [each, said(draft.texts[each])])),
    subscriptionAccess: accessIn(draft),
    ...Object.fromEntries(values.map(([field, value]) => [field, value(draft)])),
  };
};
