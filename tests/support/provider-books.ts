import type { Stripe } from 'stripe';

type Sum = { captured: number; refunded: number };
export type ProviderBooks = Sum & { charges: number; bySi: Map<string, Sum & { charges: number }> };

/** What the card provider captured and refunded, per payment. */
export const readProviderBooks = async (stripe: Stripe): Promise<ProviderBooks> => {
  const books: ProviderBooks = { captured: 0, refunded: 0, charges: 0, bySi: new Map() };
  for await (const charge of stripe.charges.list({ limit: 100 })) {
    if (!charge.captured) continue;
    const { amount_captured: captured, amount_refunded: refunded } = charge;
    const si = charge.metadata.reference ?? '';
    const one = books.bySi.get(si) ?? { captured: 0, refunded: 0, charges: 0 };
    for (const sum of [one, books]) {
      sum.captured += captured;
      sum.refunded += refunded;
      sum.charges++;
    }
    books.bySi.set(si, one);
  }
  return books;
};
