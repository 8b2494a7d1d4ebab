import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { WebhookInbox } from '../../platform/database/schema.gen.ts';
import { type Deps, requireCards } from './deps.ts';
import { isOutdated, paymentsNamedBy, source } from './known-events.ts';
import type { PaymentRow } from './payments.repo.ts';
import { batch, type Claimed, handleEvents, pauseAfter, processDue, scheduleNextAttempts } from './retry-queue.ts';
import { settlePayment } from './settle-payment.ts';

type EventRow = Pick<Selectable<WebhookInbox>, 'id_event' | 'type' | 'reference' | 'payment' | 'received_at'>;
/** Several events about one payment cause one look-up. */
type PaymentEvents = { events: EventRow[]; known: PaymentRow | null };

/** An event is only a hint: its content may be stale, so the current state is fetched from the provider. */
export const handleDueEvents = (deps: Deps) => {
  const look = lookAt(deps);
  return processDue(deps, claim(deps), async ({ events, known }) => {
    await look(events.find(({ payment }) => payment !== null)?.payment ?? null, known);
    await deps.database.inTransaction((tx) => markHandled(deps, tx, events));
  });
};

const lookAt = (deps: Deps) => {
  const settle = settlePayment(deps);
  return async (payment: string | null, known: PaymentRow | null): Promise<void> => {
    if (known && (known.checkout_id || known.state === 'paid' || !payment)) return void (await settle(known));
    if (!payment) return;
    // The response that named it may be lost, so look it up by our own reference.
    const seen = await requireCards(deps).readPayment(payment);
    const { reference } = seen;
    const named = { reference, payment };
    const ours = known ?? (await deps.database.inTransaction((tx) => paymentsNamedBy(tx, [named])))(named);
    // Ignores payments that are not ours: the provider's account may serve others too.
    if (ours) await settle(ours, seen);
  };
};

const claim =
  (deps: Deps) =>
  async (tx: Tx): Promise<Claimed<PaymentEvents>> => {
    const { clock, jobs } = deps;
    const now = clock.now();
    const rows = await tx
      .selectFrom('webhook_inbox')
      .select(['id_event', 'type', 'reference', 'payment', 'received_at'])
      .where('source', '=', source)
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batch)
      .forUpdate()
      .execute();
    const groups = await groupByPayment(tx, rows);
    const old = groups.flatMap(({ events, known }) => events.filter((event) => isOutdated(event, known)));
    if (old.length > 0) await markHandled(deps, tx, old);
    const fresh = groups
      .map(({ events, known }) => ({ known, events: events.filter((event) => !isOutdated(event, known)) }))
      .filter(({ events }) => events.length > 0);
    const nextOf = ({ received_at }: EventRow) => pauseAfter(received_at, now);
    const waiting = fresh.flatMap(({ events }) => events);
    await scheduleNextAttempts({ jobs, tx, kind: handleEvents }, waiting, nextOf, (events, due_at) =>
      change(tx, events, { due_at }),
    );
    return { work: fresh, isFull: rows.length === batch };
  };

const groupByPayment = async (tx: Tx, rows: readonly EventRow[]): Promise<PaymentEvents[]> => {
  const paymentOf = await paymentsNamedBy(tx, rows);
  const groups = Map.groupBy(rows, (event) => paymentOf(event) ?? event);
  return [...groups.values()].map((events) => ({ events, known: events[0] ? paymentOf(events[0]) : null }));
};

const markHandled = ({ clock }: Deps, tx: Tx, events: readonly EventRow[]) =>
  change(tx, events, { handled_at: clock.now(), due_at: null });

const change = (tx: Tx, events: readonly EventRow[], to: { due_at: Date | null; handled_at?: Date }) =>
  tx
    .updateTable('webhook_inbox')
    .set(to)
    .where('source', '=', source)
    .where((eb) => eb('id_event', '=', eb.fn.any(eb.val(events.map(({ id_event }) => id_event)))))
    .execute();
