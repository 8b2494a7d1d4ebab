import { callLimits } from '@stagedoor/contract/call-limits';
import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { secondsAfter } from '../../../platform/time.ts';
import { changeCall } from '../calls.repo.ts';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { enterCall } from '../start/enter-call.ts';
import { holdForCall } from '../start/hold-for-call.ts';
import { tellDevices } from '../tell-devices.ts';
import { type Booking, changeBooking, setAsideFor } from './bookings.repo.ts';
import { tellBoth } from './tell.ts';

/** Both have come: their call begins on the devices with which they came, unless one is still in another call. */
export const beginBooked = async (tx: Tx, deps: Deps, booking: Booking, now: Date): Promise<void> => {
  const { id_fan, id_talent, kind, rate, id_pack, fan_key, talent_key } = booking;
  if (fan_key === null || (await areTalking(tx, booking))) return;
  const call = await tx
    .insertInto('call')
    .values({ id_fan, id_talent, kind, rate: id_pack === null ? rate : 0, fan_key, started_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!(await enterCall(tx, call))) return fail('callInProgress');
  await holdForCall(tx, call.id, { ...setAsideFor(booking), isHeld: true });
  const talking = await changeCall(tx, call, { state: 'talking', talent_key, answered_at: now });
  await lookLater(tx, deps, call.id, secondsAfter(now, callLimits.overSeconds));
  await tellDevices(tx, deps, talking);
  const held = { state: 'over', ended: 'held', ended_at: now, id_call: call.id } as const;
  await tellBoth(tx, deps, await changeBooking(tx, booking, held));
};

const areTalking = async (tx: Tx, { id_fan, id_talent }: Booking): Promise<boolean> =>
  (await tx
    .selectFrom('call_party')
    .select('id_user')
    .where('id_user', 'in', [id_fan, id_talent])
    .limit(1)
    .executeTakeFirst()) !== undefined;
