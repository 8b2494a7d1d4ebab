import { Stripe } from 'stripe';
import { startStripeSandbox } from './server.ts';
import { type TestCard, testCards } from './test-cards.ts';

/** A clock that only moves when advanced. */
export const aClock = (start = '2030-05-01T10:00:00Z') => {
  let now = new Date(start);
  return {
    now: () => now,
    advanceHours: (hours: number) => {
      now = new Date(now.getTime() + hours * 3_600_000);
    },
  };
};

export const webhookSecret = 'whsec_sandbox_test';

type Options = { clock?: ReturnType<typeof aClock>; directory?: string; webhookUrl?: string };

/** The Stripe sandbox with the official SDK connected to it. */
export const aStripe = async ({ clock = aClock(), ...options }: Options = {}) => {
  const sandbox = await startStripeSandbox({ clock, log: () => {}, webhookSecret, ...options });
  const { host, port, secretKey } = sandbox;
  const stripe = new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  return { sandbox, stripe, clock };
};

export const aCheckout = {
  mode: 'payment',
  line_items: [
    { quantity: 1, price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'Autograph' } } },
  ],
  success_url: 'http://shop.test/paid?si={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://shop.test/cart',
} as const satisfies Stripe.Checkout.SessionCreateParams;

/** What a browser sends when the card form is submitted; does not follow the redirect. */
export const fillIn = (url: string | null, fields: Record<string, string> = {}, card: TestCard = testCards.success) =>
  fetch(url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'fan@example.com',
      number: card.number,
      expiry: '12/34',
      cvc: '123',
      ...fields,
    }),
  });

export const typesOf = async (stripe: Stripe): Promise<string[]> => {
  const events = await stripe.events.list({ limit: 100 });
  return events.data.map((event) => event.type).reverse();
};
