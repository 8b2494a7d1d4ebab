import type { HandlePage } from '@stagedoor/contract/page-host';
import { expect, it } from 'vitest';
import { aProgram } from '../../../../../tests/support/program.ts';
import { sendRaw } from '../../../../../tests/support/raw-http.ts';
import { renderPages } from './pages.ts';

// As the web would be: it says for which address it was asked, and what the API told it.
const handlePage: HandlePage = async (request, { api }) => {
  const url = new URL(request.url);
  const asked = url.searchParams.get('ask');
  const body = { url: url.href, api: asked === null ? null : await (await api(asked)).json() };
  return new Response(JSON.stringify(body), { headers: { 'content-type': 'text/html; charset=utf-8' } });
};

const program = await aProgram();
const options = { sandbox: false, supportEmail: '', publicUrl: () => 'https://stagedoor.test', clock: program.clock };
renderPages(program.app, handlePage, options);
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
