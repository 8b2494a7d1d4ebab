import type { Stored } from './kind.test-support.ts';

export const platformColumns: Stored<
  | 'fact'
  | 'idempotency'
  | 'live_event'
  | 'live_position'
  | 'topic_event'
  | 'topic_position'
  | 'rate_limit'
  | 'series_count'
  | 'webhook_inbox'
  | 'exchange_rate'
> = {
  // Domain events carry only ids.
  fact: {
    at: 'plain',
    attempts: 'plain',
    body: 'plain',
    due_at: 'plain',
    handled_at: 'plain',
    id: 'plain',
    last_error: 'plain',
    type: 'plain',
  },
  idempotency: { created_at: 'plain', key: 'secret', request_hash: 'secret', result: 'secret', scope: 'plain' },
  // Live events carry only ids.
  live_event: { at: 'plain', body: 'plain', id: 'plain', id_user: 'plain', type: 'plain', written_at: 'plain' },
  live_position: { at: 'plain', id_user: 'plain' },
  topic_event: { at: 'plain', body: 'plain', id: 'plain', topic: 'plain', type: 'plain', written_at: 'plain' },
  topic_position: { at: 'plain', topic: 'plain' },
  // Deleted within about an hour.
  rate_limit: { hits: 'plain', key: 'plain', window_ends_at: 'plain' },
  // Sums of data that is stored elsewhere.
  series_count: {
    amount: 'plain',
    begins: 'plain',
    id_user: 'plain',
    series: 'plain',
    slot: 'plain',
    span: 'plain',
  },
  webhook_inbox: {
    body: 'secret',
    due_at: 'plain',
    handled_at: 'plain',
    id_event: 'plain',
    payment: 'plain',
    received_at: 'plain',
    reference: 'plain',
    source: 'plain',
    type: 'plain',
  },
  exchange_rate: { currency: 'plain', rate: 'plain', updated_at: 'plain' },
};
