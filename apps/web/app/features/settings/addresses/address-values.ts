import type { FieldWord } from '@stagedoor/contract/field-problem';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';

const textNames = [
  'fullName',
  'phone',
  'country',
  'method',
  'idCity',
  'idWarehouse',
  'city',
  'address',
  'zipCode',
] as const;
export type TextName = (typeof textNames)[number];
export type Values = Record<TextName, string> & { isDefault: boolean };
export type Problems = Partial<Record<TextName, FieldWord>>;

const none = Object.fromEntries(textNames.map((name) => [name, ''])) as Record<TextName, string>;

/** `here` is the visitor's country, guessed. */
export const valuesOf = (address: SavedAddress | undefined, here: string | null): Values => {
  if (!address) return { ...none, country: here ?? '', isDefault: false };
  const { fullName, phone, delivery, isDefault } = address;
  return { ...none, fullName, phone, ...delivery, isDefault };
};

/** As in the contract, whose schema finds what is missing. */
export const bodyOf = (values: Values, idAddress: number | undefined) => {
  const { fullName, phone, method, country, idCity, idWarehouse, city, address, zipCode, isDefault } = values;
  const place = method === 'office' ? { idCity, idWarehouse } : { city, address, zipCode };
  return { ...(idAddress && { idAddress }), fullName, phone, delivery: { method, country, ...place }, isDefault };
};

/** The field for a path of the contract: `delivery` alone is the method. */
export const fieldAt = (path: string): string => (path === 'delivery' ? 'method' : (path.split('.').at(-1) ?? path));
