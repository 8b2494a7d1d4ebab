import { isDeepStrictEqual } from 'node:util';
import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { Recipient, SaveAddress } from '@stagedoor/contract/schemas/address';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Carrier } from '../carrier.ts';
import { type AddressRow, columnsOf, lockAddressesOf, makeDefault, recipientOf } from './addresses.repo.ts';

type Deps = { database: Database; clock: Clock; carrier: Carrier };

const slots = Array.from({ length: limits.orders.addressesMax }, (_, place) => place + 1);

const freeSlot = (known: readonly AddressRow[]) => slots.find((slot) => known.every((one) => one.slot !== slot));

/** Saves a new address or changes one of the user's; a foreign one is refused like a missing one. */
export const saveAddress =
  ({ database, clock, carrier }: Deps) =>
  async (idUser: number, { idAddress, isDefault, ...recipient }: SaveAddress): Promise<{ idAddress: number }> => {
    if ((await carrier.priceTo(recipient.delivery)) === null)
      fail('mandatoryFieldNull', { fields: { delivery: 'invalid' } });
    return database.inTransaction(async (tx) => {
      const known = await lockAddressesOf(tx, idUser);
      const id = idAddress === undefined ? await add(tx, clock, idUser, known, recipient) : idIn(known, idAddress);
      await tx.updateTable('saved_address').set(columnsOf(recipient)).where('id', '=', id).execute();
      if (isDefault || known.length === 0) await makeDefault(tx, idUser, id);
      return { idAddress: id };
    });
  };

const idIn = (known: readonly AddressRow[], idAddress: number): number =>
  known.find(({ id }) => id === idAddress)?.id ?? fail('pageNotFound');

const add = async (tx: Tx, clock: Clock, idUser: number, known: readonly AddressRow[], recipient: Recipient) => {
  const slot = freeSlot(known) ?? fail('incompleteRequest', { reason: { kind: 'tooManyAddresses' } });
  return insert(tx, { id_user: idUser, slot, is_default: false, created_at: clock.now(), ...columnsOf(recipient) });
};

type NewRow = Omit<AddressRow, 'id' | 'destination'> & { destination: string };

const insert = async (tx: Tx, row: NewRow): Promise<number> =>
  (await tx.insertInto('saved_address').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** After a purchase: skips one that is saved already, and one too many, which must not refuse the purchase. */
export const keepAddress =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, idUser: number, recipient: Recipient): Promise<void> => {
    const known = await lockAddressesOf(tx, idUser);
    const slot = freeSlot(known);
    if (slot === undefined || known.some((one) => isDeepStrictEqual(recipientOf(one), recipient))) return;
    const isFirst = known.length === 0;
    await insert(tx, { id_user: idUser, slot, is_default: isFirst, created_at: clock.now(), ...columnsOf(recipient) });
  };
