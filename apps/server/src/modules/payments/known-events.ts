import { paymentId } from '@stagedoor/contract/schemas/cards';
import type { Tx } from '../../platform/database/database.ts';
import type { PaymentRow } from './payments.repo.ts';

/** The provider whose events are in the inbox. */
export const source = 'stripe';

type Named = { reference: string | null; payment: string | null };

/** Finds the payments that events name, by our reference or by the provider's; null for one that is not ours. */
export const paymentsNamedBy = async (
  tx: Tx,
  events: readonly Named[],
): Promise<(event: Named) => PaymentRow | null> => {
  const known = events.length > 0 ? await findKnown(tx, events) : [];
  const byName = new Map(
    known.flatMap((row) => [[row.id, row] as const, [row.provider_payment ?? row.id, row] as const]),
  );
  return ({ reference, payment }) => byName.get(reference ?? '') ?? byName.get(payment ?? '') ?? null;
};

/** Mostly by our reference alone; each look-up is by one index. */
const findKnown = async (tx: Tx, names: readonly Named[]): Promise<PaymentRow[]> => {
  const referred = await paymentsBy(
    tx,
    'id',
    names.flatMap(({ reference }) => paymentId.safeParse(reference).data ?? []),
  );
  const ids = new Set<string | null>(referred.map(({ id }) => id));
  const others = names.flatMap(({ reference, payment }) => (payment === null || ids.has(reference) ? [] : payment));
  return [...referred, ...(await paymentsBy(tx, 'provider_payment', others))];
};

const paymentsBy = async (tx: Tx, column: 'id' | 'provider_payment', values: string[]): Promise<PaymentRow[]> =>
  values.length === 0
    ? []
    : tx
        .selectFrom('payment')
        .selectAll()
        .where((eb) => eb(column, '=', eb.fn.any(eb.val(values))))
        .execute();

const reportsPayment = new Set([
  'checkout.session.completed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.amount_capturable_updated',
]);

/** Whether it reports a payment that is booked already. */
export const isOutdated = ({ type }: { type: string }, known: PaymentRow | null): boolean =>
  known?.state === 'paid' && reportsPayment.has(type);

/**
 * Whether it reports a charge that is just being made: its answer says the same, so the event matters only if that is
 * lost.
 */
export const isBeingCharged = ({ type }: { type: string }, known: PaymentRow | null): boolean =>
  known?.state === 'recorded' && known.kept_card && reportsPayment.has(type);
