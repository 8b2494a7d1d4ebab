import type { Stored } from './kind.test-support.ts';

export const catalogueColumns: Stored<
  | 'category'
  | 'charity_fund'
  | 'fee_schedule'
  | 'product'
  | 'product_picture'
  | 'product_plan'
  | 'promo_code'
  | 'promo_code_product'
  | 'promo_use'
  | 'reminder'
  | 'stock_hold'
  | 'talent'
  | 'talent_category'
  | 'talent_charity'
  | 'talent_group'
  | 'talent_link'
  | 'talent_presentation'
  | 'variation'
  | 'product_word'
  | 'search_word'
  | 'tag'
  | 'talent_tag'
  | 'talent_word'
  | 'topic_word'
> = {
  category: { hidden: 'plain', id: 'plain', id_group: 'plain', name: 'plain', order: 'plain', title: 'plain' },
  charity_fund: { about: 'plain', active: 'plain', id: 'plain', link: 'plain', name: 'plain' },
  fee_schedule: {
    announced_at: 'plain',
    goods: 'plain',
    interaction: 'plain',
    support: 'plain',
    valid_from: 'plain',
    version: 'plain',
    withdrawn_at: 'plain',
  },
  product: {
    about: 'personal',
    audience: 'plain',
    content_hash: 'secret',
    created_at: 'plain',
    deleted_at: 'plain',
    delivery_methods: 'plain',
    id: 'plain',
    id_image: 'personal',
    id_lock: 'plain',
    in_stock_until: 'plain',
    lowest_price: 'plain',
    open_until: 'plain',
    shelf_before_lock: 'plain',
    id_owner: 'plain',
    language: 'plain',
    name: 'personal',
    pickup_place: 'personal',
    place: 'personal',
    position: 'plain',
    secret_content: 'personal',
    shelf: 'plain',
    short_about: 'personal',
    sold_out_at: 'plain',
    time_zone: 'plain',
    type: 'plain',
    updated_at: 'plain',
  },
  product_plan: { id_plan: 'plain', id_product: 'plain', id_talent: 'plain' },
  product_picture: { id_image: 'personal', id_product: 'plain', place: 'plain' },
  promo_code: {
    code: 'plain',
    created_at: 'plain',
    ends_at: 'plain',
    fixed: 'plain',
    id: 'plain',
    id_talent: 'plain',
    percent: 'plain',
    person_limit: 'plain',
    starts_at: 'plain',
    stopped_at: 'plain',
    total_limit: 'plain',
    used: 'plain',
  },
  promo_code_product: { id_product: 'plain', id_promo: 'plain' },
  promo_use: {
    created_at: 'plain',
    id_promo: 'plain',
    id_user: 'plain',
    person: 'secret',
    ref: 'plain',
    state: 'plain',
  },
  reminder: {
    created_at: 'personal',
    due_at: 'personal',
    id: 'plain',
    id_product: 'plain',
    id_talent: 'plain',
    id_user: 'plain',
    told_at: 'personal',
  },
  stock_hold: {
    by_guest: 'plain',
    created_at: 'plain',
    id_variation: 'plain',
    quantity: 'plain',
    ref: 'plain',
    state: 'plain',
    until: 'plain',
  },
  talent: {
    about: 'personal',
    answering: 'plain', // unused and always the default
    approved_at: 'personal',
    away_from: 'personal',
    away_until: 'personal',
    city: 'personal',
    country: 'personal',
    headline: 'personal',
    id_cover: 'personal',
    id_group: 'plain',
    id_user: 'plain',
    languages: 'personal',
    live_until: 'personal',
    names: 'personal',
    rank: 'personal',
  },
  talent_category: { id_category: 'plain', id_user: 'plain' },
  talent_charity: { id_fund: 'plain', id_user: 'plain', percent: 'plain', since: 'personal' },
  talent_group: { hidden: 'plain', id: 'plain', name: 'plain', order: 'plain', title: 'plain' },
  talent_link: { id_user: 'plain', link: 'personal', network: 'plain' },
  talent_presentation: {
    event_instructions: 'plain',
    hide_recipient: 'plain',
    id_user: 'plain',
    keep_hidden_label: 'plain',
  },
  variation: {
    cancel_reason: 'personal',
    cancelled_at: 'plain',
    express_price: 'plain',
    id: 'plain',
    id_product: 'plain',
    name: 'personal',
    order: 'plain',
    price: 'plain',
    retired: 'plain',
    size: 'personal',
    starts_at: 'plain',
    stock: 'plain',
    total: 'plain',
    units: 'plain',
  },
  // The words of names: all words in one table, and who has which in the others.
  product_word: { id_product: 'plain', id_word: 'plain', in_name: 'plain' },
  search_word: { id: 'plain', word: 'plain' },
  tag: { id: 'plain', id_category: 'plain', name: 'plain', title: 'plain' },
  talent_tag: { id_tag: 'plain', id_user: 'plain' },
  talent_word: { id_user: 'plain', id_word: 'plain', in_name: 'plain', rank: 'plain' },
  topic_word: { id_topic: 'plain', id_word: 'plain' },
};
