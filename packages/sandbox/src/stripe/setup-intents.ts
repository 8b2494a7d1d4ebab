import { type Context, nowOf } from './context.ts';
import { type Decline, missing } from './errors.ts';
import { newId } from './ids.ts';
import type { PaymentMethod, SetupIntent } from './objects.ts';
import { attach, testCardOf } from './payment-methods.ts';

export type SetupAttempt =
  | { outcome: 'accepted'; intent: SetupIntent }
  | { outcome: 'needsAuthentication'; intent: SetupIntent }
  | { outcome: 'declined'; intent: SetupIntent; decline: Decline };

type NewSetup = Pick<SetupIntent, 'customer' | 'description' | 'metadata'>;

export const insertSetupIntent = (context: Context, terms: NewSetup): SetupIntent => {
  const id = newId('seti');
  const intent = context.store.setupIntents.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_${newId('secret')}`,
    created: nowOf(context),
    customer: terms.customer,
    description: terms.description,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: terms.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  });
  context.emit('setup_intent.created', intent);
  return intent;
};

export const findSetupIntent = (context: Context, id: string): SetupIntent => {
  const intent = context.store.setupIntents.get(id);
  if (!intent) throw missing('setupintent', id, 'intent');
  return intent;
};

export const attemptSetup = (
  context: Context,
  intent: SetupIntent,
  method: PaymentMethod,
  { authenticated }: { authenticated: boolean },
): SetupAttempt => {
  const card = testCardOf(method);
  if (card.asksFor3dSecure !== 'never' && !authenticated) {
    const waiting = context.store.setupIntents.put({
      ...intent,
      status: 'requires_action',
      payment_method: method.id,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    });
    context.emit('setup_intent.requires_action', waiting);
    return { outcome: 'needsAuthentication', intent: waiting };
  }
  if (card.whenSaved) return refuseSetup(context, intent, method, card.whenSaved);
  if (intent.customer) attach(context, method, intent.customer);
  const accepted = context.store.setupIntents.put({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
    next_action: null,
  });
  context.emit('setup_intent.succeeded', accepted);
  return { outcome: 'accepted', intent: accepted };
};

export const refuseSetup = (
  context: Context,
  intent: SetupIntent,
  method: PaymentMethod,
  decline: Decline,
): SetupAttempt => {
  const refused = context.store.setupIntents.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: {
      type: 'card_error',
      code: decline.code,
      ...(decline.declineCode ? { decline_code: decline.declineCode } : {}),
      message: decline.message,
      payment_method: method,
    },
  });
  context.emit('setup_intent.setup_failed', refused);
  return { outcome: 'declined', intent: refused, decline };
};
