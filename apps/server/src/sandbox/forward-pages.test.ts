import { startSandbox, testCards } from '@stagedoor/sandbox';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { visitSandboxId } from '../../../../tests/support/visit-sandbox-id.ts';
import { stripeClient } from '../platform/ports/stripe-cards.ts';
import { forwardPages, pagesOfCards, pagesOfIdentity } from './forward-pages.ts';

const sandbox = await startSandbox({ clock: { now: () => new Date('2026-03-01T12:00:00Z') } });
const app = Fastify();
forwardPages(app, sandbox);
const product = await app.listen({ host: '127.0.0.1', port: 0 });
sandbox.stripe.servePagesAt(`${product}${pagesOfCards}`);
afterAll(async () => {
  await app.close();
  await sandbox.close();
});

it('serves the card page, its style and its answer under the product’s URL', async () => {
  const { secretKey, url: apiBase } = sandbox.stripe;
  const stripe = stripeClient({ secretKey, apiBase });
  const { url } = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: `${product}/thanks`,
    cancel_url: `${product}/cart`,
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 1_500, product_data: { name: 'A page' } } },
    ],
  });
  expect(url).toMatch(new RegExp(`^${product}/sandbox/card/pay/`));
  const page = await fetch(String(url));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('A page');
  const style = await fetch(new URL('style.css', String(url)));
  expect(style.headers.get('content-type')).toContain('text/css');
  const form = new URLSearchParams({
    email: 'olena@example.com',
    number: testCards.success.number,
    expiry: '12 / 34',
    cvc: '123',
    name: 'Olena',
  });
  const paid = await fetch(String(url), { method: 'POST', body: form, redirect: 'manual' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`${product}/thanks`);
});

it('serves the log-in of the social network, with its cookies and redirects', async () => {
  const request = new URL(`${product}${pagesOfIdentity}/auth`);
  request.search = String(
    new URLSearchParams({
      client_id: sandbox.oidc.clientId,
      redirect_uri: `${product}/login/sandbox`,
      response_type: 'code',
      scope: 'openid email profile',
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: 'bsUcyhkfWSy_JuwEDcIJDRWZbjSJ0YMo3x2QGyAdnmY',
      code_challenge_method: 'S256',
    }),
  );
  const first = await fetch(request, { redirect: 'manual' });
  expect(first.headers.get('location')).toMatch(/^\/sandbox\/id\/interaction\//);
  expect(first.headers.getSetCookie().every((cookie) => /; path=\/sandbox\/id\//.test(cookie))).toBe(true);
  const back = await visitSandboxId(request.href, { email: 'olena@example.com' });
  expect(back).toMatchObject({ state: 'a-state', code: expect.stringMatching(/.{20}/) });
});

it('forwards no API of a provider', async () => {
  const wrong = ['/v1/balance', '/faults/x', '/pay/%2e%2e/v1/balance', '//example.com/pay/x'];
  for (const path of [...wrong.map((each) => pagesOfCards + each), `${pagesOfIdentity}/jwks`]) {
    const { body } = await app.inject({ url: path });
    expect(body).toContain('pageNotFound');
  }
});
