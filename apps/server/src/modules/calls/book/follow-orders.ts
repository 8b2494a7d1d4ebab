import type { Tx } from '../../../platform/database/database.ts';
import { channelClosed } from '../../accounts/index.ts';
import { mayBeOf, orderPaid, orderReturned } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';
import { settleSeconds } from '../end/settle-seconds.ts';
import { openBooking } from './ask-talent.ts';
import { type Booking, lockBooking, setAsideFor } from './bookings.repo.ts';
import { finishBooking } from './finish-booking.ts';

/** A card has paid for a booking, its order has ended by itself, or its talent takes no calls any more. */
export const followBookedOrders = (deps: Deps) => {
  deps.outbox.on(orderPaid, async (tx, { idOrder, type }) => {
    const booking = mayBeOf(['CALL'], { idOrder, type }) && (await lockOf(tx, idOrder));
    if (!booking) return;
    if (booking.state === 'paying') await openBooking(tx, deps, booking);
    // Paid too late.
    else if (booking.state === 'over' && booking.ended !== 'held')
      await settleSeconds(tx, deps, setAsideFor(booking), booking.used ?? 0);
  });
  deps.outbox.on(orderReturned, async (tx, { idOrder }) => {
    const booking = await lockOf(tx, idOrder);
    if (booking && booking.state !== 'over') await finishBooking(tx, deps, booking, { end: 'returned' });
  });
  deps.outbox.on(channelClosed, (tx, closed) => declineAsked(tx, deps, closed));
};

/** What was agreed on stays agreed on. */
const declineAsked = async (tx: Tx, deps: Deps, { idUser, channel }: { idUser: number; channel: string }) => {
  if (channel !== 'calls') return;
  const asked = await tx
    .selectFrom('call_booking')
    .innerJoin('users', 'users.id', 'call_booking.id_talent')
    .select('call_booking.id')
    .where('id_talent', '=', idUser)
    .where('users.calls', '=', false)
    .where('state', '=', 'asked')
    .orderBy('call_booking.id')
    .execute();
  for (const { id } of asked) {
    const booking = await lockBooking(tx, id);
    if (booking.state === 'asked')
      await finishBooking(tx, deps, booking, { end: 'declined', by: { side: 'talent', idUser } });
  }
};

const lockOf = async (tx: Tx, idOrder: number): Promise<Booking | null> => {
  const found = await tx.selectFrom('call_booking').select('id').where('id_order', '=', idOrder).executeTakeFirst();
  return found ? lockBooking(tx, found.id) : null;
};
