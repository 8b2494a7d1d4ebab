// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { ThankYou } from './thank-you.tsx';
import type { PurchaseResult } from './use-purchase-result.ts';

const bought: PurchaseResult = {
  state: 'processing',
  productType: 'AUTOGRAPH',
  productName: 'A signed page',
  idProduct: 7,
  idOwner: 1001,
  ownerName: 'Orysia',
  buyer: 'loggedIn',
  sentTo: null,
  idOrder: 10_001,
  total: cents(5500),
  isRenewal: false,
  refundReason: null,
  dateCancelled: false,
  deadline: '2026-11-24T12:00:00.000Z',
  expressDeadline: '2026-11-19T12:00:00.000Z',
  charity: null,
  checkout: null,
  charge: null,
};

afterEach(closePage);

it('names the express date to the buyer of an express order', async () => {
  await renderPage(<ThankYou bought={bought} receipt="r1" />);
  expect(screen.getByText('Express: by 19 November. If it’s later, we refund the express fee.')).toBeDefined();
});

it('names no express date without express', async () => {
  await renderPage(<ThankYou bought={{ ...bought, expressDeadline: null }} receipt="r1" />);
  expect(screen.queryByText(/^Express/)).toBeNull();
});

it('welcomes a new member, and tells a member that it goes on', async () => {
  const joined = { ...bought, productType: 'SUBSCRIPTION', state: 'completed' } as const;
  await renderPage(<ThankYou bought={joined} receipt="r1" />);
  expect(screen.getByRole('heading', { name: 'Welcome, you’re a member' })).toBeDefined();
  closePage();
  await renderPage(<ThankYou bought={{ ...joined, isRenewal: true }} receipt="r1" />);
  expect(screen.getByRole('heading', { name: 'Your membership goes on' })).toBeDefined();
});
