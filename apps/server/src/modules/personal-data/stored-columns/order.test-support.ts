import type { Stored } from './kind.test-support.ts';

export const orderColumns: Stored<
  | 'date_dispute'
  | 'entitlement'
  | 'order_delivery'
  | 'order_device'
  | 'order_draw'
  | 'order_edge'
  | 'order_event'
  | 'order_extension'
  | 'order_link'
  | 'order_message'
  | 'order_pass'
  | 'order_problem'
  | 'order_redo'
  | 'orders'
  | 'membership_plan'
  | 'gift_givers_shown'
  | 'gift_named'
  | 'gift_thanks'
  | 'recurring_agreement'
  | 'recurring_edge'
  | 'recurring_period'
  | 'saved_address'
  | 'talent_buyer'
  | 'talent_record'
  | 'talent_scores'
  | 'score'
  | 'score_report'
> = {
  date_dispute: {
    decided_at: 'plain',
    decided_by: 'plain',
    id_order: 'plain',
    id_variation: 'plain',
    opened_at: 'plain',
    took_place: 'plain',
  },
  entitlement: {
    id_order: 'plain',
    id_talent: 'plain',
    id_user: 'plain',
    kind: 'plain',
    left: 'plain',
    total: 'plain',
    valid_until: 'plain',
    returned: 'plain',
  },
  // What was bought, for how much and when, belongs to the accounting records. Texts, deliverables and addresses are
  // the buyer's and are erased with the buyer. They stay when the talent leaves: the buyer has paid for them, and they
  // say nothing about the talent except what was addressed to the buyer.
  order_delivery: {
    at: 'plain',
    carrier: 'personal',
    content: 'personal',
    id_file: 'personal',
    id_image: 'personal',
    id_order: 'plain',
    kind: 'plain',
    tracking_number: 'personal',
  },
  order_device: { device: 'secret', id_order: 'plain', name: 'personal', opened_at: 'plain', slot: 'plain' },
  order_draw: {
    amount: 'plain',
    at: 'plain',
    charity: 'plain',
    id_order: 'plain',
    platform: 'plain',
    ref: 'plain',
    talent: 'plain',
  },
  order_edge: { actor: 'plain', from_state: 'plain', to_state: 'plain' },
  order_event: { actor: 'plain', at: 'plain', id: 'plain', id_order: 'plain', reason: 'personal', state: 'plain' },
  order_extension: { answer: 'plain', asked_at: 'plain', id_order: 'plain', until: 'plain' },
  order_link: { created_at: 'plain', hash: 'secret', id_order: 'plain', revoked_at: 'plain' },
  order_message: { actor: 'plain', at: 'plain', id: 'plain', id_order: 'plain', text: 'personal' },
  order_pass: { checked_in_at: 'plain', guest_name: 'personal', id_order: 'plain', number: 'plain' },
  order_problem: {
    answer: 'personal',
    answer_by: 'plain',
    decide_by: 'plain',
    decided_at: 'plain',
    id_order: 'plain',
    kind: 'plain',
    opened_at: 'plain',
    text: 'personal',
  },
  order_redo: { asked_at: 'plain', done_at: 'plain', id_order: 'plain', reason: 'personal' },
  orders: {
    actor: 'plain',
    agreed_price: 'plain',
    begun_at: 'plain',
    buyer: 'plain',
    charity: 'plain',
    charity_percent: 'plain',
    checked_in: 'plain',
    completed_at: 'plain',
    deadline_at: 'plain',
    delivered_at: 'plain',
    delivery: 'plain',
    discount: 'plain',
    donated_at: 'plain',
    drawn: 'plain',
    email: 'personal',
    express: 'plain',
    express_deadline_at: 'plain',
    express_surcharge: 'plain',
    extension_open: 'plain',
    fee_percent: 'plain',
    fee_version: 'plain',
    fields: 'personal',
    from_wallet: 'plain',
    hand_over_by: 'plain',
    hold_ref: 'plain',
    id: 'plain',
    id_buyer: 'plain',
    id_fund: 'plain',
    id_pack: 'plain',
    id_payment: 'plain',
    id_product: 'plain',
    id_talent: 'plain',
    id_variation: 'plain',
    keep_hidden: 'plain',
    language: 'plain',
    moved_at: 'plain',
    needs_buyer: 'plain',
    needs_talent: 'plain',
    paid_at: 'plain',
    placed_at: 'plain',
    placed_by: 'plain',
    platform: 'plain',
    problem_open: 'plain',
    promo_code: 'plain',
    quantity: 'plain',
    reaction: 'personal',
    received_at: 'plain',
    reason: 'personal',
    receipt: 'plain',
    redo_open: 'plain',
    refund_due_at: 'plain',
    request_edited_at: 'plain',
    returned: 'plain',
    shipped_at: 'plain',
    shown_to_talent: 'plain',
    state: 'plain',
    subtotal: 'plain',
    talent: 'plain',
    terms_version: 'plain',
    to_wallet: 'plain',
    total: 'plain',
    type: 'plain',
    unit_price: 'plain',
    moved_from: 'plain',
    refund_until: 'plain',
    reminded_at: 'plain',
    rest_returned: 'plain',
    pay_by: 'plain',
    for_members: 'plain',
  },
  membership_plan: {
    closed_at: 'plain',
    created_at: 'plain',
    id_product: 'plain',
    id_talent: 'plain',
    opens: 'plain',
    slot: 'plain',
  },
  gift_givers_shown: { id_talent: 'plain', since: 'plain' },
  gift_named: { agreed_at: 'personal', id_talent: 'personal', id_user: 'plain' },
  gift_thanks: { id_order: 'plain', thanked_at: 'plain' },
  // Who pays whom every month, and for what, belongs to the accounting records like the orders it leads to.
  recurring_agreement: {
    amount: 'plain',
    anchor: 'plain',
    created_at: 'plain',
    ended_at: 'plain',
    ended_by: 'plain',
    id: 'plain',
    id_card: 'plain',
    id_product: 'plain',
    id_talent: 'plain',
    id_user: 'plain',
    kind: 'plain',
    language: 'plain',
    look_at: 'plain',
    next_amount: 'plain',
    next_from: 'plain',
    next_product: 'plain',
    next_text: 'personal',
    paid_until: 'plain',
    state: 'plain',
  },
  recurring_edge: { from_state: 'plain', to_state: 'plain' },
  recurring_period: {
    amount: 'plain',
    credit: 'plain',
    from_at: 'plain',
    id_agreement: 'plain',
    id_charge: 'plain',
    id_order: 'plain',
    id_product: 'plain',
    number: 'plain',
    state: 'plain',
    until: 'plain',
  },
  saved_address: {
    created_at: 'plain',
    destination: 'personal',
    full_name: 'personal',
    id: 'plain',
    id_user: 'plain',
    is_default: 'plain',
    phone: 'personal',
    slot: 'plain',
  },
  score: {
    created_at: 'plain',
    id: 'plain',
    id_buyer: 'plain',
    id_order: 'plain',
    id_product: 'plain',
    id_talent: 'plain',
    replied_at: 'plain',
    reply: 'personal',
    score: 'plain',
    text: 'personal',
    removed_at: 'plain',
    removed_reason: 'personal',
  },
  score_report: {
    at: 'plain',
    decided_at: 'plain',
    id: 'plain',
    id_score: 'plain',
    id_user: 'plain',
    reason: 'personal',
  },
  // Buyer and talent are also in the orders, which the ledger refers to.
  talent_buyer: { first_at: 'plain', id_buyer: 'plain', id_talent: 'plain' },
  talent_record: {
    completed: 'plain',
    declined: 'plain',
    donated: 'plain',
    id_talent: 'plain',
    late: 'plain',
    slot: 'plain',
  },
  talent_scores: { id_talent: 'plain', points: 'plain', scores: 'plain', slot: 'plain' },
};
