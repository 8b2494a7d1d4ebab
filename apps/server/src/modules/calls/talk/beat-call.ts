import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { changeCall, heldSeconds, lockForDevice, meterColumns, meterOf } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { finishCall } from '../end/finish-call.ts';
import { beat, overAt, talkedMs } from '../meter.ts';

type Device = { idUser: number; idCall: number; key: string };

/** A device reports that it is connected. Ends the call when all is used that was set aside. */
export const beatCall =
  (deps: Deps) =>
  async (tx: Tx, device: Device): Promise<void> => {
    const { call, side } = await lockForDevice(tx, device);
    if (call.state !== 'talking' || !call.answered_at) return;
    const now = await judgedNow(tx, deps.clock);
    const before = meterOf(call);
    // Too late, though nobody has looked yet.
    if (overAt(before, call.answered_at) <= now) return void (await finishCall(tx, deps, call, 'dropped'));
    const meter = beat(before, side, now);
    const counted = await changeCall(tx, call, meterColumns(meter));
    if (talkedMs(meter) >= (await heldSeconds(tx, call.id)) * 1000) await finishCall(tx, deps, counted, 'spent');
  };
