import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { allowOrigins } from './cors.ts';
import { createApp } from './http.ts';

const app = createApp({ log: pino({ level: 'silent' }), trustProxy: false });
allowOrigins(app, ['https://shop.example']);
app.get('/api/here', (_request, reply) => reply.header('authorization', 'Bearer next').send({ here: true }));
app.get('/wallet', () => 'a page');
whenDone(() => app.close());

const ask = (origin: string, url = '/api/here') => app.inject({ url, headers: { origin } });
const preflight = (origin: string) =>
  app.inject({
    method: 'OPTIONS',
    url: '/api/here',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-device-id' },
  });

describe('a page on an origin that the operator named', () => {
  it('may call the API and read the renewed token', async () => {
    const { headers, statusCode } = await ask('https://shop.example');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-expose-headers': 'Authorization, Retry-After',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'origin',
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it('learns before a call what it may send', async () => {
    const { headers, statusCode } = await preflight('https://shop.example');
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-headers']).toContain('X-Device-Id');
    expect(headers['access-control-allow-methods']).toBe('GET, POST, DELETE');
  });

  it('may not read our pages', async () => {
    expect((await ask('https://shop.example', '/wallet')).headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe.each(['https://evil.example', 'https://shop.example.evil.example', 'null', ''])('a page on %j', (origin) => {
  it('may read nothing', async () => {
    const { headers } = await ask(origin);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin', vary: 'origin' });
    expect((await preflight(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  });
});
