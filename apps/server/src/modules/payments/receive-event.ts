import type { Tx } from '../../platform/database/database.ts';
import type { CardEvent } from '../../platform/ports/cards.ts';
import { eventTypes } from '../../platform/ports/stripe-view.ts';
import { type Deps, requireCards } from './deps.ts';
import { handleEvents } from './retry-queue.ts';

const handledTypes: ReadonlySet<string> = new Set(eventTypes);
export const source = 'stripe';

/** Stores a webhook with a valid signature in the inbox. Responds only after the commit, so that none is lost. */
export const receiveEvent = (deps: Deps) => {
  const keep = storeEvents(deps);
  return async (rawBody: Buffer, signature: string): Promise<'received' | 'forged'> => {
    const event = requireCards(deps).readEvent(rawBody, signature);
    if (!event) return 'forged';
    if (handledTypes.has(event.type)) {
      await deps.database.inTransaction((tx) => keep(tx, [{ ...event, body: rawBody.toString('utf8') }]));
    }
    return 'received';
  };
};

/** Stores each event once, whether it comes by webhook or by reconciliation. */
export const storeEvents =
  ({ clock, jobs }: Deps) =>
  async (tx: Tx, events: readonly (CardEvent & { body: string | null })[]): Promise<void> => {
    const at = clock.now();
    const kept = await tx
      .insertInto('webhook_inbox')
      .values(events.map(({ id, ...event }) => ({ source, id_event: id, ...event, received_at: at, due_at: at })))
      .onConflict((conflict) => conflict.columns(['source', 'id_event']).doNothing())
      .returning('id_event')
      .execute();
    if (kept.length > 0) await jobs.queue(tx, handleEvents, {});
  };
