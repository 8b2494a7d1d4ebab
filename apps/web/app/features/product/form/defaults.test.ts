import { cents } from '@stagedoor/contract/money';
import type { DeliveryCountry } from '@stagedoor/contract/schemas/delivery';
import type { Product, Variation } from '@stagedoor/contract/schemas/product';
import { expect, it } from 'vitest';
import { withDefaults } from './defaults.ts';
import { emptyValues } from './values.ts';

const aVariation = (id: number, stock: number | null): Variation => ({
  id,
  stock,
  name: null,
  size: String(id),
  price: cents(1000),
  expressPrice: null,
  startsAt: null,
  units: null,
  cancelled: false,
  away: false,
});

const aProduct = (variations: Variation[], deliveryMethods: Product['deliveryMethods'] = []) =>
  ({ variations, deliveryMethods }) as Product;

const ukraine: DeliveryCountry = {
  country: 'ua',
  name: 'Ukraine',
  methods: [
    { method: 'office', price: cents(300) },
    { method: 'courier', price: cents(500) },
  ],
};
const austria: DeliveryCountry = { ...ukraine, country: 'at', methods: [{ method: 'courier', price: cents(1500) }] };
const facts = {
  greeting: null,
  language: 'en' as const,
  countries: [ukraine, austria],
  here: null,
  email: null,
  addresses: [],
};

it('chooses what is the only one, and nothing where there is a choice', () => {
  const one = withDefaults(emptyValues, { ...facts, product: aProduct([aVariation(5, null)]) });
  expect(one.values.idVariation).toBe('5');
  const two = withDefaults(emptyValues, { ...facts, product: aProduct([aVariation(5, 0), aVariation(6, 2)]) });
  expect(two.values.idVariation).toBe('');
});

it('drops a size that is sold out', () => {
  const product = aProduct([aVariation(5, 0), aVariation(6, 2)]);
  expect(withDefaults({ ...emptyValues, idVariation: '5' }, { ...facts, product }).variation).toBeUndefined();
  expect(withDefaults({ ...emptyValues, idVariation: '6' }, { ...facts, product }).variation?.id).toBe(6);
});

it('wants no more than there are', () => {
  const product = aProduct([aVariation(5, 2)]);
  expect(withDefaults({ ...emptyValues, quantity: 7 }, { ...facts, product }).values.quantity).toBe(2);
  const endless = aProduct([aVariation(5, null)]);
  expect(withDefaults({ ...emptyValues, quantity: 7 }, { ...facts, product: endless }).values.quantity).toBe(7);
});

it('offers only ways that the talent uses and the country has', () => {
  const product = aProduct([], ['office', 'courier']);
  const here = withDefaults(emptyValues, { ...facts, product, here: 'ua' });
  expect(here.ways.map(({ method }) => method)).toEqual(['office', 'courier']);
  expect(here.way).toBeUndefined();
  const there = withDefaults({ ...emptyValues, country: 'at', method: 'office' }, { ...facts, product, here: 'ua' });
  expect(there.values).toMatchObject({ country: 'at', method: 'courier' });
});

it('asks a logged-in user for no email', () => {
  const product = aProduct([aVariation(5, null)]);
  const known = withDefaults(
    { ...emptyValues, email: 'other@example.com' },
    { ...facts, product, email: 'me@example.com' },
  );
  expect(known.values.email).toBe('me@example.com');
});
