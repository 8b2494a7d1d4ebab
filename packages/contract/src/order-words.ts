// Apart from the schemas, so that a page can list them without loading the validator.
export const orderStates = [
  'awaitingPayment',
  'reviewing',
  'processing',
  'completed',
  'cancelled',
  'expired',
  'declined',
  'rejected',
  'disputed',
  'refunded',
] as const;

/** Why we refunded a purchase by ourselves; staff say it in their own words. */
export const refundReasons = ['late', 'notForSale', 'codeUsed'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const isRefundReason = (text: string | null): text is RefundReason =>
  refundReasons.some((reason) => reason === text);

export const reactions = ['love', 'thanks', 'wow', 'laugh'] as const;
export type Reaction = (typeof reactions)[number];
