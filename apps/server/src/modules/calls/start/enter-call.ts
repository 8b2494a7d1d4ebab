import type { Tx } from '../../../platform/database/database.ts';
import type { CallRecord } from '../calls.repo.ts';

/** Both are in this call, unless one of the two is in another. Returns whether they are. */
export const enterCall = async (
  tx: Tx,
  { id: idCall, id_fan, id_talent }: Pick<CallRecord, 'id' | 'id_fan' | 'id_talent'>,
): Promise<boolean> => {
  // In one order for all, so that two calls between the same people do not wait for each other.
  const both = [id_fan, id_talent].sort((one, other) => one - other);
  const free = await tx
    .insertInto('call_party')
    .values(both.map((id_user) => ({ id_user, id_call: idCall })))
    .onConflict((conflict) => conflict.column('id_user').doNothing())
    .returning('id_user')
    .execute();
  if (free.length === both.length) return true;
  await tx.deleteFrom('call_party').where('id_call', '=', idCall).execute();
  return false;
};
