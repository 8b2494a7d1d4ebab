import { cents } from '@stagedoor/contract/money';
import type { Product } from '@stagedoor/contract/schemas/product';
import { expect, it } from 'vitest';
import { describeProduct } from './describe-product.ts';

const aProduct = (changes: Partial<Product> = {}) =>
  ({
    name: 'A signed page',
    shortAbout: 'Signed',
    ownerName: 'Orysia',
    standardRate: cents(123_450),
    productStatus: 'ACTIVE',
    startsAt: null,
    place: null,
    ...changes,
  }) as Product;

const url = 'https://stagedoor.example/product?id=7&user=1';

it('tells search engines a price that they can read, and whether it is there', () => {
  expect(describeProduct(aProduct(), url, undefined)).toMatchObject({
    '@type': 'Product',
    offers: { price: '1234.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  expect(describeProduct(aProduct({ productStatus: 'SOLD_OUT' }), url, undefined)).toMatchObject({
    offers: { availability: 'https://schema.org/SoldOut' },
  });
});

it('calls what takes place an event, with its time and place', () => {
  const event = aProduct({ startsAt: '2026-12-06T18:00:00.000Z', place: 'Lviv, the studio' });
  expect(describeProduct(event, url, undefined)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-06T18:00:00.000Z',
    location: { name: 'Lviv, the studio' },
  });
});
