import type { Language } from '@stagedoor/contract/limits';
import type { Destination } from '@stagedoor/contract/schemas/delivery';
import type { Carrier } from './carrier.ts';

type Office = Extract<Destination, { method: 'office' }>;

/** The address as written on a parcel, or `pickup`. */
export const describeDestination =
  (carrier: Carrier) =>
  async (destination: Destination, language: Language): Promise<string> => {
    if (destination.method === 'pickup') return 'pickup';
    const country = (await carrier.countries(language)).find((known) => known.country === destination.country);
    const place =
      destination.method === 'office'
        ? await officeWords(carrier, destination, language)
        : [destination.address, destination.city, destination.zipCode];
    return [...place, country?.name ?? destination.country.toUpperCase()].join(', ');
  };

const officeWords = async (carrier: Carrier, { country, idCity, idWarehouse }: Office, language: Language) => {
  const city = (await carrier.cities(country, language))?.find((known) => known.idCity === idCity);
  const office = (await carrier.warehouses(country, idCity, language))?.find(
    (known) => known.idWarehouse === idWarehouse,
  );
  return office ? [office.name, office.address, city?.name ?? idCity] : [idWarehouse, idCity];
};
