import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { mayBuyFrom, mayDeal } from '../../access/index.ts';
import type { Deps } from '../deps.ts';
import type { Side } from '../meter.ts';
import type { Booking } from './bookings.repo.ts';

/** Refuses one of the two where either has blocked the other since, or staff has blocked one. */
export const requireDeal = async (
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id_fan, id_talent }: Booking,
  side: Side,
): Promise<void> => {
  const now = clock.now();
  const refusal =
    side === 'fan' ? await mayBuyFrom(tx, id_fan, id_talent, now) : await mayDeal(tx, id_talent, id_fan, now);
  if (refusal) fail(refusal === 'partnerBlockedByAdmin' ? 'noActiveProduct' : refusal);
};
