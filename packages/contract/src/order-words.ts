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

export const reactions = ['love', 'thanks', 'wow', 'laugh'] as const;
export type Reaction = (typeof reactions)[number];
