import { callLimits } from '@stagedoor/contract/call-limits';
import { limits } from '@stagedoor/contract/limits';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import { minutesAfter, secondsAfter } from '../../../platform/time.ts';
import { mayBuyFrom } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import { bookingKinds as kinds } from '../notify/bookings.kinds.ts';
import { answerBy, type Booking, closesAt, isHere, lockBooking } from './bookings.repo.ts';
import { finishBooking } from './finish-booking.ts';
import { lookAtBookingLater } from './look-later.ts';
import { notifyBoth } from './tell.ts';

const { awayMinutes } = callLimits.bookings;
/** Minutes before the time at which both are reminded. */
const reminders = { hour: 60, soon: 5 };

/** Reminds both, and ends what was not paid, not agreed on in time, or not begun. */
export const lookAtBooking =
  (deps: Deps) =>
  ({ idBooking }: { idBooking: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const booking = await lockBooking(tx, idBooking);
      const now = await judgedNow(tx, deps.clock);
      if (booking.state === 'paying' && unpaidAt(booking) <= now)
        return finishBooking(tx, deps, booking, { end: 'unpaid' });
      if (booking.state === 'asked' && answerBy(booking) <= now)
        return finishBooking(tx, deps, booking, { end: 'expired' });
      if (booking.state === 'agreed' && closesAt(booking) <= now) return finishMissed(tx, deps, booking);
      if (booking.state === 'agreed') await remind(tx, deps, booking, now);
      return lookAgain(tx, deps, booking, now);
    });

const unpaidAt = ({ asked_at }: Booking): Date => minutesAfter(asked_at, limits.orders.stockHoldMinutes);

/** Queues the look for what is due next. */
export const lookAgain = async (tx: Tx, deps: Pick<Deps, 'jobs'>, booking: Booking, now: Date): Promise<void> => {
  const next = dueTimes(booking).find((at) => at > now);
  if (next) await lookAtBookingLater(tx, deps, booking.id, next);
};

const dueTimes = (booking: Booking): Date[] => {
  const { state, at } = booking;
  if (state === 'paying') return [unpaidAt(booking)];
  if (state === 'asked') return [answerBy(booking)];
  if (state === 'over') return [];
  return [minutesAfter(at, -reminders.hour), minutesAfter(at, -reminders.soon), closesAt(booking)];
};

/** Each reminder is sent once; who agreed shortly before needs no first one. */
const remind = async (tx: Tx, deps: Deps, booking: Booking, now: Date): Promise<void> => {
  const minutesLeft = (booking.at.getTime() - now.getTime()) / 60_000;
  if (minutesLeft <= 0 || minutesLeft > reminders.hour) return;
  if (minutesLeft <= reminders.soon) await notifyBoth(tx, deps, booking, kinds.soon);
  else if (minutesLeft > reminders.hour / 2) await notifyBoth(tx, deps, booking, kinds.inAnHour);
};

/** They were waited for long enough. The talent is only paid for having waited to the end. */
export const finishMissed = async (tx: Tx, deps: Deps, booking: Booking): Promise<void> => {
  const { id_fan, id_talent, fan_last, talent_last, seconds } = booking;
  // Who was blocked meanwhile could not come.
  const couldMeet = (await mayBuyFrom(tx, id_fan, id_talent, deps.clock.now())) === null;
  const hasWaited = isHere(talent_last, secondsAfter(closesAt(booking), -1));
  if (couldMeet && fan_last === null && hasWaited)
    return finishBooking(tx, deps, booking, { end: 'fanAway', used: Math.min(awayMinutes * 60, seconds) });
  const isTalentAway = couldMeet && fan_last !== null && talent_last === null;
  return finishBooking(tx, deps, booking, { end: isTalentAway ? 'talentAway' : 'notMet' });
};
