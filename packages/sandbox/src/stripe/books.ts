import type { Context } from './context.ts';

/** A charge at the provider; amounts are cents. */
type BookedCharge = { id: string; reference: string; captured: number; refunded: number; at: Date };
type BookedRefund = { id: string; reference: string; amount: number; at: Date };
export type StripeBooks = { charges: BookedCharge[]; refunds: BookedRefund[] };

/** What the provider captured and refunded, newest first. `reference` is the shop's id of the payment. */
export const readBooks = ({ store }: Context): StripeBooks => {
  const charges = store.charges.newestFirst().filter(({ captured }) => captured);
  const referenceOf = (idCharge: string | null | undefined) =>
    store.charges.get(idCharge ?? '')?.metadata.reference ?? '';
  return {
    charges: charges.map(({ id, metadata, amount_captured, amount_refunded, created }) => ({
      id,
      reference: metadata.reference ?? '',
      captured: amount_captured,
      refunded: amount_refunded,
      at: new Date(created * 1_000),
    })),
    refunds: store.refunds.newestFirst().map(({ id, charge, amount, created }) => ({
      id,
      reference: referenceOf(charge),
      amount,
      at: new Date(created * 1_000),
    })),
  };
};
