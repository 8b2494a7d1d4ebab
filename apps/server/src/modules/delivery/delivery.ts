import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { Cents } from '@stagedoor/contract/money';
import type { DeliveryMethod, Destination } from '@stagedoor/contract/schemas/delivery';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { deleteAddress } from './addresses/delete-address.ts';
import { listAddresses } from './addresses/list-addresses.ts';
import { keepAddress, saveAddress } from './addresses/save-address.ts';
import type { Carrier } from './carrier.ts';
import { describeDestination } from './describe-destination.ts';

export type Delivery = ReturnType<typeof createDelivery>;

type Deps = { database: Database; clock: Clock; carrier: Carrier };

export const createDelivery = ({ database, clock, carrier }: Deps) => ({
  addresses: {
    list: listAddresses({ database, carrier }),
    save: saveAddress({ database, clock, carrier }),
    keep: keepAddress({ clock }),
    delete: deleteAddress({ database }),
  },

  listCountries: (language: Language) => carrier.countries(language),

  listCities: async (country: string, language: Language) =>
    (await carrier.cities(country, language)) ?? fail('pageNotFound'),

  listWarehouses: async (country: string, idCity: string, language: Language) =>
    (await carrier.warehouses(country, idCity, language)) ?? fail('pageNotFound'),

  describe: describeDestination(carrier),

  /** Within how many days a parcel arrives; the longest for a place that the carrier does not know. */
  daysTo: (destination: Destination | undefined): number =>
    (destination && carrier.daysTo(destination)) ?? limits.orders.carrierDays.far,

  /**
   * Returns the price of the parcel for an order. Refuses when the talent does not offer the method or the carrier does
   * not go there.
   */
  priceOf: async (destination: Destination, offered: readonly DeliveryMethod[]): Promise<Cents> => {
    const price = offered.includes(destination.method) ? await carrier.priceTo(destination) : null;
    return price ?? fail('mandatoryFieldNull', { fields: { delivery: 'invalid' } });
  },
});
