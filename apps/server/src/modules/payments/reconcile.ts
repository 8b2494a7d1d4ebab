import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { CardEvent } from '../../platform/ports/cards.ts';
import { day, minute } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { source } from './known-events.ts';
import { storeEvents } from './receive-event.ts';
import { drivePayments, handleEvents, sendRefunds } from './retry-queue.ts';

export const reconcile = job('payments.reconcile', z.object({}));

/** Overlap with the previous run, for events that the provider lists late. */
const overlapMs = 10 * minute;
/** How long the provider keeps its events. */
const firstLookMs = 30 * day;

/** Reads the provider's list of events, which brings what webhooks missed. Duplicates are handled once. */
export const reconcileEvents = (deps: Deps) => async (): Promise<void> => {
  const { cards, clock, database } = deps;
  await database.inTransaction(async (tx) => {
    for (const kind of [drivePayments, sendRefunds, handleEvents]) await deps.jobs.queue(tx, kind, {});
  });
  if (!cards) return;
  const startedAt = clock.now();
  for await (const events of inHundreds(cards.eventsSince(await lastLook(deps, startedAt)))) {
    await database.inTransaction((tx) =>
      storeEvents(deps)(
        tx,
        events.map((event) => ({ ...event, body: null })),
      ),
    );
  }
  await database.inTransaction((tx) =>
    tx
      .insertInto('reconciliation')
      .values({ source, until: startedAt })
      .onConflict((conflict) => conflict.column('source').doUpdateSet({ until: startedAt }))
      .execute(),
  );
};

async function* inHundreds(events: AsyncIterable<CardEvent>): AsyncIterable<CardEvent[]> {
  let some: CardEvent[] = [];
  for await (const event of events) {
    some.push(event);
    if (some.length < 100) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

const lastLook = async ({ database }: Deps, now: Date): Promise<Date> => {
  const row = await database.inTransaction((tx) =>
    tx.selectFrom('reconciliation').select('until').where('source', '=', source).executeTakeFirst(),
  );
  return new Date(row ? row.until.getTime() - overlapMs : now.getTime() - firstLookMs);
};
