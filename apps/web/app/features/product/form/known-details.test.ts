import { expect, it } from 'vitest';
import { knownValues } from './known-details.ts';
import { emptyValues } from './values.ts';

const delivery = { method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-1' } as const;
const details = { fullName: 'Olena Teliha', phone: '+380501112233', delivery };
const known = { details, name: 'Olena' };

it('fills in who receives a parcel, how to reach them and where, as last time', () => {
  expect(knownValues('PHYSICAL', emptyValues, known)).toEqual({
    fullName: 'Olena Teliha',
    phone: '+380501112233',
    ...delivery,
  });
});

it('takes the name of the account where there was no order yet', () => {
  const none = { details: { fullName: null, phone: null, delivery: null }, name: 'Olena' };
  expect(knownValues('PHYSICAL', emptyValues, none)).toEqual({ fullName: 'Olena' });
});

it('leaves what is typed already', () => {
  const typed = { ...emptyValues, fullName: 'Olha', phone: '12', country: 'pl' };
  expect(knownValues('PHYSICAL', typed, known)).toEqual({});
});

it('fills in nothing that may be left out', () => {
  expect(knownValues('AUTOGRAPH', emptyValues, known)).toEqual({});
  expect(knownValues('EVENT', emptyValues, known)).toEqual({ phone: '+380501112233' });
});
