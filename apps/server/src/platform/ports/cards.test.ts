import { cents } from '@stagedoor/contract/money';
import { startSandbox, testCards } from '@stagedoor/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { stripeCards, stripeClient } from './cards.ts';

const open = async () => {
  const sandbox = await startSandbox({ clock: { now: () => new Date('2030-05-01T10:00:00Z') } });
  onTestFinished(sandbox.close);
  const { url, secretKey, webhookSecret } = sandbox.stripe;
  const stripe = stripeClient({ secretKey, apiBase: url });
  return { stripe, cards: stripeCards({ stripe, webhookSecret }), webhookSecret };
};

const wanted = {
  reference: 'order-7',
  amount: cents(2500),
  description: 'Autograph',
  successUrl: 'https://stagedoor.example/paid',
  cancelUrl: 'https://stagedoor.example/cart',
  language: 'uk',
} as const;

const pay = (url: string) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email: 'fan@example.com',
      number: testCards.success.number,
      expiry: '12/34',
      cvc: '123',
    }),
  });

it('opens one checkout per reference and sees it paid', async () => {
  const { cards } = await open();
  const checkout = await cards.openCheckout(wanted);
  expect(await cards.openCheckout(wanted)).toEqual(checkout);
  expect(await cards.readCheckout(checkout.id)).toMatchObject({ state: 'open', payment: null });

  await pay(checkout.url);

  expect(await cards.readCheckout(checkout.id)).toMatchObject({
    state: 'paid',
    reference: 'order-7',
    amount: 2500,
    payment: expect.stringMatching(/^pi_/),
  });
});

it('gives money back once per reference', async () => {
  const { cards } = await open();
  const checkout = await cards.openCheckout(wanted);
  await pay(checkout.url);
  const payment = (await cards.readCheckout(checkout.id)).payment ?? '';
  const refund = () => cards.refund({ payment, amount: cents(1000), reference: 'refund-1' });

  expect(await refund()).toEqual(await refund());
  await expect(cards.refund({ payment, amount: cents(1501), reference: 'refund-2' })).rejects.toThrow();
});

it('reads a signed event and no other', async () => {
  const { stripe, cards, webhookSecret } = await open();
  const checkout = await cards.openCheckout(wanted);
  await pay(checkout.url);
  const [event] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  const payload = JSON.stringify(event);
  const signature = await stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });

  expect(cards.readEvent(payload, signature)).toEqual({
    id: event?.id,
    type: 'checkout.session.completed',
    idObject: checkout.id,
  });
  expect(cards.readEvent(payload.replace('2500', '1'), signature)).toBeNull();
  expect(cards.readEvent(payload, 't=1,v1=00')).toBeNull();
  expect(cards.readEvent(payload, '')).toBeNull();
});
