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

const findKnown = (tx: Tx, names: readonly Named[]): Promise<PaymentRow[]> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('id', '=', eb.fn.any(eb.val(names.flatMap(({ reference }) => paymentId.safeParse(reference).data ?? [])))),
        eb('provider_payment', '=', eb.fn.any(eb.val(names.flatMap(({ payment }) => payment ?? [])))),
      ]),
    )
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
