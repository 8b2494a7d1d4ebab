// Separate from the schemas, so that a page can list them without loading the validator.
export const orderStates = [
  'awaitingPayment',
  'reviewing',
  'processing',
  'shipped',
  'completed',
  'cancelled',
  'expired',
  'declined',
  'rejected',
  'disputed',
  'refunded',
] as const;

/** Reasons of automatic refunds; staff give a free-text reason instead. */
export const refundReasons = ['late', 'notForSale', 'codeUsed', 'eventCancelled', 'membershipEnded'] as const;
export type RefundReason = (typeof refundReasons)[number];

export const isRefundReason = (text: string | null): text is RefundReason =>
  refundReasons.some((reason) => reason === text);

/** The kinds of problems with an order. `didNotTakePlace` concerns all guests of the event. */
export const problemKinds = ['other', 'didNotTakePlace'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** What a greeting or an autograph is for. */
export const occasions = [
  'birthday',
  'anniversary',
  'wedding',
  'graduation',
  'thanks',
  'encouragement',
  'justBecause',
  'other',
] as const;
export type Occasion = (typeof occasions)[number];

export const reactions = ['love', 'thanks', 'wow', 'laugh'] as const;
export type Reaction = (typeof reactions)[number];
