import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appAuthorization } from './app-key.ts';
import { type ClientOptions, createClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Seen = { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string };

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const clientOf = async (answer: Answer, options: Partial<ClientOptions> = {}) => {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: await text(request) });
    answer(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return { call: createClient({ baseUrl, fetch, ...options }), seen };
};

describe('a call', () => {
  it('fills in path, query and body', async () => {
    const page = { items: [], totalPages: 0, currentPage: 0 };
    const { call, seen } = await clientOf(json(200, page));
    const params = { groupName: 'stage & screen', categoryName: 'a/b' };
    const reply = await call('findUsersByGroupAndCategory', { params, query: { language: 'uk' }, body: { page: 1 } });
    expect(reply).toEqual(page);
    expect(seen).toMatchObject([
      {
        method: 'POST',
        url: '/api/find-users-by-group-and-category/stage%20%26%20screen/a%2Fb?language=uk',
        headers: { 'content-type': 'application/json' },
        body: '{"page":1}',
      },
    ]);
  });

  it('carries the headers of the session and the idempotency key', async () => {
    const { call, seen } = await clientOf(json(200, {}), { headers: () => ({ authorization: 'Bearer t' }) });
    await call('logOut', {}, { idempotencyKey: 'k' });
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer t', 'idempotency-key': 'k' });
  });

  it('names the app instead of a session when logging checked in', async () => {
    const { call, seen } = await clientOf(json(200, {}), { headers: () => ({ authorization: 'Bearer t' }) });
    await call('loginWithPassword', { body: { email: 'fan@stagedoor.example', password: 'secret' } });
    expect(seen[0]?.headers.authorization).toBe(appAuthorization);
  });

  it.each(['.', '..'])('does not let a crafted %j reach another endpoint', async (groupName) => {
    const { call, seen } = await clientOf(json(200, {}));
    const crafted = call('findUsersByGroupAndCategory', { params: { groupName, categoryName: 'log-out' } });
    await expect(crafted).rejects.toMatchObject({ name: 'pageNotFound' });
    expect(seen).toEqual([]);
  });
});

describe('a refused call', () => {
  it('throws the refusal by its name', async () => {
    const body = { error: 1008, name: 'mandatoryFieldNull', fields: { email: 'required' }, requestId: 'r-1' };
    const { call } = await clientOf(json(422, body));
    await expect(call('getUserFull')).rejects.toMatchObject({
      name: 'mandatoryFieldNull',
      fields: { email: 'required' },
      requestId: 'r-1',
    });
  });

  it('says when to try again', async () => {
    const { call } = await clientOf(json(429, { error: 1060 }, { 'retry-after': '600' }));
    await expect(call('getUserFull')).rejects.toMatchObject({ name: 'tooManyChecks', retryAfter: 600 });
  });

  it.each([{ error: 424242 }, {}, null, 'no', []])('is something wrong when the body is %j', async (body) => {
    const { call } = await clientOf(json(500, body));
    await expect(call('getUserFull')).rejects.toMatchObject({ name: 'somethingWrong' });
  });

  it.each([200, 502])('is something wrong when a %i is no JSON', async (status) => {
    const { call } = await clientOf((_, response) => response.writeHead(status).end('<html>'));
    await expect(call('getUserFull')).rejects.toMatchObject({ name: 'somethingWrong' });
  });
});

describe('without a connection', () => {
  it('is bad internet when nobody answers', async () => {
    const { call } = await clientOf((request) => request.socket.destroy());
    await expect(call('getUserFull')).rejects.toMatchObject({ name: 'badInternet' });
  });

  it('is bad internet when the answer breaks off', async () => {
    const { call } = await clientOf((request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => request.socket.destroy());
    });
    await expect(call('getUserFull')).rejects.toMatchObject({ name: 'badInternet' });
  });

  it('stays an abort when the caller gave up', async () => {
    const giveUp = new AbortController();
    const { call } = await clientOf(() => giveUp.abort());
    await expect(call('getUserFull', {}, { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
