import { productTypeNames } from '@stagedoor/contract/product-types';
import { describe, expect, it } from 'vitest';
import { problemsIn } from './check-purchase.ts';
import { emptyValues, fieldsOf, type Values } from './values.ts';

const filled: Values = {
  ...emptyValues,
  recipientName: 'Olena',
  wishes: 'Sing',
  text: 'How did it begin?',
  fullName: 'Olena Teliha',
  email: 'olena@example.com',
  phone: '+380 50 111 22 33',
  method: 'office',
  country: 'ua',
  idCity: 'lviv',
  idWarehouse: 'lviv-1',
};

describe('what is sent', () => {
  it.each(productTypeNames)('is everything that %s asks for', (type) => {
    expect(problemsIn(type, fieldsOf(type, filled))).toEqual({});
  });

  it('is nothing that the type does not ask for', () => {
    expect(fieldsOf('AUTO_REPLY', filled)).not.toHaveProperty('recipientName');
    expect(fieldsOf('MSG', filled)).not.toHaveProperty('phone');
    expect(fieldsOf('PHYSICAL', filled)).toMatchObject({
      delivery: { method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-1' },
    });
  });
});

describe('what is missing', () => {
  it('is said field by field, by the names of the form', () => {
    expect(problemsIn('VIDEO_GREETING', fieldsOf('VIDEO_GREETING', emptyValues))).toEqual({
      recipientName: 'mandatoryField',
      wishes: 'mandatoryField',
      email: 'mandatoryField',
    });
    expect(problemsIn('PHYSICAL', fieldsOf('PHYSICAL', { ...emptyValues, email: 'no' }))).toEqual({
      fullName: 'mandatoryField',
      email: 'emailInvalid',
      phone: 'phoneRequiredInvalid',
      method: 'mandatoryField',
    });
  });

  it('of a parcel is said at the city, the office and the street', () => {
    const office = { ...filled, idCity: '', idWarehouse: '' };
    expect(problemsIn('PHYSICAL', fieldsOf('PHYSICAL', office))).toEqual({
      idCity: 'mandatoryField',
      idWarehouse: 'mandatoryField',
    });
    const courier = { ...filled, method: 'courier', country: '' };
    expect(problemsIn('PHYSICAL', fieldsOf('PHYSICAL', courier))).toEqual({
      country: 'mandatoryField',
      city: 'mandatoryField',
      address: 'mandatoryField',
      zipCode: 'mandatoryField',
    });
  });

  it('knows a Ukrainian number by the country of the parcel', () => {
    const local = { ...filled, phone: '050 111-22-33' };
    expect(fieldsOf('PHYSICAL', local)).toMatchObject({ phone: '+380501112233' });
    expect(fieldsOf('PHYSICAL', { ...local, country: 'pl' })).toMatchObject({ phone: '050 111-22-33' });
  });

  it('tells a phone that may be left out from one that may not', () => {
    const wrong = { ...filled, phone: '12' };
    expect(problemsIn('AUTOGRAPH', fieldsOf('AUTOGRAPH', wrong))).toEqual({ phone: 'phoneOptionalInvalid' });
    expect(problemsIn('EVENT', fieldsOf('EVENT', wrong))).toEqual({ phone: 'phoneRequiredInvalid' });
  });
});
