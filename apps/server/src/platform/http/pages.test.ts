import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { fictionalCompany } from '@stagedoor/contract/company';
import type { PageHost } from '@stagedoor/contract/page-host';
import { describe, expect, it } from 'vitest';
import { aProgram } from '../../../../../tests/support/program.ts';
import { sendRaw } from '../../../../../tests/support/raw-http.ts';
import { renderPages } from './pages.ts';

const shared = { 'cache-control': 'private, no-cache' };
let drawn = 0;

// Stands in for the web app: reports the URL, what it knows of the visitor, and what the API answered.
const web: PageHost = {
  visitorOf: ({ cookie = '' }) => ({ cookies: cookie, knowsCountry: false, signed: cookie.includes('signed=1') }),
  handlePage: async (request, { api, country, scriptMark }) => {
    drawn++;
    const url = new URL(request.url);
    const endpoint = url.searchParams.get('ask');
    const known = { cookie: request.headers.get('cookie'), agent: request.headers.get('user-agent'), country };
    const body = { url: url.href, api: endpoint === null ? null : await (await api(endpoint)).json(), drawn, ...known };
    const headers = { 'content-type': 'text/html; charset=utf-8', ...(!url.pathname.startsWith('/secret') && shared) };
    if (!url.pathname.startsWith('/scripts')) return new Response(JSON.stringify(body), { headers });
    return new Response(`<script nonce="${scriptMark}">go()</script><script>steal()</script>`, { headers });
  },
};

const program = await aProgram();
const options = {
  sandbox: false,
  company: fictionalCompany,
  publicUrl: () => 'https://stagedoor.test',
  countryOf: async (address: string) => (address === '127.0.0.1' ? 'ua' : null),
  clock: program.clock,
};
renderPages(program.app, web, options);
const address = await program.app.listen({ host: '127.0.0.1', port: 0 });

const ask = (method: string, path: string, accept = 'text/html') =>
  sendRaw(
    address,
    `${method} ${path} HTTP/1.1\r\nhost: stagedoor.test\r\naccept: ${accept}\r\nconnection: close\r\n\r\n`,
  );

it.each([
  ['GET', '/api', 404],
  ['GET', '/api/', 404],
  ['GET', '/api?x=1', 404],
  ['GET', '/api/no-such-call', 404],
  ['GET', '/api/get-user-by-id', 404],
  ['GET', '/api/get-user-by-id/', 404],
  ['GET', `/api/get-user-by-id/${'9'.repeat(600)}`, 404],
  ['GET', '/api/get-groups/en/true', 404],
  ['GET', '/api//get-groups', 404],
  ['POST', '/api', 404],
  ['GET', '/api/find-users', 405, 'POST'],
  ['DELETE', '/api/find-users', 405, 'POST'],
  ['PUT', '/api/find-users', 405, 'POST'],
  ['OPTIONS', '/api/find-users', 405, 'POST'],
  ['PROPFIND', '/api/find-users', 405, 'POST'],
  ['POST', '/api/get-user-by-id/1', 405, 'GET, HEAD'],
] as const)('%s %s answers %i in JSON, whatever is accepted', async (method, path, status, allow?: string) => {
  for (const accept of ['text/html', 'application/json', 'image/webp']) {
    const answer = await ask(method, path, accept);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toEqual({ error: 1058, name: 'pageNotFound' });
    expect(answer.headers.allow).toBe(allow);
  }
});

it('HEAD says the same without a body', async () => {
  const head = (path: string) => fetch(`${address}/api${path}`, { method: 'HEAD' });
  const refused = await head('/find-users');
  expect([refused.status, refused.headers.get('allow'), await refused.text()]).toEqual([405, 'POST', '']);
  expect((await head('/no-such-call')).status).toBe(404);
  expect((await head('/get-exchange-rates')).status).toBe(200);
});

it.each([
  ['/explore?page=2', 'https://stagedoor.test/explore?page=2'],
  ['//evil.example/explore', 'https://stagedoor.test/evil.example/explore'],
  ['/\\evil.example', 'https://stagedoor.test/evil.example'],
  ['/\\/\\evil.example?a=//b', 'https://stagedoor.test/evil.example?a=//b'],
  ['http://evil.example/explore', 'https://stagedoor.test/explore'],
  ['/apiary', 'https://stagedoor.test/apiary'],
  [`/${'a'.repeat(600)}`, `https://stagedoor.test/${'a'.repeat(600)}`],
])('%s is a page of our own address', async (path, url) => {
  const answer = await ask('GET', path);
  expect([answer.status, JSON.parse(answer.body).url]).toEqual([200, url]);
});

it('a page that asks the API for nothing gets a refusal it can read', async () => {
  const answer = await ask('GET', `/product?ask=${encodeURIComponent('/get-product-by-id/')}`);
  expect(JSON.parse(answer.body).api).toEqual({ error: 1058, name: 'pageNotFound' });
});

describe('a page', () => {
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await program.app.inject({ url: path, headers });
    return {
      ...answer.json<{ drawn: number; cookie: string; agent: string | null; country: string | null }>(),
      answer,
    };
  };

  it('is the same for visitors who come within a second, and another for other visitors', async () => {
    const [one, two] = await Promise.all([visit('/same'), visit('/same')]);
    expect(two.drawn).toBe(one.drawn);
    expect((await visit('/same')).drawn).toBe(one.drawn);
    expect((await visit('/same', { cookie: 'lang=uk' })).drawn).not.toBe(one.drawn);
    expect((await visit('/same?group=music')).drawn).not.toBe(one.drawn);
    program.clock.advance(1_000);
    expect((await visit('/same')).drawn).not.toBe(one.drawn);
  });

  it('is neither given to nor taken from those who are logged in', async () => {
    const visitor = await visit('/person');
    const person = await visit('/person', { cookie: 'signed=1' });
    const again = await visit('/person', { cookie: 'signed=1' });
    expect(new Set([visitor.drawn, person.drawn, again.drawn]).size).toBe(3);
    expect((await visit('/person')).drawn).toBe(visitor.drawn);
  });

  it('is not shared when its address is a secret', async () => {
    const [one, two] = await Promise.all([visit('/secret/token'), visit('/secret/token')]);
    expect(one.drawn).not.toBe(two.drawn);
  });

  it('is drawn from what visitors have in common, whatever else the browser sends', async () => {
    const { agent, cookie, country } = await visit('/agent', { 'user-agent': 'Odd/1.0', cookie: 'lang=uk' });
    expect({ agent, cookie, country }).toEqual({ agent: null, cookie: 'lang=uk', country: 'ua' });
  });

  it('is sent as the reader takes it, and says on what it depends', async () => {
    const packed = await program.app.inject({ url: '/packed', headers: { 'accept-encoding': 'gzip, br' } });
    const plain = await program.app.inject({ url: '/packed' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect((await program.app.inject({ method: 'HEAD', url: '/packed' })).body).toBe('');
  });

  it('carries a policy without unsafe-inline that vouches for its own scripts alone', async () => {
    const { headers, body } = await program.app.inject('/scripts');
    const hash = createHash('sha256').update('go()').digest('base64');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
    expect(policy).toContain("media-src 'self' blob:");
    expect(policy.join()).not.toMatch(/unsafe|nonce/);
    expect(body).toBe('<script>go()</script><script>steal()</script>');
  });
});
