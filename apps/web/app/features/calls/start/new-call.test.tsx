// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { CallOffer } from '@stagedoor/contract/schemas/call';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { keptCall } from '../kept-call.ts';
import { startFakeMedia } from '../testing/fake-media.ts';
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

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', { idUser: 7, name: 'Halyna', status: 'ACTIVE' } as SelfUser);
  server.answer('getCallOffer', offer);
  server.answer('getCards', []);
  server.answer('getWallet', { available: cents(10_000) } as never);
  startFakeMedia();
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
  startFakeMedia(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
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

const times = ['2026-11-18T10:00:00.000Z', '2026-11-18T10:30:00.000Z'];
const timeOf = (minutes: string) => screen.findByRole('radio', { name: new RegExp(`:${minutes}`) });

it('asks for a time without checking devices; a second press is the same request', async () => {
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times });
  server.lose('bookCall');
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^At another time/ }));
  expect(screen.queryByRole('button', { name: 'Check my devices' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ask for this time' }));
  await screen.findByText('Choose a day and a time');
  await user.click(await timeOf('30'));
  await user.click(screen.getByRole('button', { name: 'Ask for this time' }));
  await waitFor(() => expect(server.sent('bookCall')).not.toEqual([]));
  await screen.findAllByRole('alert');
  server.answer('bookCall', { idBooking: 8, result: 'success' });
  await user.dblClick(screen.getByRole('button', { name: 'Ask for this time' }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/call-times/8'));
  const sent = server.sent('bookCall');
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(sent.at(-1)?.body).toEqual({
    idUser: 1001,
    kind: 'video',
    minutes: 10,
    payment: { by: 'wallet', total: 2_500 },
    at: times[1],
    language: 'en',
  });
});

it('loads the times again when one was taken, and keeps everything else', async () => {
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times });
  server.refuse('bookCall', 'incompleteRequest', { reason: { kind: 'timeTaken' } });
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: /^Voice/ }));
  await user.click(screen.getByRole('radio', { name: /^At another time/ }));
  await user.click(await timeOf('00'));
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times: times.slice(1) });
  await user.click(screen.getByRole('button', { name: 'Ask for this time' }));
  await screen.findByText('That time is no longer free. Choose another one.');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /:00/ })).toBeNull());
  expect((await timeOf('30')).hasAttribute('checked')).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Voice/ }).checked).toBe(true);
});

it('offers a time to somebody whom nobody answers now, and a message where no time is free', async () => {
  server.answer('getCallOffer', { ...offer, closed: 'NOT_NOW', answersFrom: times[0] ?? null });
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times });
  await open();
  await screen.findByText(/^Orysia isn’t answering calls at the moment, but/);
  await timeOf('30');
  expect(screen.queryByRole('radio', { name: /^Now/ })).toBeNull();
  closePage();
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times: [] });
  await open();
  await screen.findByRole('link', { name: 'Write a message' });
  expect(screen.queryByRole('button', { name: 'Ask for this time' })).toBeNull();
});
