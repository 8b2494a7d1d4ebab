import type { BookingEnd } from '@stagedoor/contract/schemas/call';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import type { Unearned } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';
import { settleSeconds } from '../end/settle-seconds.ts';
import type { Side } from '../meter.ts';
import { bookingKinds as kinds } from '../notify/bookings.kinds.ts';
import { type Booking, changeBooking, isTurnOf, setAsideFor } from './bookings.repo.ts';
import { notifyOther, notifySide, tellBoth } from './tell.ts';

type Ending = { end: Exclude<BookingEnd, 'held'>; by?: { side: Side; idUser: number }; used?: number };

/** Ends a booking that is locked, without a call: pays for a fan who did not come, and returns the rest. */
export const finishBooking = async (tx: Tx, deps: Deps, booking: Booking, { end, by, used }: Ending): Promise<void> => {
  // What its order has returned already, or never got, is not returned again.
  if (end !== 'returned')
    await settleSeconds(tx, deps, setAsideFor(booking), used ?? 0, unearned(booking, end, by?.side));
  const over = await changeBooking(tx, booking, {
    state: 'over',
    ended: end,
    ended_at: await judgedNow(tx, deps.clock),
    id_ender: by?.idUser ?? null,
    used: used ?? null,
  });
  await tellBoth(tx, deps, over);
  await notifyOfEnd(tx, deps, over, booking.state, by?.side);
};

/** Whether it counts on the talent's record. */
const unearned = (booking: Booking, end: BookingEnd, by: Side | undefined): Unearned => {
  if (by) return by === 'fan' ? 'withdrawn' : 'declined';
  if (end === 'expired') return isTurnOf('talent', booking) ? 'late' : 'notHeld';
  return end === 'talentAway' ? 'late' : 'notHeld';
};

/** A fan who gets money back is notified of that as well. */
const notifyOfEnd = async (
  tx: Tx,
  deps: Deps,
  over: Booking,
  before: Booking['state'],
  by: Side | undefined,
): Promise<void> => {
  // Nobody was asked yet.
  if (before === 'paying') return;
  if (by) return notifyOther(tx, deps, over, by, kinds.calledOff);
  if (over.ended === 'fanAway') {
    await notifySide(tx, deps, over, 'fan', kinds.fanAway);
    await notifySide(tx, deps, over, 'talent', kinds.fanWasAway);
  } else if (over.ended === 'talentAway') await notifySide(tx, deps, over, 'talent', kinds.talentAway);
};
