import { type Cents, cents } from '@stagedoor/contract/money';
import { draftAt, ownDraft } from '../../../shared/forms/draft.ts';

/** What the person pressed, as it is sent. `buys`: at once, for `amount`. */
export type Bid = { amount: Cents; limit: Cents | null; anonymous: boolean; buys?: boolean };

const amountIn = (value: unknown): Cents | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? cents(value) : undefined;

/** The first bid, while its bidder is on the provider's page for cards. */
export const pendingBid = (idUser: number, idProduct: number) =>
  draftAt<Bid>(ownDraft(`${idUser}.bid.${idProduct}`), ({ amount, limit, anonymous, buys }) => {
    const sum = amountIn(amount);
    return sum && { amount: sum, limit: amountIn(limit) ?? null, anonymous: anonymous === true, buys: buys === true };
  });
