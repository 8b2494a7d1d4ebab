import type { Language } from '@stagedoor/contract/limits';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import type { DeliveryCountry } from '@stagedoor/contract/schemas/delivery';
import type { Product, Variation } from '@stagedoor/contract/schemas/product';
import type { Greeting } from '../greeting.ts';
import { chosenOf } from './saved-address.ts';
import type { Values } from './values.ts';

type Facts = {
  product: Product;
  greeting: Greeting | null;
  /** Of the page. */
  language: Language;
  countries: readonly DeliveryCountry[];
  /** The visitor's country, guessed. */
  here: string | null;
  /** The logged-in account's address. */
  email: string | null;
  /** To which this product can be sent. */
  addresses: readonly SavedAddress[];
};

const openOf = (variations: readonly Variation[]) => variations.filter(({ stock, away }) => stock !== 0 && !away);

const variationOf = ({ variations }: Product, requested: string): Variation | undefined => {
  const open = openOf(variations);
  return open.find(({ id }) => String(id) === requested) ?? (variations.length === 1 ? open[0] : undefined);
};

/** The delivery methods to a country that the talent offers. Pickup needs no country and is free. */
const waysTo = ({ deliveryMethods }: Product, country: DeliveryCountry | undefined) => [
  ...(country?.methods ?? []).filter(({ method }) => deliveryMethods.includes(method)),
  ...(deliveryMethods.includes('pickup') ? [{ method: 'pickup' as const, price: null }] : []),
];

/** The language of the page, if the talent speaks it, until the buyer chooses another. */
const languageOf = ({ greeting, language }: Facts, chosen: string): string => {
  const spoken = greeting?.languages.map(({ value }) => value) ?? [];
  return [chosen, language].find((code) => spoken.includes(code)) ?? spoken[0] ?? '';
};

/** The filled-in values, and where there is only one choice, that one. */
export const withDefaults = (typed: Values, facts: Facts) => {
  const { product, countries, here, email, addresses } = facts;
  const address = chosenOf(typed, addresses);
  const values = address ? { ...typed, ...address.delivery } : typed;
  const variation = variationOf(product, values.idVariation);
  const country = countries.find((one) => one.country === (values.country || here));
  const ways = waysTo(product, country);
  const way = ways.find(({ method }) => method === values.method) ?? (ways.length === 1 ? ways[0] : undefined);
  const filled: Values = {
    ...values,
    idVariation: variation ? String(variation.id) : '',
    quantity: Math.min(values.quantity, variation?.stock ?? values.quantity),
    greetingLanguage: languageOf(facts, values.greetingLanguage),
    email: email ?? values.email,
    country: country?.country ?? '',
    method: way?.method ?? '',
  };
  return { values: filled, variation, ways, way, address };
};
