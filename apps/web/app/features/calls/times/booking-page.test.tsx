// @vitest-environment happy-dom
import { cents } from '@stagedoor/contract/money';
import type { CallBooking } from '@stagedoor/contract/schemas/call';
import type { SelfUser } from '@stagedoor/contract/schemas/user';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { keptCall } from '../kept-call.ts';
import { aBooking } from '../testing/a-booking.ts';
import { startFakeMedia } from '../testing/fake-media.ts';
import { BookingPage } from './booking-page.tsx';
import { keepKey, keptKey } from './kept-key.ts';

const times = ['2026-11-19T10:00:00.000Z', '2026-11-19T10:30:00.000Z'];
/** The page is rendered at midnight, by the server’s clock. */
const open = { state: 'agreed', opensAt: '2026-11-16T23:55:00.000Z', closesAt: '2026-11-17T00:10:00.000Z' } as const;

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  server.answer('getUserFull', { idUser: 7, name: 'Halyna', status: 'ACTIVE' } as SelfUser);
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times });
  startFakeMedia();
});
afterEach(closePage);

const show = (booking: CallBooking) => {
  server.answer('getCallBooking', booking);
  return renderPage(<BookingPage idBooking={8} />, { path: '/call-times/8', signed: true });
};

const toldTalent = { role: 'talent', isYourTurn: true, mayPropose: true } as const;

it('lets the talent accept the time that they have seen', async () => {
  server.answer('acceptCallTime', aBooking({ role: 'talent', state: 'agreed', calendarLink: '/api/call.ics' }));
  const { user } = await show(aBooking(toldTalent));
  await screen.findByRole('heading', { level: 1, name: 'Orysia asks you for a call' });
  server.answer('getCallBooking', aBooking({ role: 'talent', state: 'agreed', calendarLink: '/api/call.ics' }));
  await user.dblClick(screen.getByRole('button', { name: 'Accept this time' }));
  await screen.findByRole('heading', { level: 1, name: 'Your call with Orysia' });
  expect(server.sent('acceptCallTime').map(({ body }) => body)).toEqual([{ idBooking: 8, turn: 1 }]);
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe('/api/call.ics');
});

it('proposes another of the talent’s free times, and asks for one that is taken again', async () => {
  server.refuse('proposeCallTime', 'incompleteRequest', { reason: { kind: 'timeTaken' } });
  const { user } = await show(aBooking(toldTalent));
  await user.click(await screen.findByRole('button', { name: 'Propose another time' }));
  const first = await screen.findByRole('radio', { name: /:00/ });
  await user.click(screen.getByRole('button', { name: 'Propose this time' }));
  await screen.findByText('Choose a day and a time');
  expect(server.sent('proposeCallTime')).toEqual([]);
  await user.click(first);
  server.answer('getCallTimes', { timeZone: 'Europe/Kyiv', times: times.slice(1) });
  await user.click(screen.getByRole('button', { name: 'Propose this time' }));
  await screen.findByText('That time is no longer free. Choose another one.');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /:00/ })).toBeNull());
  server.answer('proposeCallTime', aBooking({ role: 'talent', turn: 2 }));
  server.answer('getCallBooking', aBooking({ role: 'talent', turn: 2 }));
  await user.click(screen.getByRole('radio', { name: /30/ }));
  await user.click(screen.getByRole('button', { name: 'Propose this time' }));
  await screen.findByRole('heading', { level: 1, name: 'Waiting for Orysia’s answer' });
  expect(server.sent('getCallTimes')[0]?.body).toEqual({ idUser: 7, minutes: 10 });
  expect(server.sent('proposeCallTime').map(({ body }) => body)).toEqual(
    times.map((at) => ({ idBooking: 8, turn: 1, at })),
  );
});

it('cancels a request only after it has said what happens to the money', async () => {
  const { user } = await show(aBooking());
  await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
  await screen.findByText('$25.00 will be refunded to where you paid from.');
  expect(server.sent('callOff')).toEqual([]);
  const over = aBooking({ state: 'over', end: 'withdrawn', endedByYou: true, mayCallOff: false });
  server.answer('callOff', over);
  server.answer('getCallBooking', over);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel request' }));
  await screen.findByRole('heading', { level: 1, name: 'Request cancelled' });
  screen.getByText('$25.00 was refunded to where it was paid from.');
});

it('comes to the call when its user says so, and goes to it as soon as both are there', async () => {
  server.answer('joinCall', aBooking(open));
  const { user } = await show(aBooking(open));
  await user.click(await screen.findByRole('button', { name: 'I’m here' }));
  await screen.findByText(/^You’re here\./);
  const key = keptKey(8);
  expect(server.sent('joinCall')[0]?.body).toEqual({ idBooking: 8, key });
  closePage();
  sessionStorage.setItem('callTime.8', key ?? '');
  server.answer('joinCall', aBooking({ state: 'over', end: 'held', idCall: 5, isPartnerHere: true }));
  await show(aBooking({ ...open, isPartnerHere: true }));
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/call/5'));
  expect(server.sent('joinCall').at(-1)?.body).toEqual({ idBooking: 8, key });
  expect(keptCall(5)).toEqual({ key, camera: true, payment: { by: 'wallet' } });
});

it('does not lead to a call again that is over, nor a tab that did not come', async () => {
  keepKey(9);
  await show(aBooking({ state: 'over', end: 'held', idCall: 5 }));
  expect((await screen.findByRole('link', { name: 'View call' })).getAttribute('href')).toBe('/call/5');
  expect(screen.getByTestId('place').textContent).toBe('/call-times/8');
});

it('says what a fan who did not come has paid', async () => {
  await show(aBooking({ state: 'over', end: 'fanAway', paid: cents(750) }));
  await screen.findByRole('heading', { level: 1, name: 'You missed the call' });
  screen.getByText(/so you paid \$7\.50 for the first 3 minutes/);
});

it('does not offer to accept a time that has passed', async () => {
  const passed = {
    at: '2026-11-16T20:00:00.000Z',
    opensAt: '2026-11-16T19:55:00.000Z',
    closesAt: '2026-11-16T20:10:00.000Z',
  };
  await show(aBooking({ ...toldTalent, ...passed }));
  await screen.findByText('This time has already passed.');
  screen.getByRole('button', { name: 'Propose another time' });
  expect(screen.queryByRole('button', { name: 'Accept this time' })).toBeNull();
});
