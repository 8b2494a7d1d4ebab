import { type Cents, cents } from '@stagedoor/contract/money';
import type { Agreement } from './agreement.ts';
import { graceEnd } from './calendar.ts';

type Facts = Pick<Agreement, 'state' | 'paid_until'>;

/** Until when an agreement opens what it is for; null when it does not. A renewal that is not in yet closes nothing at once. */
export const accessEnd = ({ state, paid_until }: Facts): Date | null => {
  if (paid_until === null || state === 'starting' || state === 'ended') return null;
  return state === 'stopping' ? paid_until : graceEnd(paid_until);
};

export const hasAccess = (facts: Facts, now: Date): boolean => {
  const end = accessEnd(facts);
  return end !== null && now < end;
};

type Terms = { idProduct: number; amount: Cents };

/** What the next period costs, and for what it is. */
export const nextTerms = (
  agreement: Pick<Agreement, 'paid_until' | 'id_product' | 'amount' | 'next_product' | 'next_amount' | 'next_from'>,
): Terms => {
  const { next_product, next_amount, next_from, paid_until } = agreement;
  const isDue = next_from !== null && paid_until !== null && next_from <= paid_until;
  return isDue && next_product !== null && next_amount !== null
    ? { idProduct: next_product, amount: cents(next_amount) }
    : { idProduct: agreement.id_product, amount: cents(agreement.amount) };
};

/** When the card is charged next, and what for; null when it is not. */
export const nextPaymentOf = (agreement: Agreement): (Terms & { at: Date }) | null =>
  agreement.state === 'active' && agreement.paid_until ? { ...nextTerms(agreement), at: agreement.paid_until } : null;
