// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask } from '../../shared/dialogs/ask.tsx';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import GiftModal from './gift-modal.tsx';

const offer: AvailableDonations = {
  idProduct: 7,
  variations: [{ id: 3, name: 'A coffee', price: cents(500) }],
  imageLink: null,
  monthly: null,
  showsGivers: false,
  isNamed: false,
};
const card = {
  idCard: '0a0a0a0a-0000-4000-8000-000000000001',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  savedAt: '2026-10-01T12:00:00.000Z',
};
const none = cents(0);
const emptyWallet = {
  available: none,
  balances: { bonus: none, deposited: none, earned: none, pending: none },
  returnable: none,
  pending: [],
  deposit: null,
  withdrawal: null,
  returned: null,
  lastDestination: null,
};
const thanks = '/product-bought?pt=donation&o=r1';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getCards', [card]);
  server.answer('getWallet', emptyWallet);
  server.answer('donate', { result: thanks, receipt: 'r1' });
});

afterEach(closePage);

/** The second step of the dialog, with five dollars chosen. */
const open = async (change: Partial<AvailableDonations> = {}) => {
  server.answer('getAvailableDonations', { ...offer, ...change });
  const { user } = await renderPage(
    <button type="button" onClick={() => void ask(GiftModal, { idTalent: 1001, name: 'Orysia' })}>
      Open
    </button>,
    { path: '/1001', signed: true },
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('radio', { name: /A coffee/ }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  return user;
};
const kept = { name: /Visa ending in 4242/ };
const give = { name: 'Donate $5.00' };
const place = () => screen.getByTestId('place').textContent;

it.each([
  ['once', false],
  ['every month', true],
])('sends the saved card %s, once on a double press, and leads to the thanks', async (_often, regular) => {
  const user = await open();
  if (regular) await user.click(screen.getByRole('radio', { name: /Every month/ }));
  expect(await screen.findByRole('radio', { ...kept, checked: true })).toBeDefined();
  await user.dblClick(screen.getByRole('button', give));
  await waitFor(() => expect(place()).toBe(thanks));
  expect(server.sent('donate')).toMatchObject([{ body: { variationId: 3, regular, idCard: card.idCard } }]);
});

it('leads to the payment page with another card', async () => {
  server.answer('donate', { result: '/redirect/stripe-checkout?si=1', receipt: 'r1' });
  const user = await open();
  await screen.findByRole('radio', kept);
  await user.click(screen.getByRole('radio', { name: /Another card/ }));
  await user.click(screen.getByRole('button', give));
  await waitFor(() => expect(place()).toBe('/redirect/stripe-checkout?si=1'));
  expect(server.sent('donate')[0]?.body).not.toHaveProperty('idCard');
});

it('is not held up by an address that was mistyped before the log-in', async () => {
  sessionStorage.setItem('draft.open.gift.1001', JSON.stringify({ email: 'nobody', phone: '12', text: 'For tea' }));
  const user = await open();
  await user.click(screen.getByRole('button', give));
  await waitFor(() => expect(place()).toBe(thanks));
  expect(server.sent('donate')[0]?.body).toMatchObject({ text: 'For tea' });
  expect(server.sent('donate')[0]?.body).not.toHaveProperty('email');
});

it('asks for a card only for what the wallet does not pay', async () => {
  server.answer('getWallet', { ...emptyWallet, available: cents(500) });
  const user = await open();
  await screen.findByRole('radio', kept);
  await user.click(await screen.findByRole('checkbox', { name: /Pay from my wallet first/ }));
  expect(screen.queryByRole('radio', kept)).toBeNull();
  await user.click(screen.getByRole('button', give));
  await waitFor(() => expect(place()).toBe(thanks));
  expect(server.sent('donate')[0]?.body).toMatchObject({ fromWallet: 500 });
  expect(server.sent('donate')[0]?.body).not.toHaveProperty('idCard');
});

it('asks for no card when a running monthly gift changes, because nothing is charged', async () => {
  const user = await open({ monthly: { price: cents(300), nextAt: '2026-12-01T12:00:00.000Z' } });
  await screen.findByRole('radio', kept);
  await user.click(screen.getByRole('radio', { name: /Every month/ }));
  expect(screen.queryByRole('radio', kept)).toBeNull();
});

it('says that the card was removed meanwhile, and offers those that are left', async () => {
  server.refuse('donate', 'pageNotFound');
  const user = await open();
  await screen.findByRole('radio', kept);
  server.answer('getCards', []);
  await user.click(screen.getByRole('button', give));
  expect(await screen.findByText(/This card is no longer saved/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('radio', kept)).toBeNull());
});
