import type { Stripe } from 'stripe';

export const apiVersion: typeof Stripe.API_VERSION = '2026-10-28.endive';

/** The wire objects in the SDK's own types, with references as plain ids until expanded. */
type Plain<T, Names extends keyof T> = T & { [N in Names]: Extract<T[N], string | null | undefined> };

export type Customer = Stripe.Customer;
export type DeletedCustomer = Stripe.DeletedCustomer;
export type PaymentMethod = Plain<Stripe.PaymentMethod, 'customer'> & { card: Stripe.PaymentMethod.Card };
export type PaymentIntent = Plain<Stripe.PaymentIntent, 'customer' | 'payment_method' | 'latest_charge'>;
export type SetupIntent = Plain<Stripe.SetupIntent, 'customer' | 'payment_method'>;
export type Charge = Plain<Stripe.Charge, 'customer' | 'payment_intent'>;
export type Refund = Plain<Stripe.Refund, 'charge' | 'payment_intent'>;
export type Dispute = Omit<Plain<Stripe.Dispute, 'charge' | 'payment_intent'>, 'evidence'> & {
  evidence: Partial<Stripe.Dispute.Evidence>;
};
export type Session = Plain<Stripe.Checkout.Session, 'customer' | 'payment_intent' | 'setup_intent'>;
export type Token = Stripe.Token;
export type LineItem = Stripe.LineItem;
export type EventType = Stripe.Event.Type;

export type Event = Omit<Stripe.EventBase, 'data' | 'type' | 'object'> & {
  object: 'event';
  type: EventType;
  data: { object: StripeObject };
};

export type StripeObject = Charge | Customer | Dispute | PaymentIntent | PaymentMethod | Refund | Session | SetupIntent;
