import { callLimits } from '@stagedoor/contract/call-limits';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { violated } from '../../../platform/database/violated.ts';
import { secondsAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import type { Side } from '../meter.ts';
import { bookingKinds as kinds } from '../notify/bookings.kinds.ts';
import {
  type Booking,
  changeBooking,
  isTurnOf,
  lockOwnBooking,
  type Own,
  overBy,
  refuseState,
} from './bookings.repo.ts';
import { refuseTime, requireFree } from './free-times.ts';
import { lookAgain } from './look-at-booking.ts';
import { requireDeal } from './require-deal.ts';
import { notifyBoth, notifyOther, tellBoth } from './tell.ts';

/** `turn` is the one that they have seen. */
type Answer = Own & { turn: number };

/** Refuses whose turn it is not, and answers to an earlier time. */
const lockForAnswer = async (
  tx: Tx,
  deps: Deps,
  { turn, ...own }: Answer,
): Promise<{ booking: Booking; side: Side }> => {
  const { booking, side } = await lockOwnBooking(tx, own);
  if (!isTurnOf(side, booking) || booking.turn !== turn) refuseState(booking);
  await requireDeal(tx, deps, booking, side);
  return { booking, side };
};

/** Agrees to the time that the other one has asked for or proposed. */
export const acceptTime =
  (deps: Deps) =>
  async (tx: Tx, answer: Answer): Promise<void> => {
    const { booking } = await lockForAnswer(tx, deps, answer);
    const now = await judgedNow(tx, deps.clock);
    if (booking.at <= now) refuseTime();
    const agreed = await changeBooking(tx, booking, { state: 'agreed' }).catch(refuseTaken);
    await lookAgain(tx, deps, agreed, now);
    await tellBoth(tx, deps, agreed);
    await notifyBoth(tx, deps, agreed, kinds.agreed);
  };

/** Either has agreed to another call at this time. */
const refuseTaken = (error: unknown): never => {
  if (!violated(error, 'call_booking_talent_free') && !violated(error, 'call_booking_fan_free')) throw error;
  return refuseTime(error);
};

/** Proposes another time, unless it is the last turn. */
export const proposeTime =
  (deps: Deps) =>
  async (tx: Tx, { at: wanted, ...answer }: Answer & { at: string }): Promise<void> => {
    const { booking, side } = await lockForAnswer(tx, deps, answer);
    if (booking.turn >= callLimits.bookings.turns) refuseState(booking);
    const { id_talent: idTalent, id_fan: idFan, seconds, asked_at, turn } = booking;
    const at = new Date(wanted);
    const now = await judgedNow(tx, deps.clock);
    await requireFree(tx, at, { idTalent, idFan, by: side, seconds, now, until: overBy(asked_at) });
    const proposed = await changeBooking(tx, booking, { at, until: secondsAfter(at, seconds), turn: turn + 1 });
    await tellBoth(tx, deps, proposed);
    await notifyOther(tx, deps, proposed, side, kinds.proposed);
  };
