import { type Language, limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { typedTime } from '@stagedoor/contract/zoned-time';
import { type Draft, emptyDraft, noWords, type Words } from './draft.ts';

const two = (number: number) => String(number).padStart(2, '0');

export const typedPrice = (amount: Cents | null): string =>
  amount === null ? '' : `${Math.floor(amount / 100)}.${two(amount % 100)}`;

const typedCount = (count: number | null): string => (count === null ? '' : String(count));

const isSame = (one: Words, other: Words) =>
  one.name === other.name && one.shortAbout === other.shortAbout && one.about === other.about;

const audienceOf = ({ subscriptionAccess: access }: OwnProduct): Pick<Draft, 'audience' | 'plans'> => {
  if (!access) return { audience: 'everyone', plans: [] };
  if (access.availableToAllPaid) return { audience: 'members', plans: [] };
  return { audience: 'plans', plans: access.validSubscriptions.map(({ idSubscription }) => idSubscription) };
};

/** The form's initial values. Without a translation the server stores the original in every language. */
export const draftOf = (product: OwnProduct): Draft => {
  const said = (language: Language): Words => ({
    ...product.texts[language],
    place: product.texts[language].place ?? '',
  });
  const original = said(product.language);
  const texts = limits.languages.map((each) => {
    const own = said(each);
    return [each, each !== product.language && isSame(own, original) ? noWords : own] as const;
  });
  // A cancelled date is no longer sold; its price is the default for the next one.
  const variations = product.variations.filter(({ cancelled }) => !cancelled);
  const [first] = variations;
  const [known] = product.variations;
  const typed = (moment: string | null) => (moment === null ? '' : typedTime(new Date(moment), product.timeZone));
  return {
    ...emptyDraft(),
    texts: Object.fromEntries(texts) as Draft['texts'],
    standardRate: typedPrice((first ?? known)?.price ?? null),
    expressRate: typedPrice(first?.expressPrice ?? null),
    idImage: product.idImage,
    imageLink: product.imageLink,
    moreImages: product.moreImages,
    variations: variations.map(({ id, size, name, price, total }) => ({
      key: String(id),
      id,
      size: size ?? '',
      name: name ?? '',
      price: typedPrice(price),
      total: typedCount(total),
    })),
    startsAt: typed(first?.startsAt ?? null),
    timeZone: product.timeZone,
    capacity: typedCount(first?.total ?? null),
    slots: variations.map(({ id, startsAt, total }) => ({
      key: String(id),
      id,
      startsAt: typed(startsAt),
      capacity: typedCount(total),
    })),
    units: typedCount(first?.units ?? null),
    secretContent: product.secretContent ?? '',
    deliveryMethods: product.deliveryMethods,
    pickupPlace: product.pickupPlace ?? '',
    ...audienceOf(product),
  };
};
