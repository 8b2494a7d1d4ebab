// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { CallOffer } from '@stagedoor/contract/schemas/call';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { keptCall } from '../kept-call.ts';
import { CallToPage } from './call-to-page.tsx';

const offer: CallOffer = {
  partner: { idUser: 1001, name: 'Orysia', imageLink: null, hasProfile: true },
  closed: null,
  rate: cents(250),
  idProduct: 3,
  packSeconds: 0,
  answersFrom: null,
};

let server: FakeServer;
let microphone: () => Promise<MediaStream>;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', { idUser: 7, name: 'Halyna', status: 'ACTIVE' } as SelfUser);
  server.answer('getCallOffer', offer);
  server.answer('getCards', []);
  server.answer('getWallet', { available: cents(10_000) } as never);
  microphone = async () => ({ getTracks: () => [] }) as unknown as MediaStream;
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      mediaDevices: {
        getUserMedia: () => microphone(),
        enumerateDevices: async () => [],
        addEventListener: () => {},
        removeEventListener: () => {},
      },
    }),
  );
});
afterEach(closePage);

const open = () => renderPage(<CallToPage idUser={1001} />, { path: '/call-to?user=1001', signed: true });

it('sets minutes aside from the wallet, and leads to the call with this tab’s key', async () => {
  server.answer('startCall', { idCall: 5, result: 'success' });
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Voice/ }));
  await user.click(screen.getByRole('button', { name: 'One minute more' }));
  await screen.findByText('$27.50');
  await user.click(screen.getByRole('button', { name: 'Call now' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/call/5'));
  const [call] = server.sent('startCall');
  const key = keptCall(5)?.key;
  expect(call?.body).toEqual({
    idUser: 1001,
    kind: 'voice',
    minutes: 11,
    payment: { by: 'wallet', total: 2_750 },
    key,
    language: 'en',
  });
  expect(keptCall(5)).toEqual({ key, camera: false, payment: { by: 'wallet' } });
});

it('continues with a card on its page, and still knows the call afterwards', async () => {
  server.answer('getWallet', { available: cents(100) } as never);
  server.answer('startCall', { idCall: 6, result: '/redirect/stripe-checkout?si=x' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Call now' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/redirect/stripe-checkout?si=x'));
  expect(server.sent('startCall')[0]?.body).toMatchObject({ payment: { by: 'card', total: 2_500 } });
  expect(keptCall(6)?.payment).toEqual({ by: 'card' });
});

it('uses a pack first, which costs nothing more', async () => {
  server.answer('getCallOffer', { ...offer, packSeconds: 570 });
  server.answer('startCall', { idCall: 5, result: 'success' });
  const { user } = await open();
  await screen.findByText('9:30 left');
  await user.click(screen.getByRole('button', { name: 'Call now' }));
  await waitFor(() => expect(server.sent('startCall')[0]?.body).toMatchObject({ payment: { by: 'pack', total: 0 } }));
});

it('does not ring for somebody who cannot be heard, and says how to fix it', async () => {
  microphone = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Call now' }));
  await screen.findByText(/^Your microphone doesn’t work yet/);
  await screen.findByText(/^Your browser doesn’t allow the microphone/);
  expect(server.sent('startCall')).toEqual([]);
});

it('says why nobody can be called, and what to do instead', async () => {
  server.answer('getCallOffer', { ...offer, closed: 'CALLS_OFF' });
  await open();
  await screen.findByText(/has turned off calls/);
  expect(screen.getByRole('link', { name: 'Write a message' }).getAttribute('href')).toBe('/message?user=1001');
});
