import { type Context, nowOf } from './context.ts';
import { missing } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { type List, listOf } from './list.ts';
import { apiVersion, type Event, type EventType, type StripeObject } from './objects.ts';
import { text, texts } from './params.ts';

export const recordEvent = (context: Pick<Context, 'clock' | 'store'>, type: EventType, object: StripeObject): Event =>
  context.store.events.put({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: nowOf(context),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });

export const findEvent = (context: Context, id: string): Event => {
  const event = context.store.events.get(id);
  if (!event) throw missing('event', id);
  return event;
};

const matches = (pattern: string, type: string) =>
  pattern.endsWith('.*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type;

export const listEvents = (context: Context, params: Params): List<Event> => {
  const type = text(params, 'type');
  const patterns = type ? [type] : texts(params, 'types');
  const rows = context.store.events
    .newestFirst()
    .filter((event) => patterns.length === 0 || patterns.some((pattern) => matches(pattern, event.type)));
  return listOf('/v1/events', 'event', rows, params);
};
