import { type EndpointSpec, endpoint } from '@stagedoor/contract/endpoint';
import { fail } from '@stagedoor/contract/errors';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { bind, unlistedRefusal } from './bind.ts';
import { createApp, type Http } from './http.ts';

const anEndpoint = endpoint({
  method: 'POST',
  path: '/greet/{name}',
  access: 'public',
  params: z.object({ name: z.string() }),
  body: z.object({ times: z.int().min(1), loud: z.boolean().default(false) }),
  reply: z.object({ greeting: z.string(), note: z.string().nullable(), tags: z.array(z.object({ id: z.int() })) }),
});

const http = (): Http => ({
  app: createApp({ log: pino({ level: 'silent' }), trustProxy: false }),
  idempotency: { once: vi.fn() },
  limitCalls: vi.fn(),
  resolveSession: async () => null,
});

describe('bind', () => {
  it('hands the parsed request to the use case and sends only what the reply names', async () => {
    const h = http();
    bind(h, anEndpoint, ({ params, body }) => {
      const reply = {
        greeting: `${params.name} ${body.times} ${body.loud}`,
        note: null,
        tags: [{ id: 1, secret: 's' }],
      };
      return Object.assign(reply, { password: 'never leaves' });
    });
    const answer = await h.app.inject({ method: 'POST', url: '/api/greet/Olha', payload: { times: 2, extra: true } });
    expect(answer.json()).toEqual({ greeting: 'Olha 2 false', note: null, tags: [{ id: 1 }] });
  });

  it('tolerates a trailing slash', async () => {
    const h = http();
    bind(h, anEndpoint, () => ({ greeting: 'hello', note: 'n', tags: [] }));
    const answer = await h.app.inject({ method: 'POST', url: '/api/greet/Olha/', payload: { times: 1 } });
    expect(answer.statusCode).toBe(200);
  });

  it('names every wrong field at once', async () => {
    const h = http();
    bind(h, anEndpoint, () => ({ greeting: 'hello', note: null, tags: [] }));
    const answer = await h.app.inject({ method: 'POST', url: '/api/greet/Olha', payload: { times: 0, loud: 'yes' } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: 1008,
      name: 'mandatoryFieldNull',
      fields: { times: 'tooSmall', loud: 'invalid' },
    });
  });

  it('says 1002 with the request id, and nothing else, when something unforeseen happens', async () => {
    const h = http();
    bind(h, anEndpoint, () => {
      throw new Error('select secret from users');
    });
    const answer = await h.app.inject({ method: 'POST', url: '/api/greet/Olha', payload: { times: 1 } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ error: 1002, name: 'somethingWrong', requestId: expect.any(String) });
  });
});

describe('a refusal that the endpoint does not list', () => {
  const report = async (refusals: NonNullable<EndpointSpec['refusals']>) => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const h = { ...http(), app: createApp({ log, trustProxy: false }) };
    bind(h, { ...anEndpoint, refusals }, () => fail('everythingSold'));
    const answer = await h.app.inject({ method: 'POST', url: '/api/greet/Olha', payload: { times: 1 } });
    expect(answer.json()).toEqual({ error: 1048, name: 'everythingSold' });
    return lines.map((line) => JSON.parse(line));
  };

  it('is answered, and logged as the fault that it is', async () => {
    const fault = { msg: unlistedRefusal, path: '/greet/{name}', refusal: 'everythingSold' };
    expect(await report(['pageNotFound'])).toEqual([expect.objectContaining(fault)]);
    expect(await report(['everythingSold'])).toEqual([]);
  });
});
