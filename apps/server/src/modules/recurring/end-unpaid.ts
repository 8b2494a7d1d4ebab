import type { Tx } from '../../platform/database/database.ts';
import type { Agreement, Period } from './agreement.ts';
import type { Deps } from './deps.ts';
import { endAgreement } from './end.ts';
import { changePeriod, lockByOrder } from './recurring.repo.ts';

type Named = { idOrder: number };

/** The first payment was not made in time, or the last attempt of a renewal has lapsed. */
export const endUnpaid =
  (deps: Deps) =>
  async (tx: Tx, { idOrder }: Named): Promise<void> => {
    const found = await lockByOrder(tx, idOrder);
    if (found?.period.state === 'open') await leaveUnpaid(tx, deps, found.agreement, found.period);
  };

/** A larger plan that was not paid for leaves the agreement as it is. */
const leaveUnpaid = async (tx: Tx, deps: Deps, agreement: Agreement, period: Period): Promise<void> => {
  await changePeriod(tx, period, { state: 'unpaid', id_charge: null });
  const isRenewal = period.from_at.getTime() === agreement.paid_until?.getTime();
  if (agreement.state === 'starting' || isRenewal) await endAgreement(deps)(tx, agreement, 'unpaid');
};

/**
 * An order was refunded as a whole: instead of starting, because it was paid too late, or after a reported problem, with
 * which the agreement ends.
 */
export const endRefunded =
  (deps: Deps) =>
  async (tx: Tx, { idOrder }: Named): Promise<void> => {
    const found = await lockByOrder(tx, idOrder);
    if (!found || !(await isRefunded(tx, idOrder))) return;
    const { agreement, period } = found;
    if (period.state === 'open') return leaveUnpaid(tx, deps, agreement, period);
    const isCurrent = period.until.getTime() === agreement.paid_until?.getTime();
    if (period.state === 'paid' && isCurrent) await endAgreement(deps)(tx, agreement, 'refunded');
  };

const isRefunded = async (tx: Tx, idOrder: number): Promise<boolean> => {
  const order = await tx.selectFrom('orders').select('state').where('id', '=', idOrder).executeTakeFirstOrThrow();
  return order.state === 'refunded';
};
