import { type Context, nowOf } from './context.ts';
import { invalid, missing } from './errors.ts';
import type { Params } from './form.ts';
import { newId } from './ids.ts';
import { type List, listOf } from './list.ts';
import type { Charge, Dispute } from './objects.ts';
import { object, text } from './params.ts';

const daysToAnswer = 7;

export const openDispute = (context: Context, charge: Charge) => {
  context.store.charges.put({ ...charge, disputed: true });
  const created = nowOf(context);
  const dispute = context.store.disputes.put({
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {},
    evidence_details: {
      due_by: created + daysToAnswer * 24 * 3600,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  });
  context.emit('charge.dispute.created', dispute);
  context.emit('charge.dispute.funds_withdrawn', dispute);
};

const openDisputeWith = (context: Context, id: string): Dispute => {
  const dispute = context.store.disputes.get(id);
  if (!dispute) throw missing('dispute', id, 'dispute');
  if (dispute.status === 'won' || dispute.status === 'lost') throw invalid('This dispute is already closed');
  return dispute;
};

const conclude = (context: Context, dispute: Dispute, status: 'won' | 'lost'): Dispute => {
  const closed = context.store.disputes.put({ ...dispute, status, is_charge_refundable: status === 'won' });
  if (status === 'won') context.emit('charge.dispute.funds_reinstated', closed);
  context.emit('charge.dispute.closed', closed);
  return closed;
};

/** The evidence that Stripe documents for tests decides at once; any other leaves the dispute under review for ever. */
export const submitEvidence = (context: Context, params: Params, id: string): Dispute => {
  const dispute = openDisputeWith(context, id);
  const evidence = text(object(params, 'evidence'), 'uncategorized_text');
  if (evidence === 'winning_evidence') return conclude(context, dispute, 'won');
  if (evidence === 'losing_evidence') return conclude(context, dispute, 'lost');
  const updated = context.store.disputes.put({ ...dispute, status: 'under_review' });
  context.emit('charge.dispute.updated', updated);
  return updated;
};

/** The shop accepts the dispute. */
export const closeDispute = (context: Context, id: string): Dispute =>
  conclude(context, openDisputeWith(context, id), 'lost');

export const listDisputes = (context: Context, params: Params): List<Dispute> => {
  const intent = text(params, 'payment_intent');
  const charge = text(params, 'charge');
  const rows = context.store.disputes
    .newestFirst()
    .filter((dispute) => (!intent || dispute.payment_intent === intent) && (!charge || dispute.charge === charge));
  return listOf('/v1/disputes', 'dispute', rows, params);
};
