import { fail } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { isRunning, namesOf } from './agreement.ts';
import type { Deps } from './deps.ts';
import { agreementChanged } from './recurring.events.ts';
import { changeAgreement, lockAgreementOf, type Own, openPeriod } from './recurring.repo.ts';

/** `text`: words that go with the next payment. */
type Change = Own & { idProduct: number; amount: Cents; text: string };

/**
 * Another amount from the next payment on, be it more or less; the present one takes an earlier wish back. What was
 * stopping continues.
 */
export const changeNextPayment =
  ({ outbox, clock }: Pick<Deps, 'outbox' | 'clock'>) =>
  async (tx: Tx, { idProduct, amount, text, ...own }: Change): Promise<void> => {
    const agreement = await lockAgreementOf(tx, own);
    const isPaid = isRunning(agreement) && clock.now() < agreement.paid_until;
    if (!isPaid || (await openPeriod(tx, agreement)))
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const isSame = idProduct === agreement.id_product && amount === agreement.amount;
    const next = isSame
      ? { next_product: null, next_amount: null, next_from: null }
      : { next_product: idProduct, next_amount: amount, next_from: agreement.paid_until };
    const changed = await changeAgreement(tx, agreement, { ...next, next_text: text || null, state: 'active' });
    await outbox.append(tx, agreementChanged, namesOf(changed));
  };
