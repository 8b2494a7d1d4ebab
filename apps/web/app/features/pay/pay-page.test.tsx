// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import { PayPage } from './pay-page.tsx';
import type { Renewal } from './renewal-page.tsx';

const payment = {
  si: '0a0a0a0a-0000-4000-8000-000000000001',
  purpose: 'order',
  state: 'expired',
  amount: cents(1000),
  back: '/product-bought?pt=SUBSCRIPTION&o=r1',
  problem: null,
} as const;
const due: Renewal = {
  kind: 'membership',
  state: 'due',
  price: cents(1000),
  until: '2026-11-20T10:00:00.000Z',
  idProduct: 7,
  idTalent: 1001,
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(closePage);

const open = (renewal: Renewal) => renderPage(<PayPage payment={payment} renewal={renewal} />, { path: '/pay/1' });

it('opens a new page for a renewal that is due, once on a double press', async () => {
  server.answer('payRenewal', { result: '/redirect/stripe-checkout?si=2' });
  const { user } = await open(due);
  expect(screen.getByRole('heading', { name: 'Pay $10.00 to keep your membership' })).toBeDefined();
  expect(screen.getByText(/You can pay until 20 Nov/)).toBeDefined();
  expect(server.sent('payRenewal')).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=2'));
  expect(server.sent('payRenewal')).toMatchObject([{ body: { si: payment.si } }]);
});

it.each([
  ['membership', 'Your membership has ended', 'View plan', '/feed-subscription/7'],
  ['gift', 'Your monthly gift has ended', 'Give again', '/1001?gift=open'],
] as const)('says that a %s is over, and where it can begin again', async (kind, title, link, path) => {
  await open({ ...due, kind, state: 'over' });
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
});

it('says that it was paid another way', async () => {
  await open({ ...due, state: 'paid' });
  expect(screen.getByRole('heading', { name: '$10.00 is paid' })).toBeDefined();
});
