import { cents } from '@stagedoor/contract/money';
import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { expect, it } from 'vitest';
import { checkProduct } from './check-product.ts';
import { draftOf, typedPrice } from './from-product.ts';

const said = (name: string) => ({ name, shortAbout: 'In one line', about: 'All about it', place: 'Lviv' });
const aTour: OwnProduct = {
  subscriptionAccess: null,
  idProduct: 7,
  productType: 'CH-MUSEUM_TOUR',
  name: 'A walk',
  shortAbout: 'In one line',
  idOwner: 1,
  ownerName: 'Orysia',
  imageLink: '/media/a',
  standardRate: cents(1805),
  expressRate: null,
  stock: 8,
  sold: 0,
  closedChannel: null,
  locked: false,
  productStatus: 'ACTIVE',
  startsAt: null,
  timeZone: 'Europe/Kyiv',
  charity: null,
  language: 'uk',
  idImage: 'a-picture-of-22-letters',
  moreImages: [{ idImage: 'another-of-22-letters', imageLink: '/media/b' }],
  deliveryMethods: [],
  pickupPlace: null,
  secretContent: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  texts: { en: said('A walk'), uk: said('Прогулянка'), ru: said('Прогулянка') },
  variations: [
    {
      id: 3,
      name: null,
      size: null,
      price: cents(1805),
      expressPrice: null,
      stock: 8,
      total: 8,
      units: null,
      startsAt: '2099-05-05T10:30:00.000Z',
      cancelled: false,
      away: false,
    },
  ],
};

it('saves a product that nobody changed as it was', () => {
  const { body } = checkProduct({ type: 'MUSEUM_TOUR', draft: draftOf(aTour), own: 'en', idProduct: 7 });
  expect(body).toMatchObject({
    idProduct: 7,
    standardRate: 1805,
    slots: [{ id: 3, startsAt: '2099-05-05T10:30:00.000Z', capacity: 8 }],
  });
});

it('leaves out a date that was cancelled, and keeps its price for the next one', () => {
  const variations = aTour.variations.map((date) => ({ ...date, cancelled: true }));
  const draft = draftOf({ ...aTour, variations });
  expect(draft).toMatchObject({ slots: [], startsAt: '', standardRate: '18.05' });
});

it('shows a language as empty where nobody translated it', () => {
  const { texts } = draftOf(aTour);
  expect([texts.en.name, texts.uk.name, texts.ru.name]).toEqual(['A walk', 'Прогулянка', '']);
});

it.each([
  [cents(5), '0.05'],
  [cents(1805), '18.05'],
  [cents(125_000), '1250.00'],
])('writes %i cents as people type it', (amount, typed) => {
  expect(typedPrice(amount)).toBe(typed);
});
