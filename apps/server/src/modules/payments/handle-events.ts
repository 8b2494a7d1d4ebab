import { type PaymentState, paymentId } from '@stagedoor/contract/schemas/cards';
import type { Selectable } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { WebhookInbox } from '../../platform/database/schema.gen.ts';
import type { CardPayment } from '../../platform/ports/cards.ts';
import { type Deps, requireCards } from './deps.ts';
import { batch, handleEvents, pauseAfter, workAt, workOff } from './due-work.ts';
import { settlePayment } from './settle-payment.ts';

type EventRow = Pick<
  Selectable<WebhookInbox>,
  'source' | 'id_event' | 'type' | 'reference' | 'payment' | 'received_at'
>;
type Known = { id: string; state: PaymentState; checkout_id: string | null; seen?: CardPayment };

/** An event is a hint to look: what it says may be old by now, so the provider is asked. */
export const handleDueEvents = (deps: Deps) => {
  const settle = settlePayment(deps);
  return workOff(deps, claim(deps), async (event) => {
    const payment = await paymentOf(deps, event);
    if (payment && !isOldNews(event, payment)) await settle(payment.id, payment.seen);
    await deps.database.inTransaction((tx) => markHandled(deps, tx, event));
  });
};

const tellsOfPaying = new Set([
  'checkout.session.completed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
]);
const isOldNews = ({ type }: EventRow, { state }: Known) => state === 'paid' && tellsOfPaying.has(type);

/** Null for what is not ours: the provider's account may serve others too. */
const paymentOf = async (deps: Deps, { reference, payment }: EventRow) => {
  const known = await find(deps, reference, payment);
  if (known?.checkout_id || known?.state === 'paid' || !payment) return known;
  // We may have lost the answer that named it, so it is looked for by the name that we gave.
  const seen = await requireCards(deps).readPayment(payment);
  const ours = known ?? (await find(deps, seen.reference, payment));
  return ours && { ...ours, seen };
};

const find = ({ database }: Deps, reference: string | null, payment: string | null): Promise<Known | null> =>
  database.inTransaction(async (tx) => {
    const row = await tx
      .selectFrom('payment')
      .select(['id', 'state', 'checkout_id'])
      .where((eb) => eb.or([eb('id', '=', idOf(reference)), eb('provider_payment', '=', payment)]))
      .executeTakeFirst();
    return row ?? null;
  });

const idOf = (reference: string | null) => paymentId.safeParse(reference).data ?? null;

const markHandled = ({ clock }: Deps, tx: Tx, { source, id_event }: EventRow) =>
  tx
    .updateTable('webhook_inbox')
    .set({ handled_at: clock.now(), due_at: null })
    .where('source', '=', source)
    .where('id_event', '=', id_event)
    .execute();

const claim =
  ({ clock, jobs }: Deps) =>
  async (tx: Tx): Promise<EventRow[]> => {
    const now = clock.now();
    const rows = await tx
      .selectFrom('webhook_inbox')
      .select(['source', 'id_event', 'type', 'reference', 'payment', 'received_at'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { source, id_event, received_at } of rows) {
      const next = pauseAfter(received_at, now);
      await tx
        .updateTable('webhook_inbox')
        .set({ due_at: next })
        .where('source', '=', source)
        .where('id_event', '=', id_event)
        .execute();
      await workAt(jobs, tx, handleEvents, next);
    }
    return rows;
  };
