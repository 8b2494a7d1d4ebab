import type { LedgerAccountKind } from '../../platform/database/schema.gen.ts';

/**
 * A ledger account. A positive balance is what we owe the owner; a payment's clearing account is negative while the
 * card provider holds that money for us.
 */
export type Account = { readonly kind: LedgerAccountKind; readonly owner: string };

/** A user's wallet as a whole, only to be debited: the database decides under a lock which sub-balance pays. */
export type Spendable = { readonly kind: 'spendable'; readonly owner: string };

type Id = string | number;

const accountsOf =
  (kind: LedgerAccountKind) =>
  (owner: Id): Account => ({ kind, owner: String(owner) });

/** The sub-balances of a wallet, in the order in which they are spent; pending earnings cannot be spent yet. */
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

/** Paid for an order and not yet earned or refunded. */
export const escrow = accountsOf('escrow');
/** Held by the card provider, per payment. */
export const clearing = accountsOf('clearing');
/** Money that left through our own bank. The negated sum of all clearing accounts is the money we hold. */
export const bank: Account = { kind: 'clearing', owner: 'bank' };
/** On its way to a bank, per withdrawal, or to a card, per refund. */
export const payout = accountsOf('payout');
/** Withdrawn by the card provider until a dispute is decided. */
export const dispute = accountsOf('dispute');
export const charity = accountsOf('charity');
/** Our own money. */
export const platform: Account = { kind: 'platform', owner: 'stagedoor' };
