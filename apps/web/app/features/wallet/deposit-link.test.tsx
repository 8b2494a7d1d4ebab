// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../shared/testing/render-page.tsx';
import { DepositLink } from './deposit-link.tsx';

let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
});

afterEach(closePage);

const open = async () => {
  const { user } = await renderPage(<DepositLink token="t" email="fan@example.com" />, { path: '/deposit/t' });
  return { user, amount: screen.getByLabelText('Amount in US dollars'), submit: screen.getByRole('button') };
};

it('sends the amount in cents, once on a double press, and goes to the card page', async () => {
  server.answer('depositByLink', { result: '/stripe-checkout?si=1' });
  const { user, amount, submit } = await open();
  await user.type(amount, '25,50');
  await user.dblClick(submit);
  await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/stripe-checkout?si=1'));
  expect(server.sent('depositByLink')).toEqual([
    { name: 'depositByLink', body: { token: 't', amount: 2550 }, idempotencyKey: expect.any(String) },
  ]);
});

it('marks and focuses an invalid amount, until it is valid', async () => {
  const { user, amount, submit } = await open();
  await user.type(amount, 'ten');
  await user.click(submit);
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(amount);
  await user.clear(amount);
  await user.type(amount, '10');
  await waitFor(() => expect(amount.getAttribute('aria-invalid')).toBe('false'));
  expect(server.sent('depositByLink')).toEqual([]);
});

it('shows a server error at the field, with a help link that carries its code and request id', async () => {
  server.refuse('depositByLink', 'somethingWrong', { requestId: 'r-7' });
  const { user, amount, submit } = await open();
  await user.type(amount, '10');
  await user.click(submit);
  const help = await screen.findByRole('link', { name: 'Get help' });
  expect(help.getAttribute('href')).toBe('/redirect/support?code=1002&request=r-7');
  expect(amount.getAttribute('aria-describedby')).toContain(help.closest('[role="alert"]')?.id);
});

it('reuses the idempotency key on a retry, and takes a new one for another amount', async () => {
  server.refuse('depositByLink', 'serviceLater');
  const { user, amount, submit } = await open();
  await user.type(amount, '10');
  await user.click(submit);
  await screen.findByRole('alert');
  await user.click(submit);
  await waitFor(() => expect(server.sent('depositByLink')).toHaveLength(2));
  await user.type(amount, '0');
  await user.click(submit);
  await waitFor(() => expect(server.sent('depositByLink')).toHaveLength(3));
  const [first, second, third] = server.sent('depositByLink').map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
