import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { bookingKinds as kinds } from '../notify/bookings.kinds.ts';
import { answerBy, type Booking, changeBooking } from './bookings.repo.ts';
import { lookAtBookingLater } from './look-later.ts';
import { notifyOther, tellBoth } from './tell.ts';

/** Its minutes are set aside: now the talent is asked. */
export const openBooking = async (tx: Tx, deps: Deps, booking: Booking): Promise<void> => {
  const asked = await changeBooking(tx, booking, { state: 'asked' });
  await lookAtBookingLater(tx, deps, asked.id, answerBy(asked));
  await tellBoth(tx, deps, asked);
  await notifyOther(tx, deps, asked, 'fan', kinds.asked);
};
