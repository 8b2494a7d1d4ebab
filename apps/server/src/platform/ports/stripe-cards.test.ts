import { cents } from '@stagedoor/contract/money';
import { startSandbox, testCards } from '@stagedoor/sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { payOnPage } from '../../../../../tests/support/paying-program.ts';
import { type Cards, CardsAway } from './cards.ts';
import { stripeCards, stripeClient } from './stripe-cards.ts';
import { problemOf } from './stripe-view.ts';

const now = new Date('2030-05-01T10:00:00Z');

const open = async () => {
  const sandbox = await startSandbox({ clock: { now: () => now } });
  onTestFinished(sandbox.close);
  const { url, secretKey, webhookSecret, faults } = sandbox.stripe;
  const stripe = stripeClient({ secretKey, apiBase: url });
  return { stripe, cards: stripeCards({ stripe, webhookSecret }), webhookSecret, faults };
};

const input = {
  reference: 'order-7',
  amount: cents(2500),
  description: 'Autograph',
  customer: null,
  email: 'fan@example.com',
  successUrl: 'https://stagedoor.example/paid',
  cancelUrl: 'https://stagedoor.example/cart',
  language: 'uk',
  keepCard: false,
  hold: false,
} as const;

it('opens one checkout per reference and sees it paid', async () => {
  const { cards } = await open();
  const checkout = await cards.openCheckout(input);
  expect(await cards.openCheckout(input)).toEqual(checkout);
  expect(await cards.readCheckout(checkout.id)).toMatchObject({ state: 'open', payment: null });

  await payOnPage(checkout.url ?? '');

  expect(await cards.readCheckout(checkout.id)).toMatchObject({
    state: 'paid',
    reference: 'order-7',
    captured: 2500,
    refunded: 0,
    disputed: false,
    payment: expect.stringMatching(/^pi_/),
    card: { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 },
  });
});

it('sees why a card was refused', async () => {
  const { cards } = await open();
  const checkout = await cards.openCheckout(input);
  await payOnPage(checkout.url ?? '', testCards.insufficientFunds);

  expect(await cards.readCheckout(checkout.id)).toMatchObject({ state: 'open', problem: 'notEnoughFunds' });
});

it.each([
  [{ code: 'card_declined', decline_code: 'generic_decline' }, 'rejected'],
  [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'notEnoughFunds'],
  [{ code: 'incorrect_number' }, 'invalidFields'],
  [{ code: 'expired_card' }, 'invalidFields'],
  [{ code: 'incorrect_cvc' }, 'invalidFields'],
  [{ code: 'authentication_required' }, 'rejected'],
])('puts %o into a word of ours', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

it('lets nobody pay a checkout that it ended, and leaves alone one that was paid', async () => {
  const { cards } = await open();
  const [ended, paid] = [await cards.openCheckout(input), await cards.openCheckout({ ...input, reference: 'order-8' })];
  await payOnPage(paid.url ?? '');

  for (const { id } of [ended, paid, ended]) await cards.expireCheckout(id);
  await payOnPage(ended.url ?? '');

  expect(await cards.readCheckout(ended.id)).toMatchObject({ state: 'expired', captured: 0 });
  expect(await cards.readCheckout(paid.id)).toMatchObject({ state: 'paid' });
});

it('holds and releases without a cent taken', async () => {
  const { cards } = await open();
  const { id, url } = await cards.openCheckout({ ...input, hold: true });
  await payOnPage(url ?? '');
  const held = await cards.readCheckout(id);
  expect(held).toMatchObject({ state: 'held', captured: 0 });

  for (let times = 0; times < 2; times++) await cards.cancel(held.payment ?? '');

  expect(await cards.readCheckout(id)).toMatchObject({ state: 'released', captured: 0, refunded: 0 });
});

it('gives money back once per reference', async () => {
  const { cards } = await open();
  const checkout = await cards.openCheckout(input);
  await payOnPage(checkout.url ?? '');
  const payment = (await cards.readCheckout(checkout.id)).payment ?? '';
  const refund = (reference: string, amount: number) => cards.refund({ payment, amount: cents(amount), reference });

  expect(await refund('refund-1', 1000)).toMatchObject({ state: 'sent' });
  expect(await refund('refund-1', 1000)).toMatchObject({ state: 'sent' });
  expect(await refund('refund-2', 1501)).toMatchObject({ state: 'failed' });
  expect(await cards.refundsOf(payment)).toMatchObject([{ reference: 'refund-1', amount: 1000 }]);
});

it('says so when the provider is away, and does a thing once when only the answer was lost', async () => {
  const { cards, faults, stripe } = await open();
  for (let attempt = 0; attempt < 3; attempt++) faults.next('lostAnswer');
  await expect(cards.openCheckout(input)).rejects.toThrow(CardsAway);

  await cards.openCheckout(input);

  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

it('reads a signed event and no other', async () => {
  const { stripe, cards, webhookSecret } = await open();
  const checkout = await cards.openCheckout(input);
  await payOnPage(checkout.url ?? '');
  const [event] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  const payload = JSON.stringify(event);
  const signature = await stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });

  expect(cards.readEvent(payload, signature)).toEqual({
    id: event?.id,
    type: 'checkout.session.completed',
    reference: 'order-7',
    payment: expect.stringMatching(/^pi_/),
  });
  expect(cards.readEvent(payload.replace('2500', '1'), signature)).toBeNull();
  expect(cards.readEvent(payload, 't=1,v1=00')).toBeNull();
  expect(cards.readEvent(payload, '')).toBeNull();
});

it('lists the events that matter', async () => {
  const { cards } = await open();
  const checkout = await cards.openCheckout(input);
  await payOnPage(checkout.url ?? '');

  expect(await typesSince(cards, now)).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  expect(await typesSince(cards, new Date(now.getTime() + 1000))).toEqual([]);
});

const typesSince = async (cards: Cards, since: Date) => {
  const types: string[] = [];
  for await (const { type } of cards.eventsSince(since)) types.push(type);
  return types;
};

it('makes a token of a number and never repeats the number', async () => {
  const { cards, faults } = await open();
  const card = { number: '4000056655665556', expMonth: 12, expYear: 2034 };
  const [one, same] = [await cards.tokenise(card), await cards.tokenise(card)];
  expect(one).toEqual({ token: expect.stringMatching(/^tok_/), fingerprint: same.fingerprint, last4: '5556' });
  expect(one.token).not.toBe(same.token);
  const another = await cards.tokenise({ ...card, number: '4242424242424242' });
  expect(another.fingerprint).not.toBe(one.fingerprint);

  faults.cause({ calls: { failedBefore: 1 } });
  const failure = await cards.tokenise(card).catch((error) => error);

  expect(failure).toBeInstanceOf(CardsAway);
  expect(JSON.stringify([failure, failure.message, failure.stack, failure.cause])).not.toContain(card.number);
});
