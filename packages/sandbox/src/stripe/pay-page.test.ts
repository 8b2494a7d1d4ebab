import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCheckout, aStripe, fillIn } from './testing.ts';

let world: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  world = await aStripe();
});
afterEach(() => world.sandbox.close());

const open = async (more = {}) => (await world.stripe.checkout.sessions.create({ ...aCheckout, ...more })).url ?? '';
const visit = (url: string, language = 'en') => fetch(url, { headers: { 'accept-language': language } });

it.each([
  [{ locale: 'ru' }, 'en', 'Оплата картой'],
  [{ locale: 'auto' }, 'uk-UA,en;q=0.5', 'Оплата карткою'],
  [{}, 'de', 'Pay by card'],
])('speaks the payer’s language (%o, %s)', async (more, language, title) => {
  expect(await (await visit(await open(more), language)).text()).toContain(title);
});

it('shows what is paid and lets no text become markup', async () => {
  const name = '<script>alert(1)</script>';
  const price_data = { currency: 'usd', unit_amount: 1250, product_data: { name } };
  const url = await open({ line_items: [{ quantity: 2, price_data }], customer_email: '"><b>@example.com' });

  const page = await visit(url);
  const text = await page.text();

  expect(text).toContain('$25.00');
  expect(text).not.toContain('<script>');
  expect(text).not.toContain('<b>');
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://shop.test;");
});

it('lists the test cards with a button that copies each number', async () => {
  const page = await visit(await open());
  expect(await page.text()).toContain('data-copy="4242424242424242"');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect((await visit(`${world.sandbox.url}/pay/copy.js`)).headers.get('content-type')).toContain('text/javascript');
});

it.each([
  [{ number: '4111 1111 1111 1111' }, 'Never enter a real card'],
  [{ number: '4242 4242 4242 4241' }, 'not valid'],
  [{ expiry: '04/30' }, 'expired'],
  [{ expiry: '13/40' }, 'MM/YY'],
  [{ cvc: '1' }, '3 digits'],
  [{ email: 'nobody' }, 'email'],
])('says what is wrong with %o and keeps the email', async (fields, text) => {
  const answer = await fillIn(await open(), fields);

  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain(text);
  expect(page).toContain(`value="${'email' in fields ? fields.email : 'fan@example.com'}"`);
});

it('accepts a card to the end of its last month', async () => {
  expect((await fillIn(await open(), { expiry: '5/2030', number: '4242 4242-4242 4242' })).status).toBe(303);
});

it('answers an unknown page with 404 and its style with CSS', async () => {
  expect((await visit(`${world.sandbox.url}/pay/cs_test_nothing`)).status).toBe(404);
  expect((await visit(`${world.sandbox.url}/pay/style.css`)).headers.get('content-type')).toContain('text/css');
});

it('says that all is done when the buyer goes back to the bank’s question', async () => {
  const url = await open();
  await fillIn(url, { number: '4000 0025 0000 3155' });
  const question = `${url}/authenticate`;
  const answered = await fetch(question, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'complete' }),
    redirect: 'manual',
  });
  expect(answered.status).toBe(303);
  const again = await fetch(question, { redirect: 'manual' });
  expect([again.status, again.headers.get('location')]).toEqual([303, url]);
});

it('shows the whole card page, which can be sent again, after the bank’s question was refused', async () => {
  const url = await open();
  await fillIn(url, { number: '4000 0025 0000 3155' });
  const question = `${url}/authenticate`;

  const refused = await fetch(question, { method: 'POST', body: new URLSearchParams({ answer: 'fail' }) });

  const page = await refused.text();
  const addresses = [/<form method="post" action="([^"]+)"/, /<link rel="stylesheet" href="([^"]+)"/].map(
    (pattern) => new URL(pattern.exec(page)?.[1] ?? '', question).href,
  );
  expect(addresses).toEqual([url, `${world.sandbox.url}/pay/style.css`]);
  expect((await fillIn(addresses[0] ?? '')).status).toBe(303);
});
