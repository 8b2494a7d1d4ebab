import type { LedgerAccountKind } from '../../platform/database/schema.gen.ts';

/**
 * Whose money it is. A positive amount is what the owner is owed by us; a payment intent's clearing account is negative
 * while the card provider holds that money for us.
 */
export type Account = { readonly kind: LedgerAccountKind; readonly owner: string };

/** A person's wallet as a whole. Only taken from: the database decides, under its lock, what comes out of which part. */
export type Spendable = { readonly kind: 'spendable'; readonly owner: string };

type Id = string | number;

const accountsOf =
  (kind: LedgerAccountKind) =>
  (owner: Id): Account => ({ kind, owner: String(owner) });

/** What a person has with us, in the order in which it is spent; pending earnings are not theirs to spend yet. */
export const walletKinds = ['bonus', 'deposited', 'earned', 'pending'] as const;
export type WalletKind = (typeof walletKinds)[number];

export const wallet = {
  bonus: accountsOf('bonus'),
  deposited: accountsOf('deposited'),
  earned: accountsOf('earned'),
  pending: accountsOf('pending'),
  spend: (owner: Id): Spendable => ({ kind: 'spendable', owner: String(owner) }),
} satisfies Record<WalletKind, unknown> & { spend: unknown };

export const wholeWallet = (idUser: Id): Account[] => walletKinds.map((kind) => wallet[kind](idUser));

/** Paid for an order and not yet due to anybody. */
export const escrow = accountsOf('escrow');
/** With the card provider, by payment intent. */
export const clearing = accountsOf('clearing');
/** What has left through our own bank. All clearing accounts together are, negated, the money that we hold. */
export const bank: Account = { kind: 'clearing', owner: 'bank' };
/** On its way to somebody's bank, by withdrawal. */
export const payout = accountsOf('payout');
/** Taken back by the card provider until a dispute is decided. */
export const dispute = accountsOf('dispute');
export const charity = accountsOf('charity');
/** Our own. */
export const platform: Account = { kind: 'platform', owner: 'stagedoor' };
