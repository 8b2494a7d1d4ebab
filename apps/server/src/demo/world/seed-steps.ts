import type { Reaction } from '@stagedoor/contract/order-words';

type Delivery = { kind: 'parcel'; carrier: string; trackingNumber: string } | { kind: 'answer'; text: string };

type Step =
  /** `image`: the autograph drawn for this order. */
  | { what: 'deliver'; delivery: 'image' | Delivery }
  | { what: 'decline' | 'reject' | 'redo'; reason: string }
  | { what: 'receive' | 'cancel' | 'toWallet' | 'askExtension' | 'approve' }
  /** Only the clock advances. */
  | { what: 'timePasses' }
  | { what: 'problem' | 'answer' | 'reply'; text: string }
  | { what: 'decide'; refund: boolean; reason: string }
  | { what: 'write'; by: 'buyer' | 'talent'; text: string }
  | { what: 'react'; reaction: Reaction }
  | { what: 'review'; score: number; text: string };

/** A step so many hours after the purchase. */
export type SeedStep = { after: number } & Step;
export type StepOf<What extends SeedStep['what']> = Extract<SeedStep, { what: What }>;
