import { cents } from '@stagedoor/contract/money';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import type { DeliveryCountry } from '@stagedoor/contract/schemas/delivery';
import { expect, it } from 'vitest';
import { chosenOf, usableFor } from './saved-address.ts';
import { anotherAddress, emptyValues } from './values.ts';

const office = { method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-1' } as const;
const courier = { method: 'courier', country: 'at', city: 'Wien', address: 'Ring 1', zipCode: '1010' } as const;
const anAddress = (idAddress: number, delivery: SavedAddress['delivery']): SavedAddress => ({
  idAddress,
  fullName: 'Olena Teliha',
  phone: '+380501112233',
  delivery,
  inWords: 'Lviv',
  isDefault: idAddress === 1,
});
const saved = [anAddress(1, office), anAddress(2, courier)];
const ukraine: DeliveryCountry = {
  country: 'ua',
  name: 'Ukraine',
  methods: [
    { method: 'office', price: cents(300) },
    { method: 'courier', price: cents(500) },
  ],
};

it('offers the addresses to which the talent sends the product, and the carrier goes', () => {
  const idsFor = (deliveryMethods: ('office' | 'courier')[]) =>
    usableFor({ deliveryMethods }, [ukraine], saved).map(({ idAddress }) => idAddress);
  expect(idsFor(['office', 'courier'])).toEqual([1]);
  expect(idsFor(['courier'])).toEqual([]);
});

it('chooses the first one until the buyer chooses or types another', () => {
  expect(chosenOf(emptyValues, saved)?.idAddress).toBe(1);
  expect(chosenOf({ ...emptyValues, savedAddress: '2' }, saved)?.idAddress).toBe(2);
  expect(chosenOf({ ...emptyValues, savedAddress: anotherAddress }, saved)).toBeUndefined();
  expect(chosenOf({ ...emptyValues, country: 'pl' }, saved)).toBeUndefined();
  expect(chosenOf({ ...emptyValues, savedAddress: '9', country: 'pl' }, saved)).toBeUndefined();
});
