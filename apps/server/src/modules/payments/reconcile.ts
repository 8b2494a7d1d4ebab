import { z } from 'zod';
import { job } from '../../platform/jobs/jobs.ts';
import type { CardEvent } from '../../platform/ports/cards.ts';
import { day, minute } from '../../platform/time.ts';
import type { Deps } from './deps.ts';
import { drivePayments, handleEvents, sendRefunds } from './due-work.ts';
import { keepEvents, source } from './receive-event.ts';

export const reconcile = job('payments.reconcile', z.object({}));

/** How far back each run looks once more, for events that the provider lists late. */
const overlapMs = 10 * minute;
/** The provider keeps its events for so long. */
const firstLookMs = 30 * day;

/** Reads the provider's own list of events: what a webhook failed to bring arrives this way, and is handled once all the same. */
export const reconcileEvents = (deps: Deps) => async (): Promise<void> => {
  const { cards, clock, database } = deps;
  await database.inTransaction(async (tx) => {
    for (const kind of [drivePayments, sendRefunds, handleEvents]) await deps.jobs.queue(tx, kind, {});
  });
  if (!cards) return;
  const startedAt = clock.now();
  for await (const events of inHundreds(cards.eventsSince(await lastLook(deps, startedAt)))) {
    await database.inTransaction((tx) =>
      keepEvents(deps)(
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
