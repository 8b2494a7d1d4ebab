import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { addressesOf } from './addresses/addresses.repo.ts';

/** Saved addresses. Those of orders are the orders' own. */
export const deliveryPersonalData: PersonalDataHandler = {
  export: async (tx, idUser) => ({ savedAddresses: await addressesOf(tx, idUser) }),
  erase: async (tx, idUser) => {
    await tx.deleteFrom('saved_address').where('id_user', '=', idUser).execute();
  },
};
