/** Every table with the only module that writes it, or the platform, which is below all modules. */
export const tables: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'attempt',
    'fact',
    'idempotency',
    'live_event',
    'live_position',
    'rate_limit',
    'series_count',
    'topic_event',
    'topic_position',
  ],

  accounts: [
    'agreement',
    'device',
    'mailed_link',
    'one_time_code',
    'session',
    'session_token',
    'social_account',
    'social_attempt',
    'socket_token',
    'staff_member',
    'users',
  ],
  access: ['account_block', 'user_block'],
  staff: ['recovery_code', 'second_factor', 'staff_action'],
  media: ['media', 'private_file', 'upload'],
  ledger: ['ledger_account', 'ledger_audit', 'ledger_entry', 'ledger_total', 'ledger_tx'],
  currency: ['exchange_rate'],
  delivery: ['saved_address'],

  talents: [
    'application',
    'application_category',
    'application_edge',
    'application_profile',
    'application_tag',
    'category',
    'document_consent',
    'follow',
    'tag',
    'talent',
    'talent_category',
    'talent_followers',
    'talent_group',
    'talent_link',
    'talent_tag',
  ],
  catalogue: [
    'fee_schedule',
    'product',
    'product_picture',
    'product_plan',
    'reminder',
    'stock_hold',
    'talent_presentation',
    'variation',
  ],
  promotions: ['promo_code', 'promo_code_product', 'promo_use'],
  charity: ['charity_fund', 'talent_charity'],
  payments: [
    'card_customer',
    'dispute',
    'dispute_edge',
    'payment',
    'payment_edge',
    'reconciliation',
    'refund',
    'refund_edge',
    'saved_card',
    'webhook_inbox',
  ],
  wallet: ['earning', 'withdrawal', 'withdrawal_batch', 'withdrawal_download', 'withdrawal_edge'],

  orders: [
    'date_dispute',
    'entitlement',
    'order_delivery',
    'order_device',
    'order_draw',
    'order_edge',
    'order_event',
    'order_extension',
    'order_link',
    'order_message',
    'order_pass',
    'order_problem',
    'order_redo',
    'orders',
    'talent_buyer',
    'talent_record',
  ],

  memberships: ['membership_plan'],
  gifts: ['gift_givers_shown', 'gift_named', 'gift_thanks'],
  recurring: ['recurring_agreement', 'recurring_edge', 'recurring_period'],

  reviews: ['score', 'score_report', 'talent_scores'],

  // Triggers fill these from the texts of talents, products, groups, categories and tags.
  discovery: ['product_word', 'search_word', 'talent_word', 'topic_word'],
  notifications: ['event_log', 'notification_choice', 'notification_setting', 'notified_fact', 'push_subscription'],
  overviews: ['business_day'],
  support: ['support_request'],
  moderation: ['appeal', 'complaint', 'decision', 'report'],
};

/** Tables that every list joins and every visitor may see: reading them creates no dependency on their owner. */
export const referenceTables: ReadonlySet<string> = new Set([
  'category',
  'follow',
  'product',
  'tag',
  'talent',
  'talent_category',
  'talent_group',
  'talent_tag',
  'users',
]);

/** Views that read other modules' tables directly, and why. */
export const viewsOfEverything: Readonly<Record<string, string>> = {
  'modules/moderation/people/': 'the back office shows one person whole, by few statements',
};

export const ownerOf: ReadonlyMap<string, string> = new Map(
  Object.entries(tables).flatMap(([module, owned]) => owned.map((table) => [table, module])),
);
