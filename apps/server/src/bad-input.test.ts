import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { aProgram } from '../../../tests/support/program.ts';

const { app, database } = await aProgram();
const json = { 'content-type': 'application/json' };
const login = '/api/login-with-password';

const cases: [string, InjectOptions, number, number][] = [
  ['malformed JSON', { method: 'POST', url: login, headers: json, payload: '{"email":' }, 400, 1008],
  [
    'a wrong content type',
    { method: 'POST', url: login, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    1008,
  ],
  [
    'an oversized body',
    { method: 'POST', url: login, headers: json, payload: `"${'a'.repeat(1_100_000)}"` },
    413,
    1046,
  ],
  [
    'invalid UTF-8',
    { method: 'POST', url: login, headers: json, payload: Buffer.from([0x22, 0xff, 0xfe, 0x22]) },
    400,
    1008,
  ],
  [
    'a NUL in the body',
    { method: 'POST', url: login, headers: json, payload: '{"email":"a\\u0000@b.c","password":"x"}' },
    422,
    1008,
  ],
  [
    'half a surrogate pair in the body',
    { method: 'POST', url: login, headers: json, payload: '{"email":"a\\ud800@b.c","password":"x"}' },
    422,
    1008,
  ],
  [
    'half a surrogate pair in a name',
    { method: 'POST', url: login, headers: json, payload: '{"em\\udc00ail":"a@b.c","password":"x"}' },
    422,
    1008,
  ],
  [
    'a body nested without an end',
    { method: 'POST', url: '/api/search', headers: json, payload: '['.repeat(5_000) + ']'.repeat(5_000) },
    422,
    1008,
  ],
  [
    'a nested body that is never closed',
    { method: 'POST', url: '/api/search', headers: json, payload: '{"a":'.repeat(100_000) },
    422,
    1008,
  ],
  ['a NUL in the path', { method: 'GET', url: '/api/get-user-by-id/a%00b' }, 400, 1008],
  ['a broken escape in the path', { method: 'GET', url: '/api/get-user-by-id/%E0%A4' }, 400, 1008],
  [
    'a key that reaches for the prototype',
    { method: 'POST', url: login, headers: json, payload: '{"__proto__":{"admin":true}}' },
    400,
    1008,
  ],
  [
    'a key that reaches for the constructor',
    { method: 'POST', url: login, headers: json, payload: '{"constructor":{"prototype":{}}}' },
    400,
    1008,
  ],
  ['an unknown path', { method: 'GET', url: '/api/no-such-call' }, 404, 1058],
  ['an unsupported method', { method: 'DELETE', url: login }, 405, 1058],
  [
    'an array where an object belongs',
    { method: 'POST', url: '/api/find-users-by-group-name/all', headers: json, payload: '[1]' },
    422,
    1008,
  ],
  [
    'a number where a text belongs',
    { method: 'POST', url: '/api/find-users-by-group-name/all', headers: json, payload: '{"page":"x"}' },
    422,
    1008,
  ],
  [
    'a page beyond all pages',
    { method: 'POST', url: '/api/find-users-by-group-name/all', headers: json, payload: '{"page":1e300}' },
    422,
    1008,
  ],
];

describe('bad input', () => {
  it.each(cases)('%s is refused by name', async (_what, request, status, error) => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error, name: expect.any(String) });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('says which methods a path does take', async () => {
    const answer = await app.inject({ method: 'DELETE', url: login });
    expect(answer.headers.allow).toBe('POST');
  });

  it('accepts whole surrogate pairs, and brackets within a text', async () => {
    const payload = JSON.stringify({ note: `👩‍👩‍👧‍👦 ${'['.repeat(100)} "${'{'.repeat(100)}` }).replace(
      '👩',
      '\\ud83d\\udc69',
    );
    const answer = await app.inject({
      method: 'POST',
      url: '/api/find-users-by-group-name/all',
      headers: json,
      payload,
    });
    expect(answer.statusCode).toBe(200);
  });

  it('names what is malformed by a word', async () => {
    const named = async (request: InjectOptions) => (await app.inject({ method: 'POST', ...request })).json().fields;
    expect(await named({ url: login, headers: json, payload: '{' })).toEqual({ body: 'invalid' });
    expect(await named({ url: login, headers: json, payload: '{"a":"\\ud800"}' })).toEqual({ body: 'invalid' });
    const text = { 'content-type': 'text/xml' };
    expect(await named({ url: login, headers: text, payload: '<a/>' })).toEqual({ 'Content-Type': 'invalid' });
    expect(await named({ method: 'GET', url: '/api/get-user-by-id/%zz' })).toEqual({ address: 'invalid' });
  });

  it('accepts the text \\u0000 as six written characters', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/find-users-by-group-name/all',
      headers: json,
      payload: '{"note":"\\\\u0000"}',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('leaves nothing behind', async () => {
    const { rows } = await database.pool.query(
      'select (select count(*) from users) + (select count(*) from session) as rows',
    );
    expect(rows[0].rows).toBe(0);
  });
});
