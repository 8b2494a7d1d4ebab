import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Fills in the card provider's page and pays. */
export const payByCard = async (page: Page, number: string) => {
  await page.locator('[name="number"]').fill(number);
  await page.locator('[name="expiry"]').fill('12/34');
  await page.locator('[name="cvc"]').fill('123');
  await page.locator('form button').click();
};

type Session = { authorization: string; 'x-device-id': string };

/** Deposits this many cents into a user's wallet through the API. */
export const payIn = async (request: APIRequestContext, session: Session, amount: number) => {
  const headers = { ...session, 'idempotency-key': randomUUID() };
  const deposit = await request.post('/api/deposit', { data: { amount }, headers });
  await expect(deposit).toBeOK();
  const si = ((await deposit.json()) as { result: string }).result.split('si=')[1];
  const opened = await request.post('/api/open-checkout', { data: { si } });
  const card = { email: 'fan@example.com', number: '4242424242424242', expiry: '12/34', cvc: '123' };
  await request.post(((await opened.json()) as { url: string }).url, { form: card, maxRedirects: 0 });
  const isPaid = async () => {
    const payment = await request.post('/api/get-payment', { data: { si }, headers: session });
    return ((await payment.json()) as { state: string }).state;
  };
  await expect.poll(isPaid).toBe('paid');
};
