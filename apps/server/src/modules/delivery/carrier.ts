import type { Language } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { City, DeliveryCountry, Destination, Warehouse } from '@stagedoor/contract/schemas/delivery';

/** Whoever carries parcels: where to, how, and for how much. Null is a place that the carrier does not know. */
export type Carrier = {
  countries(language: Language): Promise<DeliveryCountry[]>;
  cities(country: string, language: Language): Promise<City[] | null>;
  warehouses(country: string, idCity: string, language: Language): Promise<Warehouse[] | null>;
  /** Of one parcel, whatever is in it. */
  priceTo(destination: Destination): Promise<Cents | null>;
};
