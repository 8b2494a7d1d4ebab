import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';

export const textFields = [
  'idVariation',
  'recipientName',
  'wishes',
  'text',
  'fullName',
  'companyName',
  'email',
  'phone',
  'comment',
  'promoCode',
  'method',
  'country',
  'idCity',
  'idWarehouse',
  'city',
  'address',
  'zipCode',
  'card',
] as const;
export type TextField = (typeof textFields)[number];
type PayWay = 'card' | 'wallet';
/** In `card`, where a kept one could be named; empty, the last used pays. */
export const anotherCard = 'another';

export type Values = Record<TextField, string> & {
  quantity: number;
  express: boolean;
  keepHidden: boolean;
  pay: PayWay;
  keepCard: boolean;
};

const emptyTexts = Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>;

export const emptyValues: Values = {
  ...emptyTexts,
  quantity: 1,
  express: false,
  keepHidden: false,
  pay: 'card',
  keepCard: false,
};

const destinationOf = ({ method, country, idCity, idWarehouse, city, address, zipCode }: Values) => {
  if (method === 'office') return { method, country, idCity, idWarehouse };
  if (method === 'courier') return { method, country, city, address, zipCode };
  return { method };
};

/** What this type asks for, as the contract spells it; the rest of the form stays at home. */
export const fieldsOf = (type: ProductType, values: Values): Record<string, unknown> => {
  const { buyer, phone, keepHidden } = ruleOf(type);
  const asked = [...buyer.required, ...buyer.optional];
  const { idVariation, quantity, express, promoCode } = values;
  return {
    ...Object.fromEntries(asked.map((field) => [field, field === 'delivery' ? destinationOf(values) : values[field]])),
    ...(phone !== 'none' && { phone: values.phone }),
    ...(idVariation !== '' && { idVariation: Number(idVariation) }),
    ...(keepHidden && { keepHidden: values.keepHidden }),
    ...{ quantity, express, promoCode },
  };
};
