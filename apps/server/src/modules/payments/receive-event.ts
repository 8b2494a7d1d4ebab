import type { Tx } from '../../platform/database/database.ts';
import type { CardEvent } from '../../platform/ports/cards.ts';
import { eventTypes } from '../../platform/ports/stripe-view.ts';
import { type Deps, requireCards } from './deps.ts';
import { isBeingCharged, isOutdated, paymentsNamedBy, source } from './known-events.ts';
import { handleEvents, pauseAfter, queueAttempt } from './retry-queue.ts';

const handledTypes: ReadonlySet<string> = new Set(eventTypes);

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
    const later = pauseAfter(at, at);
    const paymentOf = await paymentsNamedBy(tx, events);
    const turnOf = (event: CardEvent) => {
      const known = paymentOf(event);
      if (isOutdated(event, known)) return { handled_at: at, due_at: null };
      return { due_at: isBeingCharged(event, known) ? later : at };
    };
    const kept = await tx
      .insertInto('webhook_inbox')
      .values(
        events.map((event) => {
          const { id, type, reference, payment, body } = event;
          return { source, id_event: id, type, reference, payment, body, received_at: at, ...turnOf(event) };
        }),
      )
      .onConflict((conflict) => conflict.columns(['source', 'id_event']).doNothing())
      .returning('due_at')
      .execute();
    const isAnyDue = (due: Date) => kept.some(({ due_at }) => due_at?.getTime() === due.getTime());
    if (isAnyDue(at)) await jobs.queue(tx, handleEvents, {});
    if (isAnyDue(later)) await queueAttempt(jobs, tx, handleEvents, later);
  };
