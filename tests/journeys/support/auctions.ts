import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { aNewPerson } from './accounts.ts';
import { aVisitor, expect } from './page.ts';
import { aName, callAs } from './studio.ts';

const minute = 60_000;
const hour = 60 * minute;

export const moveClock = async (page: Page, advance: string) => {
  const moved = await page.request.post('/sandbox/clock', { data: { advance } });
  const { now, settled } = (await moved.json()) as { now: string; settled: boolean };
  expect(settled).toBe(true);
  return Date.parse(now);
};

type Own = { products: { idImage: string | null }[] };

/** An auction of the page's talent that runs now, for two hours, and that no other journey knows. */
export const aRunningAuction = async (talent: Page, changes: object = {}) => {
  const name = aName('Stage coat');
  const now = await moveClock(talent, 'PT1S');
  const { products } = await callAs<Own>(talent, '/get-user-products?language=en');
  const { idProduct } = await callAs<{ idProduct: number }>(talent, '/save-auction', {
    language: 'en',
    name,
    shortAbout: 'Worn on the first stadium night',
    about: `A red coat with gold lapels, signed inside the collar: ${name}`,
    idImage: products.find(({ idImage }) => idImage !== null)?.idImage,
    startingBet: 5_000,
    startDate: new Date(now + minute).toISOString(),
    endDate: new Date(now + minute + 2 * hour).toISOString(),
    deliveryMethods: ['pickup'],
    pickupPlace: 'Lviv, the studio',
    ...changes,
  });
  await moveClock(talent, 'PT2M');
  return { idProduct, name, path: `/auction?id=${idProduct}` };
};

/** A phone number that no other journey uses. */
export const aPhone = () => `+38050${randomInt(1_000_000, 9_999_999)}`;

export const smsCode = async (page: Page, phone: string): Promise<string> => {
  const read = async () => (await (await page.request.get('/sandbox/sms', { params: { to: phone } })).json())[0]?.body;
  await expect.poll(read).toBeDefined();
  return /\b\d{6}\b/.exec(await read())?.[0] ?? '';
};

/** Somebody whose card and phone are checked, with the auction open. */
export const aBidder = async (browser: Browser, path: string, name: string, card = '4242424242424242') => {
  const page = await aVisitor(browser);
  await aNewPerson(page, name);
  const phone = aPhone();
  await callAs(page, '/send-phone-code', { phone });
  await callAs(page, '/confirm-phone', { code: await smsCode(page, phone) });
  const { result } = await callAs<{ result: string }>(page, '/check-card', {});
  const si = result.split('si=')[1];
  const { url } = await callAs<{ url: string }>(page, '/open-checkout', { si });
  const form = { email: 'fan@example.com', number: card, expiry: '12/34', cvc: '123' };
  await page.request.post(url, { form, maxRedirects: 0 });
  const state = async () => (await callAs<{ state: string }>(page, '/get-payment', { si })).state;
  await expect.poll(state).toBe('paid');
  await page.goto(path);
  return page;
};
