import { fail } from '@stagedoor/contract/errors';
import type { Database } from '../../../platform/database/database.ts';
import { lockAddressesOf, makeDefault } from './addresses.repo.ts';

/** Deletes a saved address. The newest of the others becomes the default if it was. */
export const deleteAddress =
  ({ database }: { database: Database }) =>
  (idUser: number, idAddress: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const known = await lockAddressesOf(tx, idUser);
      const address = known.find(({ id }) => id === idAddress) ?? fail('pageNotFound');
      await tx.deleteFrom('saved_address').where('id', '=', idAddress).execute();
      const next = known.find(({ id }) => id !== idAddress);
      if (address.is_default && next) await makeDefault(tx, idUser, next.id);
    });
