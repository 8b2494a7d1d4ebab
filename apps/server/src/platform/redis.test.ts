import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { type Gate, openGate } from '../../../../tests/support/gate.ts';
import { aProgram, type TestProgram } from '../../../../tests/support/program.ts';
import { aRedis } from '../../../../tests/support/redis.ts';
import { whenDone } from '../../../../tests/support/when-done.ts';
import { openRedis } from './redis.ts';

const silent = pino({ level: 'silent' });
const allowed = 5;

const setUp = async () => {
  const gate = await openGate(await aRedis());
  whenDone(gate.close);
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const redis = await openRedis(gate.url, log);
  const program = await aProgram({ redis });
  return { gate, lines, program, redis };
};

/** Requests the link of an unknown order: 404 as long as the address is within its limit. */
const ask = async ({ app }: TestProgram, remoteAddress: string) => {
  const payload = { receipt: crypto.randomUUID() };
  return (await app.inject({ method: 'POST', url: '/api/send-order-link', remoteAddress, payload })).statusCode;
};
const askTooOften = async (program: TestProgram, remoteAddress: string) => {
  const statuses: number[] = [];
  for (let at = 0; at <= allowed; at++) statuses.push(await ask(program, remoteAddress));
  return statuses;
};
const limited = [...Array<number>(allowed).fill(404), 429];
const redisUp = async ({ app }: TestProgram) => (await app.inject('/metrics')).body.match(/^redis_up (\d)$/m)?.[1];
const ready = async ({ app }: TestProgram) => (await app.inject('/health/ready')).statusCode;

describe('limits', () => {
  it('are counted in Redis while it answers', async () => {
    const { program, redis } = await setUp();
    expect(await askTooOften(program, '203.0.113.1')).toEqual(limited);
    expect(await redisUp(program)).toBe('1');
    expect(await redis.redis.keys('limit *')).toHaveLength(1);
  });

  it.each<[string, (gate: Gate) => void]>([
    ['is gone', (gate) => gate.cut()],
    ['is stalled', (gate) => gate.stall()],
  ])('are counted in PostgreSQL while Redis %s, and in Redis afterwards', async (_what, fail) => {
    const { gate, lines, program, redis } = await setUp();
    fail(gate);
    expect(await askTooOften(program, '203.0.113.1')).toEqual(limited);
    expect(await redisUp(program)).toBe('0');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Redis does not answer: PostgreSQL does its work']);
    gate.mend();
    await vi.waitUntil(async () => (await redisUp(program)) === '1', { timeout: 10_000 });
    expect(await askTooOften(program, '203.0.113.2')).toEqual(limited);
    expect((await redis.redis.keys('limit *')).join()).toContain('203.0.113.2');
  });
});

it('a process without its Redis stays ready, since PostgreSQL carries it', async () => {
  const gate = await openGate(await aRedis());
  whenDone(gate.close);
  const program = await aProgram({ redis: await openRedis(gate.url, silent), works: true });
  gate.cut();
  expect(await ready(program)).toBe(200);
});

describe('the start', () => {
  it('refuses a Redis that is not there', async () => {
    await expect(openRedis('redis://127.0.0.1:1', silent)).rejects.toThrow(
      'REDIS_URL names a Redis that cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  it('refuses a Redis that never answers', async () => {
    const server = createServer(() => {}).listen(0, '127.0.0.1');
    await once(server, 'listening');
    whenDone(async () => void server.close());
    const { port } = server.address() as AddressInfo;
    await expect(openRedis(`redis://127.0.0.1:${port}`, silent)).rejects.toThrow('REDIS_URL names a Redis that cannot');
  });
});
