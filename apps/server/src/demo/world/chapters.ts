import type { Reaction } from '@stagedoor/contract/order-words';

type Handed = { kind: 'parcel'; carrier: string; trackingNumber: string } | { kind: 'answer'; text: string };

type Turn =
  /** `image`: the autograph that is drawn for it. */
  | { what: 'deliver'; delivery: 'image' | Handed }
  | { what: 'decline' | 'reject' | 'redo'; reason: string }
  | { what: 'cancel' | 'toWallet' | 'askExtension' | 'approve' }
  /** Nobody does anything, and the clock goes on. */
  | { what: 'timePasses' }
  | { what: 'problem' | 'answer' | 'reply'; text: string }
  | { what: 'decide'; refund: boolean; reason: string }
  | { what: 'write'; by: 'buyer' | 'talent'; text: string }
  | { what: 'react'; reaction: Reaction }
  | { what: 'review'; score: number; text: string };

/** What happened so many hours after it was bought. */
export type Chapter = { after: number } & Turn;
export type Told<What extends Chapter['what']> = Extract<Chapter, { what: What }>;
