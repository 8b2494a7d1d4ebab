import { type Cents, cents } from '@stagedoor/contract/money';
import type { Agreement } from '../recurring/index.ts';

type Terms = Pick<Agreement, 'state' | 'amount' | 'next_amount' | 'paid_until'>;

/** When a monthly gift is charged next, and how much; null when it is not. */
export const nextPaymentOf = ({
  state,
  amount,
  next_amount,
  paid_until,
}: Terms): { at: string; price: Cents } | null =>
  state === 'active' && paid_until !== null
    ? { at: paid_until.toISOString(), price: cents(next_amount ?? amount) }
    : null;
