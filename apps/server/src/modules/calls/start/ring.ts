import { callLimits } from '@stagedoor/contract/call-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { type CallRecord, changeCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { tellRinging } from '../notify/tell.ts';
import { tellDevices } from '../tell-devices.ts';

/** Rings at the talent, unless one of the two is in another call. Returns whether it rings. */
export const ring = async (tx: Tx, deps: Deps, call: CallRecord): Promise<boolean> => {
  const { id: idCall, id_fan, id_talent } = call;
  // In one order for all, so that two calls between the same people do not wait for each other.
  const both = [id_fan, id_talent].sort((one, other) => one - other);
  const free = await tx
    .insertInto('call_party')
    .values(both.map((id_user) => ({ id_user, id_call: idCall })))
    .onConflict((conflict) => conflict.column('id_user').doNothing())
    .returning('id_user')
    .execute();
  if (free.length < both.length) {
    await tx.deleteFrom('call_party').where('id_call', '=', idCall).execute();
    return false;
  }
  const ringsUntil = secondsAfter(await judgedNow(tx, deps.clock), callLimits.ringSeconds);
  const ringing = await changeCall(tx, call, { state: 'ringing', rings_until: ringsUntil });
  await lookLater(tx, deps, idCall, ringsUntil);
  await tellDevices(tx, deps, ringing);
  await tellRinging(tx, deps, ringing);
  return true;
};
