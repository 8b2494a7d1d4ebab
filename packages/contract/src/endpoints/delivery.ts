import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { routes } from '../routes.ts';
import { saveAddressBody, savedAddress } from '../schemas/address.ts';
import { city, countryCode, deliveryCountry, idCity, warehouse } from '../schemas/delivery.ts';
import { empty, id, inLanguage, language } from '../schemas/primitives.ts';

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
  getAddresses: endpoint({
    ...routes.getAddresses,
    access: 'user',
    summary: 'List the caller’s saved addresses, the default first',
    query: inLanguage,
    reply: z.array(savedAddress),
  }),
  saveAddress: endpoint({
    ...routes.saveAddress,
    access: 'user',
    summary: 'Save an address for the caller’s next parcels, or change one of them',
    body: saveAddressBody,
    reply: z.object({ idAddress: id }),
    refusals: ['pageNotFound', 'incompleteRequest'],
    limit: { max: 60, seconds: 600, by: 'caller' },
  }),
  deleteAddress: endpoint({
    ...routes.deleteAddress,
    access: 'user',
    summary: 'Delete a saved address; orders keep their own copy',
    params: z.object({ id: z.coerce.number().pipe(id) }),
    reply: empty,
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
