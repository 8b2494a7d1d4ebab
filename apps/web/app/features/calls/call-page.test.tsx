// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import { CallPage } from './call-page.tsx';
import { keepCall, keptCall } from './kept-call.ts';
import { aCall } from './testing/a-call.ts';

let server: FakeServer;
const key = '4f2f6c1e-7d0e-4a6a-9b52-1c7a1d1f0a01';

/** Of a browser with one tab: every lock is free. */
const locks = { request: (_name: string, _options: object, hold: () => Promise<void>) => hold() };

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', { idUser: 7, name: 'Halyna', status: 'ACTIVE' } as SelfUser);
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks as unknown as LockManager);
  server.answer('getCalls', { items: [], totalPages: 0, currentPage: 0, totalCount: 0 } as never);
});
afterEach(closePage);

const open = () => renderPage(<CallPage idCall={5} />, { path: '/call/5', signed: true });

it('rings in the tab that called, which can stop it', async () => {
  keepCall(5, { key, camera: true });
  server.answer('getCall', aCall());
  server.answer('endCall', aCall({ state: 'over', end: 'cancelled', at: '2026-11-17T10:00:09.000Z' }));
  const { user } = await open();
  await screen.findByText('Ringing…');
  expect(server.sent('getCall')[0]?.body).toEqual({ idCall: 5, key });
  await user.click(screen.getByRole('button', { name: 'Cancel call' }));
  await screen.findByRole('heading', { level: 1, name: 'Call cancelled' });
});

it('says in another tab where the call is', async () => {
  server.answer('getCall', aCall({ isHere: false }));
  await open();
  await screen.findByText('This call is open in another tab');
  expect(server.sent('getCall')[0]?.body).toEqual({ idCall: 5 });
});

it('lets the talent decline', async () => {
  server.answer('getCall', aCall({ role: 'talent', isHere: false }));
  server.answer('denyCall', {});
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(server.sent('denyCall').map(({ body }) => body)).toEqual([{ idCall: 5 }]));
});

it('tells a talent who is too late that it was answered elsewhere, and keeps no key', async () => {
  server.answer('getCall', aCall({ role: 'talent', isHere: false }));
  server.refuse('answerCall', 'incompleteRequest', { reason: { kind: 'stateChanged', state: 'talking' } });
  const { user } = await open();
  await screen.findByRole('button', { name: 'Answer' });
  server.answer('getCall', aCall({ role: 'talent', state: 'talking', isHere: false }));
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  await screen.findByText('You answered on another device');
  expect(keptCall(5)).toBeUndefined();
});

it('shows the fan what was talked, paid and released', async () => {
  const talked = { talkedSeconds: 187, cost: cents(779) };
  server.answer('getCall', aCall({ state: 'over', end: 'hungUp', ...talked }));
  await open();
  await screen.findByText('3:07');
  screen.getByText('$7.79');
  screen.getByText('$17.21');
  expect(screen.getByRole('link', { name: 'Call again' }).getAttribute('href')).toBe('/call-to?user=1001');
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/orders/70');
});

it('tells the minutes of a pack from the money of an extension', async () => {
  const holds = [
    { seconds: 60, rate: cents(0), fromPack: true },
    { seconds: 300, rate: cents(300), fromPack: false },
  ];
  server.answer('getCall', aCall({ state: 'over', end: 'hungUp', talkedSeconds: 75, cost: cents(75), holds }));
  await open();
  await screen.findByText('Used from your pack');
  screen.getByText('1:00');
  screen.getByText('0:00');
  screen.getByText('$15.00');
  screen.getByText('$0.75');
  screen.getByText('$14.25');
});

it('shows the talent what they receive, and the other calls', async () => {
  const partner = { idUser: 9, name: 'Ivan', imageLink: null, hasProfile: false };
  const over = { role: 'talent', state: 'over', end: 'hungUp', partner, status: 'incoming' } as const;
  server.answer('getCall', aCall({ ...over, received: cents(662) }));
  const items = [aCall({ ...over }), aCall({ ...over, idCall: 4, end: 'missed', status: 'missed' })];
  server.answer('getCalls', { items, totalPages: 1, currentPage: 0, totalCount: 2 } as never);
  await open();
  await screen.findByText('$6.62');
  expect((await screen.findByRole('link', { name: /^Missed/ })).getAttribute('href')).toBe('/call/4');
  expect(screen.queryByText('Released')).toBeNull();
});
