import { type Language, limits } from '@stagedoor/contract/limits';
import { type Cents, cents } from '@stagedoor/contract/money';
import type { DeliveryMethod } from '@stagedoor/contract/schemas/delivery';
import type { Carrier } from '../carrier.ts';
import { cities } from './cities.ts';
import { officesOf } from './offices.ts';

type Prices = Partial<Record<Exclude<DeliveryMethod, 'pickup'>, Cents>>;

const home = 'ua';
const neighbours = 'at be bg ch cz de dk ee es fi fr gb gr hr hu ie it lt lu lv md nl no pl pt ro se si sk'.split(' ');
const farther = 'ae ar au br ca cl cn ge id il in jp kr kz mx my ng nz ph sg sn th tr tw us vn za'.split(' ');

const { carrierDays } = limits.orders;

const zones: readonly { countries: readonly string[]; prices: Prices; days: number }[] = [
  { countries: [home], prices: { office: cents(300), courier: cents(500) }, days: carrierDays.home },
  { countries: neighbours, prices: { courier: cents(1500) }, days: carrierDays.near },
  { countries: farther, prices: { courier: cents(2500) }, days: carrierDays.far },
];

const zoneOf = (country: string) => zones.find(({ countries }) => countries.includes(country));
const pricesTo = (country: string): Prices | undefined => zoneOf(country)?.prices;

const methodsOf = ({ office, courier }: Prices) => [
  ...(office === undefined ? [] : [{ method: 'office' as const, price: office }]),
  ...(courier === undefined ? [] : [{ method: 'courier' as const, price: courier }]),
];

/** Home country first, then by name. */
const listCountries = (language: Language) => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const collator = new Intl.Collator(language);
  const all = zones.flatMap(({ countries, prices }) =>
    countries.map((country) => ({
      country,
      name: names.of(country.toUpperCase()) ?? country,
      methods: methodsOf(prices),
    })),
  );
  return all.sort(
    (a, b) => Number(b.country === home) - Number(a.country === home) || collator.compare(a.name, b.name),
  );
};

const findCity = (country: string, idCity: string) =>
  country === home ? cities.find(({ id }) => id === idCity) : undefined;

/** A carrier whose directory ships with the program. */
export const builtInCarrier: Carrier = {
  countries: async (language) => listCountries(language),

  cities: async (country, language) => {
    if (!pricesTo(country)) return null;
    return country === home
      ? cities.map(({ id, name, region }) => ({ idCity: id, name: name[language], region: region[language] }))
      : [];
  },

  warehouses: async (country, idCity, language) => {
    const city = findCity(country, idCity);
    return city ? officesOf(city, language) : null;
  },

  priceTo: async (destination) => {
    if (destination.method === 'pickup') return cents(0);
    const { country, method } = destination;
    if (destination.method === 'office') {
      const city = findCity(country, destination.idCity);
      const known = city && officesOf(city, 'en').some(({ idWarehouse }) => idWarehouse === destination.idWarehouse);
      if (!known) return null;
    }
    return pricesTo(country)?.[method] ?? null;
  },

  daysTo: (destination) =>
    destination.method === 'pickup' ? carrierDays.home : (zoneOf(destination.country)?.days ?? null),
};
