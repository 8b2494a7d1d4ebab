import type { Tx } from '../../platform/database/database.ts';
import { type Agreement, isRunning, namesOf, type Period, type Running } from './agreement.ts';
import { graceEnd, nextTry } from './calendar.ts';
import { cardOnFile, newCard } from './charge-terms.ts';
import type { Deps } from './deps.ts';
import { closeOpenPeriod } from './end.ts';
import { lookLater } from './look-later.ts';
import { renewalFailed } from './recurring.events.ts';
import { changeAgreement, changePeriod, lockByOrder } from './recurring.repo.ts';

type Failed = { idOrder: number; si: string };

/** A charge failed, or its owner did not confirm it in time. A larger plan that was not paid for is forgotten. */
export const onChargeFailed =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, si }: Failed): Promise<void> => {
    const found = await lockByOrder(tx, idOrder);
    if (found?.period.state !== 'open' || !isRunning(found.agreement)) return;
    const { agreement, period } = found;
    const isRenewal = period.from_at.getTime() === agreement.paid_until.getTime();
    if (!isRenewal) return closeOpenPeriod(tx, deps, agreement);
    // A payment page that was left is no failed charge.
    if (period.id_charge === si) await failRenewal(tx, deps, agreement, period);
  };

/** Offers a payment page, which works until access ends, to whoever has the mailed link. */
export const failRenewal = async (tx: Tx, deps: Deps, agreement: Running, period: Period): Promise<void> => {
  const expiresAt = graceEnd(agreement.paid_until);
  const paying = { idOrder: period.id_order, card: newCard, offSession: false, expiresAt };
  const { si } = await deps.orders.payAgain(tx, paying);
  await changePeriod(tx, period, { id_charge: null });
  const retry = (await cardOnFile(tx, agreement)) && nextTry(agreement.paid_until, deps.clock.now());
  await announceFailure(tx, deps, agreement, { si, nextTry: retry?.toISOString() ?? null });
};

/** `si`: the page to pay on. */
type Announced = { si: string; nextTry: string | null };

/** Tells the fan, and looks at the agreement again when the card is retried or access ends. */
export const announceFailure = async (tx: Tx, deps: Deps, agreement: Agreement, next: Announced): Promise<void> => {
  if (agreement.state === 'active') await changeAgreement(tx, agreement, { state: 'retrying' });
  await deps.outbox.append(tx, renewalFailed, { ...namesOf(agreement), ...next });
  await lookLater(tx, deps, agreement);
};
