import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { createApp } from './http.ts';

const program = await aProgram();

it.each(['/get-wallet', '/get-user-full/', '/socket-auth', '/get-exchange-rates', '/get-order/1'])(
  'what %s answers is kept by nobody',
  async (path) => {
    const client = await aLoggedInClient(program, (await aUser(program)).idUser);
    const { headers } = await client.get(path);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

it('a client that came by https gets HSTS, whatever it requested', async () => {
  const app = createApp({ log: pino({ level: 'silent' }), trustProxy: false, isHttps: () => true });
  whenDone(() => app.close());
  app.get('/here', () => ({}));
  for (const path of ['/here', '/nowhere']) {
    expect((await app.inject(path)).headers['strict-transport-security']).toContain('max-age=31536000');
  }
  expect((await program.app.inject('/health/live')).headers['strict-transport-security']).toBeUndefined();
});

const documents = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/swagger-ui.js',
  '/api/first-purchase',
  '/json/languages.json',
];

describe.each(documents)('%s', (url) => {
  const ask = (headers: Record<string, string> = {}) => program.app.inject({ url, headers });

  it('is sent as the reader takes it', async () => {
    const plain = await ask();
    const gzipped = await ask({ 'accept-encoding': 'gzip;q=0.8, br;q=0' });
    expect(gzipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    expect((await ask({ 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is not sent again to a client that has it', async () => {
    const { etag } = (await ask()).headers;
    const again = await ask({ 'if-none-match': `"other", W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

it('the viewer of the API runs our own files alone, and calls nobody else', async () => {
  const page = await program.app.inject('/api/docs');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  for (const [, file = ''] of page.body.matchAll(/(?:src|href)="(\/api[^"]+)"/g)) {
    expect((await program.app.inject(file)).statusCode).toBe(200);
  }
});

it('the languages that people speak have a code and two names each', async () => {
  const languages = (await program.app.inject('/json/languages.json')).json();
  expect(languages).toContainEqual({ code: 'uk', name: 'Ukrainian', nativeName: 'українська' });
  expect(languages.length).toBeGreaterThan(150);
});
