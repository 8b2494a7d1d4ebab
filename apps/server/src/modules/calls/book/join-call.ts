import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { judgedNow } from '../../../platform/database/judged-at.ts';
import type { Deps } from '../deps.ts';
import type { Side } from '../meter.ts';
import { beginBooked } from './begin-booked.ts';
import {
  type Booking,
  changeBooking,
  closesAt,
  isHere,
  lockOwnBooking,
  type Own,
  opensAt,
  refuseState,
} from './bookings.repo.ts';
import { finishMissed } from './look-at-booking.ts';
import { requireDeal } from './require-deal.ts';
import { tellBoth } from './tell.ts';

/** One of the two is there, on this device. As soon as both are, their call begins. */
export const joinCall =
  (deps: Deps) =>
  async (tx: Tx, { key, ...own }: Own & { key: string }): Promise<void> => {
    const { booking, side } = await lockOwnBooking(tx, own);
    if (booking.state === 'over') return;
    if (booking.state !== 'agreed') refuseState(booking);
    const now = await judgedNow(tx, deps.clock);
    if (now < opensAt(booking))
      return fail('incompleteRequest', { reason: { kind: 'tooEarly', from: opensAt(booking).toISOString() } });
    // Too late, though nobody has looked yet.
    if (closesAt(booking) <= now) return finishMissed(tx, deps, booking);
    await requireDeal(tx, deps, booking, side);
    const come = await changeBooking(tx, booking, cameAt(side, booking, key, now));
    if (isHere(side === 'fan' ? come.talent_last : come.fan_last, now)) await beginBooked(tx, deps, come, now);
    else if (!isHere(lastOf(side, booking), now)) await tellBoth(tx, deps, come);
  };

const lastOf = (side: Side, { fan_last, talent_last }: Booking) => (side === 'fan' ? fan_last : talent_last);

const cameAt = (side: Side, { fan_from, talent_from }: Booking, key: string, now: Date) =>
  side === 'fan'
    ? { fan_from: fan_from ?? now, fan_last: now, fan_key: key }
    : { talent_from: talent_from ?? now, talent_last: now, talent_key: key };
