import { ApiError } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import { type Agreement, isRunning, namesOf, type Period } from './agreement.ts';
import { nextBoundary } from './calendar.ts';
import { fieldsFor } from './charge-terms.ts';
import type { Deps } from './deps.ts';
import { endAgreement } from './end.ts';
import { lookLater } from './look-later.ts';
import { agreementChanged, agreementRenewed, agreementStarted } from './recurring.events.ts';
import { changeAgreement, changePeriod, lockByOrder, paidPeriods } from './recurring.repo.ts';

/** A period was paid. What is not wanted any more is refunded: paid too late, or closed meanwhile. */
export const acceptPeriod =
  (deps: Deps) =>
  async (tx: Tx, { idOrder }: { idOrder: number }): Promise<void> => {
    const found = await lockByOrder(tx, idOrder);
    if (!found || found.period.state === 'paid') return;
    const { agreement, period, idCard } = found;
    const isRenewal = isRunning(agreement) && period.from_at.getTime() === agreement.paid_until.getTime();
    const isWanted = period.state === 'open' && (isRenewal || (await isForSale(tx, deps, period.id_product)));
    if (!isWanted) return refuse(tx, deps, agreement, period);
    // Renewals charge the card that paid last. Null when nothing was charged, or it was removed meanwhile.
    const card = idCard === null ? {} : { id_card: idCard };
    const changed = isRenewal
      ? await renew(tx, agreement, period, card)
      : await startPeriod(tx, deps, agreement, period, card);
    await lookLater(tx, deps, changed);
    const event = agreement.state === 'starting' ? agreementStarted : isRenewal ? agreementRenewed : agreementChanged;
    await deps.outbox.append(tx, event, namesOf(changed));
  };

const isForSale = async (tx: Tx, { catalogue }: Deps, idProduct: number): Promise<boolean> => {
  try {
    const { idVariation } = await fieldsFor(tx, idProduct);
    await catalogue.findOfferIn(tx)(idProduct, idVariation);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
};

const refuse = async (tx: Tx, deps: Deps, agreement: Agreement, period: Period): Promise<void> => {
  await deps.orders.refunds.whole(tx, { idOrder: period.id_order, actor: 'system', reason: 'late' });
  await changePeriod(tx, period, { state: 'unpaid', id_charge: null });
  if (agreement.state === 'starting') await endAgreement(deps)(tx, agreement, 'closed');
};

const termsOf = ({ id_product, amount }: Period) => ({ id_product, amount });

const renew = async (tx: Tx, agreement: Agreement, period: Period, card: { id_card?: string }): Promise<Agreement> => {
  await changePeriod(tx, period, { state: 'paid', id_charge: null });
  const { id_product, amount } = period;
  const isNext = id_product !== agreement.id_product || amount !== agreement.amount;
  return changeAgreement(tx, agreement, {
    ...card,
    ...termsOf(period),
    ...(isNext && { next_product: null, next_amount: null, next_from: null }),
    state: 'active',
    paid_until: period.until,
    look_at: period.until,
  });
};

/** The first period, or a larger plan at once: it begins when it is paid and cuts the one before it. */
const startPeriod = async (
  tx: Tx,
  { clock }: Deps,
  agreement: Agreement,
  period: Period,
  card: { id_card?: string },
): Promise<Agreement> => {
  const at = clock.now();
  const until = nextBoundary(at, at);
  const [before] = await paidPeriods(tx, agreement);
  if (before) await changePeriod(tx, before, { until: at });
  await changePeriod(tx, period, { state: 'paid', id_charge: null, from_at: at, until });
  return changeAgreement(tx, agreement, {
    ...card,
    ...termsOf(period),
    next_product: null,
    next_amount: null,
    next_from: null,
    state: 'active',
    anchor: at,
    paid_until: until,
    look_at: until,
  });
};
