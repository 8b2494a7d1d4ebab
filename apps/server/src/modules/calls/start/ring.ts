import { callLimits } from '@stagedoor/contract/call-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { expectsCall } from '../book/expects-call.ts';
import { type CallRecord, changeCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { tellRinging } from '../notify/tell.ts';
import { tellDevices } from '../tell-devices.ts';
import { enterCall } from './enter-call.ts';

/** Rings at the talent, unless one of the two is in another call, or waits for one. Returns whether it rings. */
export const ring = async (tx: Tx, deps: Deps, call: CallRecord): Promise<boolean> => {
  const { id: idCall, id_fan, id_talent } = call;
  if (await expectsCall(tx, [id_fan, id_talent], deps.clock.now())) return false;
  if (!(await enterCall(tx, call))) return false;
  const ringsUntil = secondsAfter(await judgedNow(tx, deps.clock), callLimits.ringSeconds);
  const ringing = await changeCall(tx, call, { state: 'ringing', rings_until: ringsUntil });
  await lookLater(tx, deps, idCall, ringsUntil);
  await tellDevices(tx, deps, ringing);
  await tellRinging(tx, deps, ringing);
  return true;
};
