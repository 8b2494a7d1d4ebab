import { fail } from '@stagedoor/contract/errors';
import { type Cents, subtract, zero } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { minutesAfter } from '../../platform/time.ts';
import { namesOf, type Running } from './agreement.ts';
import { nextBoundary } from './calendar.ts';
import { cardOnFile, fieldsFor, newCard } from './charge-terms.ts';
import type { Deps } from './deps.ts';
import { creditOf } from './end.ts';
import { agreementChanged } from './recurring.events.ts';
import { changeAgreement, insertPeriod, type Own, openPeriod } from './recurring.repo.ts';
import { lockOwn } from './stop.ts';

type Change = Own & { idProduct: number; amount: Cents };

/** `result`: where the fan follows the charge of a larger plan; null when it changes at the end of the period. */
export type Changed = { result: string | null };

const payMinutes = 15;

/** More at once, with what is left of the period credited; less, or the same for another price, with the next period. */
export const changeAgreementTo =
  (deps: Deps) =>
  async (tx: Tx, { idProduct, amount, ...own }: Change): Promise<Changed> => {
    const agreement = await lockOwn(tx, own);
    if (agreement.state === 'retrying' || (await openPeriod(tx, agreement)))
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    if (amount > agreement.amount) return changeNow(tx, deps, agreement, { idProduct, amount });
    await changeLater(tx, deps, agreement, { idProduct, amount });
    return { result: null };
  };

type Terms = { idProduct: number; amount: Cents };

const changeLater = async (tx: Tx, deps: Deps, agreement: Running, { idProduct, amount }: Terms): Promise<void> => {
  const next = { next_product: idProduct, next_amount: amount, next_from: agreement.paid_until };
  const state = agreement.state === 'stopping' ? ('active' as const) : agreement.state;
  const changed = await changeAgreement(tx, agreement, { ...next, state });
  await deps.outbox.append(tx, agreementChanged, namesOf(changed));
};

/** Takes the wish for another product back. Refuses with 1066 when there is none. A price that was announced stays. */
export const keepAgreement =
  (deps: Deps) =>
  async (tx: Tx, own: Own): Promise<void> => {
    const agreement = await lockOwn(tx, own);
    if (agreement.next_product === null || agreement.next_product === agreement.id_product)
      return fail('subscriptionActive');
    const next = { next_product: null, next_amount: null, next_from: null };
    await deps.outbox.append(tx, agreementChanged, namesOf(await changeAgreement(tx, agreement, next)));
  };

const changeNow = async (tx: Tx, deps: Deps, agreement: Running, { idProduct, amount }: Terms): Promise<Changed> => {
  const now = deps.clock.now();
  const credit = await creditOf(tx, agreement, now);
  const payBy = minutesAfter(now, payMinutes);
  const { idOrder, result } = await deps.orders.place(tx, {
    placedBy: 'system',
    idUser: agreement.id_user,
    idProduct,
    fields: await fieldsFor(tx, idProduct),
    agreed: subtract(amount, credit),
    fromWallet: zero,
    card: (await cardOnFile(tx, agreement)) ?? newCard,
    language: agreement.language,
    payBy,
  });
  await insertPeriod(tx, {
    id_agreement: agreement.id,
    id_order: idOrder,
    id_product: idProduct,
    amount,
    credit,
    from_at: now,
    until: nextBoundary(now, now),
  });
  return { result };
};
