import { type ProductType, ruleOf } from '@stagedoor/contract/product-types';

export const textFields = [
  'idVariation',
  'recipientName',
  'occasion',
  'greetingLanguage',
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
  'savedAddress',
] as const;
export type TextField = (typeof textFields)[number];
type PayWay = 'card' | 'wallet';
/** A value of `savedAddress` that means a new address; empty means the default one. */
export const anotherAddress = 'another';

export type Values = Record<TextField, string> & {
  quantity: number;
  express: boolean;
  keepHidden: boolean;
  pay: PayWay;
  keepCard: boolean;
  keepAddress: boolean;
};

const emptyTexts = Object.fromEntries(textFields.map((field) => [field, ''])) as Record<TextField, string>;

export const emptyValues: Values = {
  ...emptyTexts,
  quantity: 1,
  express: false,
  keepHidden: true,
  pay: 'card',
  keepCard: false,
  keepAddress: false,
};

const destinationOf = ({ method, country, idCity, idWarehouse, city, address, zipCode }: Values) => {
  if (method === 'office') return { method, country, idCity, idWarehouse };
  if (method === 'courier') return { method, country, city, address, zipCode };
  return { method };
};

/** A Ukrainian number without country code: `050 111 22 33`. */
const ukrainian = /^0\d{9}$/;

const wholePhone = ({ phone, country }: Values) => {
  const digits = phone.replaceAll(/[\s().-]/g, '');
  return country === 'ua' && ukrainian.test(digits) ? `+38${digits}` : phone;
};

/** The fields that this type asks for, as in the contract. */
export const fieldsOf = (type: ProductType, values: Values): Record<string, unknown> => {
  const { buyer, phone, keepHidden } = ruleOf(type);
  const fields = [...buyer.required, ...buyer.optional];
  const { idVariation, quantity, express, promoCode } = values;
  return {
    ...Object.fromEntries(fields.map((field) => [field, field === 'delivery' ? destinationOf(values) : values[field]])),
    ...(phone !== 'none' && { phone: wholePhone(values) }),
    ...(idVariation !== '' && { idVariation: Number(idVariation) }),
    ...(keepHidden && { keepHidden: values.keepHidden }),
    quantity,
    express,
    promoCode,
  };
};
