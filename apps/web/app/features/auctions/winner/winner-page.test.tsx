// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { AuctionWin } from '@stagedoor/contract/schemas/auction';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { PayWin } from './pay-win.tsx';
import { WinnerForm } from './winner-form.tsx';

const win: AuctionWin = {
  idProduct: 7,
  name: 'Stage coat',
  imageLink: null,
  idOwner: 1001,
  ownerName: 'Orysia',
  state: 'WAITING_FOR_PAYMENT',
  auctionCheckout: 'UNPAID',
  standardRate: cents(9_000),
  finalBet: cents(9_000),
  isOffer: false,
  isPurchase: false,
  sells: 'AUCTION',
  payBy: '2026-11-18T10:00:00.000Z',
  deliveryMethods: ['pickup'],
  pickupPlace: 'Lviv, the studio',
  charity: null,
  idOrder: null,
  si: null,
};
const card = {
  idCard: '0a0a0a0a-0000-4000-8000-000000000001',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  savedAt: '2026-11-16T10:00:00.000Z',
};

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.lose('getUserFull');
  server.lose('getWallet');
});

afterEach(closePage);

describe('a win whose card was declined', () => {
  it('is paid with another card on its page, once on a double press', async () => {
    server.answer('getCards', []);
    server.answer('payAuctionWin', { result: '/redirect/stripe-checkout?si=1', si: null });
    const { user } = await renderPage(<PayWin win={win} />, { path: '/auction-winner', signed: true });
    await user.dblClick(await screen.findByRole('button', { name: 'Pay $90.00' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=1'));
    expect(server.sent('payAuctionWin')).toMatchObject([
      { idempotencyKey: expect.any(String), body: { idProduct: 7, language: 'en' } },
    ]);
  });

  it('says by when, and what happens after that', async () => {
    server.answer('getCards', []);
    await renderPage(<PayWin win={win} />, { path: '/auction-winner', signed: true });
    expect(await screen.findByText(/After that the win goes to the next bidder/)).toBeDefined();
  });
});

describe('a win that was passed on', () => {
  const offer: AuctionWin = { ...win, isOffer: true, standardRate: cents(8_000) };

  it('is taken with the saved card', async () => {
    server.answer('getCards', [card]);
    server.answer('payAuctionWin', { result: 'success', si: null });
    const { user } = await renderPage(<PayWin win={offer} />, { path: '/auction-winner', signed: true });
    await screen.findByRole('radio', { name: /Visa ending in 4242/ });
    await user.click(screen.getByRole('button', { name: 'Take it for $80.00' }));
    await waitFor(() => expect(server.sent('payAuctionWin')).toMatchObject([{ body: { idCard: card.idCard } }]));
  });

  it('can be declined without blame', async () => {
    server.answer('getCards', [card]);
    server.answer('declineAuctionOffer', {});
    const { user } = await renderPage(<PayWin win={offer} />, { path: '/auction-winner', signed: true });
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(server.sent('declineAuctionOffer')).toMatchObject([{ body: { idProduct: 7 } }]));
    expect(server.sent('payAuctionWin')).toEqual([]);
  });
});

describe('where a paid win goes', () => {
  const paid: AuctionWin = { ...win, state: 'WAITING_FOR_INFO', auctionCheckout: 'PAID', standardRate: cents(0) };

  it('is asked with what an earlier order knew, and sent', async () => {
    server.answer('getBuyerDetails', { fullName: 'Anna Lesiv', phone: '+380501112233', delivery: null });
    server.answer('getDeliveryCountries', []);
    server.answer('giveWinnerInfo', { idOrder: 55 });
    const { user } = await renderPage(<WinnerForm win={paid} />, { path: '/auction-winner', signed: true });
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Anna Lesiv');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(server.sent('giveWinnerInfo')).toMatchObject([
        {
          body: {
            idProduct: 7,
            info: { fullName: 'Anna Lesiv', phone: '+380501112233', delivery: { method: 'pickup' } },
          },
        },
      ]),
    );
  });

  it('marks what is missing, and sends nothing', async () => {
    server.answer('getBuyerDetails', { fullName: null, phone: null, delivery: null });
    server.answer('getDeliveryCountries', []);
    const { user } = await renderPage(<WinnerForm win={paid} />, { path: '/auction-winner', signed: true });
    const name = await screen.findByLabelText('Full name');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
    expect(server.sent('giveWinnerInfo')).toEqual([]);
  });
});
