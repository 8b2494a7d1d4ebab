import { type Language, limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { type Draft, emptyDraft, noWords, type Words } from './draft.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** As the browser's field for date and time writes it. */
const localMoment = (iso: string | null): string => {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

export const typedPrice = (amount: Cents | null): string =>
  amount === null ? '' : `${Math.floor(amount / 100)}.${two(amount % 100)}`;

const typedCount = (count: number | null): string => (count === null ? '' : String(count));

const isSame = (one: Words, other: Words) =>
  one.name === other.name && one.shortAbout === other.shortAbout && one.about === other.about;

/** What the form begins with. Where nobody translated, the server holds the original in every language. */
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
  const [first] = product.variations;
  const { variations } = product;
  return {
    ...emptyDraft(),
    texts: Object.fromEntries(texts) as Draft['texts'],
    standardRate: typedPrice(first?.price ?? null),
    expressRate: typedPrice(first?.expressPrice ?? null),
    idImage: product.idImage,
    imageLink: product.imageLink,
    variations: variations.map(({ id, size, name, price, total }) => ({
      ...{ key: String(id), id, size: size ?? '', name: name ?? '' },
      ...{ price: typedPrice(price), total: typedCount(total) },
    })),
    startsAt: localMoment(first?.startsAt ?? null),
    capacity: typedCount(first?.total ?? null),
    slots: variations.map(({ id, startsAt, total }) => ({
      ...{ key: String(id), id, startsAt: localMoment(startsAt), capacity: typedCount(total) },
    })),
    units: typedCount(first?.units ?? null),
    secretContent: product.secretContent ?? '',
    deliveryMethods: product.deliveryMethods,
    pickupPlace: product.pickupPlace ?? '',
  };
};
