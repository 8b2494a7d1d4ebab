import type { DeliveryCountry } from '@stagedoor/contract/schemas/delivery';
import type { Product, Variation } from '@stagedoor/contract/schemas/product';
import type { Values } from './values.ts';

type Facts = {
  product: Product;
  countries: readonly DeliveryCountry[];
  /** Where the visitor seems to be. */
  here: string | null;
  /** Of the account that is logged in. */
  email: string | null;
};

const openOf = (variations: readonly Variation[]) => variations.filter(({ stock }) => stock !== 0);

const variationOf = ({ variations }: Product, wanted: string): Variation | undefined => {
  const open = openOf(variations);
  return open.find(({ id }) => String(id) === wanted) ?? (variations.length === 1 ? open[0] : undefined);
};

/** How parcels go to a country, as far as the talent sends that way. What is picked up goes nowhere and costs nothing. */
const waysTo = ({ deliveryMethods }: Product, country: DeliveryCountry | undefined) => [
  ...(country?.methods ?? []).filter(({ method }) => deliveryMethods.includes(method)),
  ...(deliveryMethods.includes('pickup') ? [{ method: 'pickup' as const, price: null }] : []),
];

/** What was filled in, and where there is no choice, the only one. */
export const withDefaults = (values: Values, { product, countries, here, email }: Facts) => {
  const variation = variationOf(product, values.idVariation);
  const country = countries.find((one) => one.country === (values.country || here));
  const ways = waysTo(product, country);
  const way = ways.find(({ method }) => method === values.method) ?? (ways.length === 1 ? ways[0] : undefined);
  const filled: Values = {
    ...values,
    idVariation: variation ? String(variation.id) : '',
    quantity: Math.min(values.quantity, variation?.stock ?? values.quantity),
    email: email ?? values.email,
    country: country?.country ?? '',
    method: way?.method ?? '',
  };
  return { values: filled, variation, ways, way };
};
