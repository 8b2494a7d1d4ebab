import { usedOf } from '@stagedoor/contract/call-cost';
import type { CallEnd } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { type CallRecord, changeCall, type Hold, lockHolds, meterOf } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { billOf } from '../meter.ts';
import { tellMissed } from '../notify/tell.ts';
import { tellDevices } from '../tell-devices.ts';
import { settleSeconds } from './settle-seconds.ts';

/** Ends a call that is locked: charges what was talked, and returns the rest of what was set aside. */
export const finishCall = async (
  tx: Tx,
  deps: Deps,
  call: CallRecord,
  end: CallEnd,
  idEnder: number | null = null,
): Promise<CallRecord> => {
  const holds = await lockHolds(tx, call.id);
  const held = holds.filter(({ state }) => state === 'held');
  const bill = billOf(meterOf(call), secondsOf(held), end);
  const used = usedOf(held, bill.billedSeconds);
  for (const hold of holds) await settleHold(tx, deps, hold, used[held.indexOf(hold)] ?? 0);
  await tx.deleteFrom('call_party').where('id_call', '=', call.id).execute();
  const over = await changeCall(tx, call, {
    state: 'over',
    ended: end,
    ended_at: await judgedNow(tx, deps.clock),
    id_ender: idEnder,
    talked_seconds: bill.talkedSeconds,
    billed_seconds: bill.billedSeconds,
  });
  await tellDevices(tx, deps, over);
  if (end === 'missed' || (end === 'cancelled' && over.rings_until)) await tellMissed(tx, deps, over);
  return over;
};

const secondsOf = (holds: readonly Hold[]): number => holds.reduce((sum, { seconds }) => sum + seconds, 0);

const settleHold = async (tx: Tx, deps: Deps, hold: Hold, used: number): Promise<void> => {
  const { id_call, number, id_order: idOrder, id_pack: idPack, rate, seconds } = hold;
  await settleSeconds(tx, deps, { idOrder, idPack, rate, seconds }, used);
  await tx
    .updateTable('call_hold')
    .set({ state: 'settled', used })
    .where('id_call', '=', id_call)
    .where('number', '=', number)
    .execute();
};
