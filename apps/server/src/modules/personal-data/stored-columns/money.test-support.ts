import type { Stored } from './kind.test-support.ts';

export const moneyColumns: Stored<
  | 'business_day'
  | 'card_customer'
  | 'dispute'
  | 'dispute_edge'
  | 'earning'
  | 'ledger_account'
  | 'ledger_audit'
  | 'ledger_entry'
  | 'ledger_total'
  | 'ledger_tx'
  | 'payment'
  | 'payment_edge'
  | 'reconciliation'
  | 'refund'
  | 'refund_edge'
  | 'saved_card'
  | 'withdrawal'
  | 'withdrawal_batch'
  | 'withdrawal_download'
  | 'withdrawal_edge'
> = {
  business_day: {
    counted_at: 'plain',
    day: 'plain',
    held_change: 'plain',
    orders: 'plain',
    refunded: 'plain',
    refunds: 'plain',
    sales: 'plain',
  },
  card_customer: { id_customer: 'secret', id_user: 'plain' },
  dispute: {
    amount: 'plain',
    closed_at: 'plain',
    id: 'plain',
    id_payment: 'plain',
    opened_at: 'plain',
    seized: 'plain',
    state: 'plain',
  },
  dispute_edge: { from_state: 'plain', to_state: 'plain' },
  // Like the ledger: sums, times and what they were earned by.
  earning: {
    amount: 'plain',
    earned_at: 'plain',
    held: 'plain',
    id: 'plain',
    id_user: 'plain',
    kind: 'plain',
    ref: 'plain',
    release_at: 'plain',
    released_at: 'plain',
    taken_back_at: 'plain',
  },
  // The ledger is append-only: an owner is an id that leads to no one once the account is deleted.
  ledger_account: { balance: 'plain', floor: 'plain', id: 'plain', kind: 'plain', owner: 'plain', tracked: 'plain' },
  // Ids and figures of rows that violate an invariant.
  ledger_audit: { at: 'plain', examples: 'plain', faults: 'plain', took_ms: 'plain', truth: 'plain' },
  ledger_entry: { amount: 'plain', id_account: 'plain', id_tx: 'plain' },
  ledger_total: { accounts: 'plain', at: 'plain', balance: 'plain', kind: 'plain' },
  ledger_tx: { at: 'plain', id: 'plain', kind: 'plain', ref: 'plain', reverses: 'plain', xid: 'plain' },
  // Like the ledger: a payer is an id; what identifies them at the provider is deleted with their customer and cards.
  payment: {
    amount: 'plain',
    cancel_path: 'plain',
    capture_by: 'plain',
    capture_later: 'plain',
    captured: 'plain',
    checkout_id: 'plain',
    created_at: 'plain',
    description: 'plain',
    disputed: 'plain',
    email: 'personal',
    expires_at: 'plain',
    hold: 'plain',
    id: 'plain',
    id_card: 'plain',
    id_user: 'plain',
    into_kind: 'plain',
    into_owner: 'plain',
    keep_card: 'plain',
    kept_card: 'plain',
    kind: 'plain',
    language: 'plain',
    look_at: 'plain',
    off_session: 'plain',
    opened_at: 'plain',
    problem: 'plain',
    provider_payment: 'plain',
    purpose: 'plain',
    ref: 'plain',
    refunded: 'plain',
    settled_at: 'plain',
    state: 'plain',
    success_path: 'plain',
    to_capture: 'plain',
  },
  payment_edge: { from_state: 'plain', to_state: 'plain' },
  reconciliation: { source: 'plain', until: 'plain' },
  refund: {
    amount: 'plain',
    created_at: 'plain',
    from_kind: 'plain',
    from_owner: 'plain',
    id: 'plain',
    id_payment: 'plain',
    kind: 'plain',
    look_at: 'plain',
    provider_refund: 'plain',
    ref: 'plain',
    settled_at: 'plain',
    state: 'plain',
  },
  refund_edge: { from_state: 'plain', to_state: 'plain' },
  saved_card: {
    brand: 'personal',
    exp_month: 'personal',
    exp_year: 'personal',
    fingerprint: 'secret',
    id: 'plain',
    id_user: 'plain',
    last4: 'personal',
    method: 'secret',
    saved_at: 'personal',
    used_at: 'personal',
  },
  withdrawal: {
    amount: 'plain',
    created_at: 'plain',
    decided_at: 'plain',
    destination_hash: 'secret',
    details: 'secret',
    id: 'plain',
    id_batch: 'plain',
    id_decider: 'plain',
    id_returner: 'plain',
    id_user: 'plain',
    masked: 'personal',
    not_before: 'plain',
    rail: 'plain',
    reason: 'personal',
    returned_at: 'plain',
    state: 'plain',
  },
  withdrawal_batch: { created_at: 'plain', four_eyes_from: 'plain', id: 'plain', id_staff: 'plain', rail: 'plain' },
  withdrawal_download: { at: 'plain', id: 'plain', id_batch: 'plain', id_staff: 'plain' },
  withdrawal_edge: { from_state: 'plain', to_state: 'plain' },
};
