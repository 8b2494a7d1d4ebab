import type { Recipient } from '@stagedoor/contract/schemas/address';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { SavedAddress as Row } from '../../../platform/database/schema.gen.ts';

export type AddressRow = Selectable<Row>;

export const recipientOf = ({ full_name: fullName, phone, destination }: AddressRow): Recipient => ({
  fullName,
  phone,
  delivery: destination as Recipient['delivery'],
});

export const columnsOf = ({ fullName, phone, delivery }: Recipient) => ({
  full_name: fullName,
  phone,
  destination: JSON.stringify(delivery),
});

/** The default first, then the newest. */
export const addressesOf = (tx: Tx, idUser: number): Promise<AddressRow[]> =>
  tx
    .selectFrom('saved_address')
    .selectAll()
    .where('id_user', '=', idUser)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Locks the user's row, so that two changes at once see each other: slots and the default are unique. */
export const lockAddressesOf = async (tx: Tx, idUser: number): Promise<AddressRow[]> => {
  await tx.selectFrom('users').select('id').where('id', '=', idUser).forNoKeyUpdate().execute();
  return addressesOf(tx, idUser);
};

/** Makes an address the default, and no other one. */
export const makeDefault = async (tx: Tx, idUser: number, idAddress: number): Promise<void> => {
  const own = tx.updateTable('saved_address').where('id_user', '=', idUser);
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', idAddress).execute();
  await own.set({ is_default: true }).where('id', '=', idAddress).execute();
};
