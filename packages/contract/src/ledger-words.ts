// Separate from the schemas, so that a page can list them without loading the validator.
export const accountKinds = [
  'bonus',
  'deposited',
  'earned',
  'pending',
  'escrow',
  'clearing',
  'platform',
  'charity',
  'payout',
  'dispute',
] as const;
export type AccountKind = (typeof accountKinds)[number];
