import type { Cents } from '@stagedoor/contract/money';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import type { DeliveryCountry } from '@stagedoor/contract/schemas/delivery';
import type { Product } from '@stagedoor/contract/schemas/product';
import { anotherAddress, type Values } from './values.ts';

type Destination = SavedAddress['delivery'];

/** Undefined where the carrier does not go. */
export const priceTo = ({ country, method }: Destination, countries: readonly DeliveryCountry[]): Cents | undefined =>
  countries.find((one) => one.country === country)?.methods.find((way) => way.method === method)?.price;

/** The addresses to which the talent sends this product. */
export const usableFor = (
  { deliveryMethods }: Pick<Product, 'deliveryMethods'>,
  countries: readonly DeliveryCountry[],
  saved: readonly SavedAddress[],
): SavedAddress[] =>
  saved.filter(
    ({ delivery }) => deliveryMethods.includes(delivery.method) && priceTo(delivery, countries) !== undefined,
  );

/** The one that the buyer chose: the default, until they choose or type another one. */
export const chosenOf = (values: Values, usable: readonly SavedAddress[]): SavedAddress | undefined => {
  if (values.savedAddress === anotherAddress) return undefined;
  const named = usable.find(({ idAddress }) => String(idAddress) === values.savedAddress);
  const isUntouched = values.country === '' && values.method === '';
  return named ?? (isUntouched ? usable[0] : undefined);
};
