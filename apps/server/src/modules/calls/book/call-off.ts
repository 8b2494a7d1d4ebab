import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import type { Deps } from '../deps.ts';
import type { Side } from '../meter.ts';
import { type Booking, lockOwnBooking, mayCallOff, type Own, refuseState } from './bookings.repo.ts';
import { finishBooking } from './finish-booking.ts';

/** The fan withdraws or the talent declines; either calls off what both had agreed to. Everything comes back. */
export const callOff =
  (deps: Deps) =>
  async (tx: Tx, own: Own): Promise<void> => {
    const { booking, side } = await lockOwnBooking(tx, own);
    if (!mayCallOff(side, booking, await judgedNow(tx, deps.clock))) refuseState(booking);
    await finishBooking(tx, deps, booking, { end: endBy(side, booking), by: { side, idUser: own.idUser } });
  };

const endBy = (side: Side, { state }: Booking): 'calledOff' | 'withdrawn' | 'declined' => {
  if (state === 'agreed') return 'calledOff';
  return side === 'fan' ? 'withdrawn' : 'declined';
};
