import { type Cents, negate, subtract, sum } from './money.ts';

type Price = {
  unitPrice: Cents;
  subtotal: Cents;
  discount: Cents;
  delivery: Cents;
  expressSurcharge: Cents;
  total: Cents;
  fromWallet: Cents;
};
type Step = { at: string; amount: Cents; from: string; to: string };

const lineNames = ['item', 'express', 'discount', 'delivery'] as const;
export type ReceiptLine = { name: (typeof lineNames)[number]; amount: Cents };
type Means = 'wallet' | 'card';

/** The lines of a bill: the goods, then what changes their price. They add up to the total. */
export const billLines = ({ subtotal, expressSurcharge, discount, delivery }: Omit<Price, 'total' | 'fromWallet'>) => {
  const amounts: Record<ReceiptLine['name'], Cents> = {
    item: subtract(subtotal, expressSurcharge),
    express: expressSurcharge,
    discount: negate(discount),
    delivery,
  };
  return lineNames
    .map((name): ReceiptLine => ({ name, amount: amounts[name] }))
    .filter(({ name, amount }) => name === 'item' || amount !== 0);
};

/** What the wallet paid, and what the card did. */
export const paidBy = ({ total, fromWallet }: Pick<Price, 'total' | 'fromWallet'>): { by: Means; amount: Cents }[] =>
  [
    { by: 'wallet' as const, amount: fromWallet },
    { by: 'card' as const, amount: subtract(total, fromWallet) },
  ].filter(({ amount }) => amount > 0);

/** What went back to the buyer so far, and where. */
export const refundsIn = (money: readonly Step[]): { to: Means; amount: Cents; at: string }[] =>
  money.flatMap(({ from, to, amount, at }) =>
    from === 'escrow' && (to === 'card' || to === 'wallet') ? [{ to, amount, at }] : [],
  );

export const refunded = (money: readonly Step[]): Cents => sum(refundsIn(money).map(({ amount }) => amount));
