// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { Membership } from '@stagedoor/contract/schemas/membership';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import type { Plans } from './api.ts';
import { JoinForm } from './join-form.tsx';
import { JoinLink } from './join-link.tsx';
import { MembershipState } from './membership-state.tsx';

const plan: Plans['plans'][number] = {
  idSubscription: 7,
  name: 'Stalls',
  shortAbout: 'Rehearsals',
  about: 'Rehearsals and drafts, every week',
  imageLink: null,
  price: cents(1000),
  opens: ['products'],
};

const card = {
  idCard: '0a0a0a0a-0000-4000-8000-000000000001',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  savedAt: '2026-10-01T12:00:00.000Z',
};

/** Of 17 October; the page's clock stands at 17 November. */
const membership: Membership = {
  idMembership: 3,
  idSubscription: 7,
  planName: 'Stalls',
  idTalent: 1001,
  talentName: 'Orysia',
  state: 'active',
  hasAccess: true,
  price: cents(1000),
  since: '2026-10-17T12:00:00.000Z',
  paidUntil: '2026-11-16T12:00:00.000Z',
  nextPayment: null,
  newPrice: null,
  owed: null,
  endsAt: null,
  endedBy: null,
  undoUntil: null,
  credit: cents(0),
  card: { brand: 'visa', last4: '4242' },
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getCards', [card]);
});

afterEach(closePage);

describe('joining', () => {
  it('sends the shown price and the saved card, once on a double press', async () => {
    server.answer('subscribe', { result: '/redirect/stripe-checkout?si=1', receipt: 'r1' });
    const { user } = await renderPage(<JoinForm plan={plan} />, { path: '/feed-subscription/7' });
    await screen.findByRole('radio', { name: /Visa ending in 4242/ });
    await user.dblClick(screen.getByRole('button', { name: 'Join for $10.00' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=1'));
    expect(server.sent('subscribe')).toMatchObject([
      { body: { idSubscription: 7, total: 1000, language: 'en', idCard: card.idCard } },
    ]);
  });

  it('takes a promo code off the first month only', async () => {
    server.answer('verifyPromoCode', {
      code: 'HALF',
      percent: 50,
      fixed: null,
      amount: cents(1000),
      amountWithPromoDiscount: cents(500),
    });
    server.answer('subscribe', { result: 'success', receipt: 'r1' });
    const { user } = await renderPage(<JoinForm plan={plan} />, { path: '/feed-subscription/7' });
    await user.type(screen.getByLabelText('Promo code'), 'HALF{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Join for $5.00' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toContain('/product-bought'));
    expect(server.sent('subscribe')).toMatchObject([{ body: { total: 500, promoCode: 'HALF' } }]);
  });

  it('says which price it is now, and that nothing was charged', async () => {
    server.refuse('subscribe', 'incompleteRequest', { reason: { kind: 'priceChanged', total: cents(1500) } });
    const { user } = await renderPage(<JoinForm plan={plan} />, { path: '/feed-subscription/7' });
    await user.click(screen.getByRole('button', { name: 'Join for $10.00' }));
    expect(await screen.findByText('The price is now $15.00 per month. You weren’t charged.')).toBeDefined();
  });
});

describe('joining by a link', () => {
  const open = () =>
    renderPage(<JoinLink token="t" plan={plan} talent="Orysia" email="f**@example.com" />, {
      path: '/feed-subscription/7/t',
    });

  it('sends nothing until the button is pressed, then the token and the shown price, once on a double press', async () => {
    server.answer('subscribeByLink', { result: '/redirect/stripe-checkout?si=1', receipt: 'r1' });
    const { user } = await open();
    expect(server.sent('subscribeByLink')).toEqual([]);
    await user.dblClick(screen.getByRole('button', { name: 'Join for $10.00' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=1'));
    expect(server.sent('subscribeByLink')).toMatchObject([{ body: { token: 't', total: 1000, language: 'en' } }]);
  });

  it('says that the link is used up, and leads to the plan', async () => {
    server.refuse('subscribeByLink', 'pageNotFound');
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Join for $10.00' }));
    expect(await screen.findByText('This link has expired')).toBeDefined();
    expect(screen.getByRole('link', { name: 'View plan' }).getAttribute('href')).toBe('/feed-subscription/7');
  });
});

describe('a membership', () => {
  const open = (changes: Partial<Membership>) =>
    renderPage(<MembershipState membership={{ ...membership, ...changes }} />, { path: '/feed-subscription/7' });

  it('says after a declined renewal when the card is tried again and when access ends, and pays at once', async () => {
    server.answer('paySubscription', { result: '/redirect/stripe-checkout?si=2' });
    const { user } = await open({ state: 'retrying', owed: cents(1500), endsAt: '2026-11-26T12:00:00.000Z' });
    expect(screen.getByText('We try your card again on 19 November. You keep access until 26 November.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Pay $15.00 now' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=2'));
  });

  it('says after the last try that there is none left', async () => {
    await open({ state: 'retrying', paidUntil: '2026-11-09T00:00:00.000Z', endsAt: '2026-11-19T12:00:00.000Z' });
    expect(screen.getByText('This was the last try. You keep access until 19 November.')).toBeDefined();
  });

  it('is stopped with two presses, and not with one', async () => {
    server.answer('stopSubscription', {});
    const { user } = await open({ paidUntil: '2026-12-17T12:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: 'Stop membership' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/You keep access until 17 December/)).toBeDefined();
    expect(server.sent('stopSubscription')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Stop membership' }));
    await waitFor(() => expect(server.sent('stopSubscription')).toMatchObject([{ body: { idMembership: 3 } }]));
  });
});
