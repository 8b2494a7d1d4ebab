import { afterAll, expect, it } from 'vitest';
import { visitSandboxId } from '../../../../tests/support/visit-sandbox-id.ts';
import { startOidcSandbox } from './server.ts';

const complaints: string[] = [];
const sandbox = await startOidcSandbox({ log: (line) => complaints.push(line) });
afterAll(sandbox.close);

const redirectUri = 'http://localhost:4321/login/sandbox';
const request = new URL('/auth', sandbox.issuer);
request.search = String(
  new URLSearchParams({
    client_id: sandbox.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    // The SHA-256 of "verifier-verifier-verifier-verifier-verifier".
    code_challenge: 'bsUcyhkfWSy_JuwEDcIJDRWZbjSJ0YMo3x2QGyAdnmY',
    code_challenge_method: 'S256',
  }),
);

it('describes itself as OpenID Connect providers do', async () => {
  const answer = await fetch(`${sandbox.issuer}/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({ issuer: sandbox.issuer, jwks_uri: `${sandbox.issuer}/jwks` });
});

it('asks who it is on a page that works without a script and may send people back', async () => {
  const first = await fetch(request, { redirect: 'manual' });
  const page = await fetch(new URL(first.headers.get('location') ?? '', request), {
    headers: {
      cookie: first.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
      'accept-language': 'uk',
    },
  });
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:4321");
  expect(await page.text()).toMatch(/<html lang="uk">[\s\S]*name="email"[\s\S]*Увійти/);
});

it('sends people back with a code, to whatever address the product has', async () => {
  const back = await visitSandboxId(request.href, { email: 'olena@example.com' });
  expect(back).toMatchObject({ state: 'a-state', address: redirectUri, code: expect.stringMatching(/.{20}/) });
});

it('says that it is over when the page is opened without having begun', async () => {
  const page = await fetch(`${sandbox.issuer}/interaction/nothing`);
  expect(page.status).toBe(410);
  expect(complaints).toEqual([]);
});
