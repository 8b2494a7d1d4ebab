import { type Context, nowOf } from './context.ts';
import { newId } from './ids.ts';
import type { Charge } from './objects.ts';

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
