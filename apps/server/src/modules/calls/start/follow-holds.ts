import type { Tx } from '../../../platform/database/database.ts';
import { mayBuyFrom } from '../../access/index.ts';
import { orderHeld } from '../../orders/index.ts';
import { type CallRecord, lockCall, lockHolds } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { finishCall } from '../end/finish-call.ts';
import { callableFrom, settingsOf } from '../settings/call-settings.ts';
import { tellDevices } from '../tell-devices.ts';
import { ring } from './ring.ts';

/** A card has authorised the minutes of a call: now it rings, or may go on for longer. */
export const followHolds = (deps: Deps) => {
  deps.outbox.on(orderHeld, async (tx, { idOrder }) => {
    const found = await tx.selectFrom('call_hold').select('id_call').where('id_order', '=', idOrder).executeTakeFirst();
    if (!found) return;
    const call = await lockCall(tx, found.id_call);
    const hold = (await lockHolds(tx, call.id)).find(({ id_order }) => id_order === idOrder);
    if (hold?.state !== 'paying') return;
    await tx.updateTable('call_hold').set({ state: 'held' }).where('id_order', '=', idOrder).execute();
    await goOn(tx, deps, call);
  });
};

const goOn = async (tx: Tx, deps: Deps, call: CallRecord): Promise<void> => {
  if (call.state !== 'paying') return tellDevices(tx, deps, call);
  // In another call by now, blocked, or no longer answering: it is missed.
  if (!(await mayRing(tx, deps, call)) || !(await ring(tx, deps, call))) await finishCall(tx, deps, call, 'missed');
};

const mayRing = async (tx: Tx, { clock }: Pick<Deps, 'clock'>, { id_fan, id_talent }: CallRecord): Promise<boolean> => {
  const now = clock.now();
  const from = callableFrom(await settingsOf(tx, id_talent), now);
  return from !== null && from <= now && (await mayBuyFrom(tx, id_fan, id_talent, now)) === null;
};
