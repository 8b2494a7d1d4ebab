import { fail } from '@stagedoor/contract/errors';
import type { Renewal } from '@stagedoor/contract/schemas/cards';
import type { Tx } from '../../platform/database/database.ts';
import { type Agreement, isRunning, type Period } from './agreement.ts';
import { graceEnd } from './calendar.ts';
import { newCard } from './charge-terms.ts';
import type { Deps } from './deps.ts';
import { latestPayment, lockByOrder } from './recurring.repo.ts';

type Found = { agreement: Agreement; period: Period };

/** How a renewal stands; null for what is none: the first period, or a larger plan that was not paid for. */
const stateOf = ({ agreement, period }: Found, now: Date): Renewal['state'] | null => {
  if (period.state === 'paid') return 'paid';
  const isRenewal = isRunning(agreement) && period.from_at.getTime() === agreement.paid_until.getTime();
  if (isRenewal && period.state === 'open') return now < graceEnd(agreement.paid_until) ? 'due' : 'over';
  return agreement.state === 'ended' && agreement.anchor !== null ? 'over' : null;
};

/** Found by any of its payments, whose ids only their mails know. */
const lockRenewal = async (tx: Tx, { payments, clock }: Deps, si: string) => {
  const { purpose, ref, amount: price } = await payments.find(tx, si);
  const found = purpose === 'order' ? await lockByOrder(tx, Number(ref)) : undefined;
  const state = found ? stateOf(found, clock.now()) : null;
  return found && state ? { ...found, state, price } : fail('pageNotFound');
};

/** What a mailed link is about, also once its payment page has closed. */
export const showRenewal =
  (deps: Deps) =>
  (si: string): Promise<Renewal> =>
    deps.database.inTransaction(async (tx) => {
      const { agreement, period, state, price } = await lockRenewal(tx, deps, si);
      const { kind, id_talent: idTalent } = agreement;
      const until = graceEnd(period.from_at).toISOString();
      return { kind, state, price, until, idProduct: period.id_product, idTalent };
    });

/**
 * The page to pay a renewal on as long as it is due: the provider closes a page a day after it was opened, and links are
 * followed later. A page that is open is used again, so that a second press opens no other.
 */
export const payMailedRenewal =
  (deps: Deps) =>
  (si: string): Promise<{ result: string }> =>
    deps.database.inTransaction(async (tx) => {
      const { period, state } = await lockRenewal(tx, deps, si);
      if (state !== 'due') return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      const idOrder = period.id_order;
      const open = await openPage(tx, deps, idOrder);
      if (open !== null) return { result: `/redirect/stripe-checkout?si=${open}` };
      const paying = { idOrder, card: newCard, offSession: false, expiresAt: graceEnd(period.from_at) };
      const { result } = await deps.orders.payAgain(tx, paying);
      return { result };
    });

const openPage = async (tx: Tx, { payments, clock }: Deps, idOrder: number): Promise<string | null> => {
  const si = await latestPayment(tx, idOrder);
  if (si === null) return null;
  const { state, keptCard, expiresAt } = await payments.find(tx, si);
  const isOpen = (state === 'recorded' || state === 'open') && !keptCard && clock.now() < expiresAt;
  return isOpen ? si : null;
};
