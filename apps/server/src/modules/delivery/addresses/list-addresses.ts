import type { Language } from '@stagedoor/contract/limits';
import type { SavedAddress } from '@stagedoor/contract/schemas/address';
import type { Database } from '../../../platform/database/database.ts';
import type { Carrier } from '../carrier.ts';
import { describeDestination } from '../describe-destination.ts';
import { addressesOf, recipientOf } from './addresses.repo.ts';

/** The user's saved addresses, the default first. */
export const listAddresses = ({ database, carrier }: { database: Database; carrier: Carrier }) => {
  const describe = describeDestination(carrier);
  return async (idUser: number, language: Language): Promise<SavedAddress[]> => {
    const rows = await database.inTransaction((tx) => addressesOf(tx, idUser));
    return Promise.all(
      rows.map(async (row) => {
        const recipient = recipientOf(row);
        const inWords = await describe(recipient.delivery, language);
        return { idAddress: row.id, ...recipient, inWords, isDefault: row.is_default };
      }),
    );
  };
};
