import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { city, countryCode, deliveryCountry, idCity, warehouse } from '../schemas/delivery.ts';
import { inLanguage, language } from '../schemas/primitives.ts';

export const delivery = {
  getDeliveryCountries: endpoint({
    ...routes.getDeliveryCountries,
    access: 'public',
    summary: 'List the destination countries with delivery methods and prices, in language {lang}',
    params: z.object({ lang: language }),
    reply: z.array(deliveryCountry),
  }),
  getCities: endpoint({
    ...routes.getCities,
    access: 'public',
    summary: 'List the cities of the country {x} (two lower-case letters) with postal offices of the carrier',
    params: z.object({ x: countryCode }),
    query: inLanguage,
    reply: z.array(city),
    refusals: ['pageNotFound'],
  }),
  getWarehousesByCity: endpoint({
    ...routes.getWarehousesByCity,
    access: 'public',
    summary: 'List the postal offices of the city {b} in the country {a}',
    params: z.object({ a: countryCode, b: idCity }),
    query: inLanguage,
    reply: z.array(warehouse),
    refusals: ['pageNotFound'],
  }),
};
