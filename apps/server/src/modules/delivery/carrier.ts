import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { City, DeliveryCountry, Destination, Warehouse } from '@stagedoor/contract/schemas/delivery';

/** A parcel carrier: where to, how, and for how much. Null means that it does not know the place. */
export type Carrier = {
  countries(language: Language): Promise<DeliveryCountry[]>;
  cities(country: string, language: Language): Promise<City[] | null>;
  warehouses(country: string, idCity: string, language: Language): Promise<Warehouse[] | null>;
  /** Per parcel, whatever its content. */
  priceTo(destination: Destination): Promise<Cents | null>;
  /** Within how many days a parcel arrives. */
  daysTo(destination: Destination): number | null;
};
