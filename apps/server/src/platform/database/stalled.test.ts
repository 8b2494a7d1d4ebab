import { describe, expect, it, vi } from 'vitest';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { type Gate, openGate } from '../../../../../tests/support/gate.ts';
import { aProgram } from '../../../../../tests/support/program.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';

/** A program whose network to the database can be made to fail. */
const setUp = async (settings: Record<string, string> = {}) => {
  const { programUrl, ownerUrl } = await aDatabase();
  const gate = await openGate(programUrl);
  const database = { programUrl: gate.url, ownerUrl };
  const program = await aProgram({ database, works: true, settings: { DATABASE_TIMEOUT_SECONDS: '1', ...settings } });
  whenDone(async () => gate.mend());
  const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
  const get = (path: string) => fetch(`${url}${path}`);
  const isUp = async () => (await (await get('/metrics')).text()).match(/^database_up (\d)$/m)?.[1];
  return { gate, get, isUp };
};

// A different unknown profile each time, so that no answer comes from a cache.
let calls = 0;
const page = () => `/api/get-user-by-id/${++calls}`;
const answered = 404;

const failures: [string, (gate: Gate) => void][] = [
  ['gone', (gate) => gate.cut()],
  ['stalled', (gate) => gate.stall()],
];

describe.each(failures)('while the database is %s', (_what, fail) => {
  it('requests are asked to retry, probes and metrics report it, and all is well afterwards', async () => {
    const { gate, get, isUp } = await setUp();
    expect([(await get(page())).status, (await get('/health/ready')).status, await isUp()]).toEqual([
      answered,
      200,
      '1',
    ]);
    fail(gate);
    const refused = await get(page());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ error: 21005 });
    expect((await get('/health/ready')).status).toBe(503);
    expect(await isUp()).toBe('0');
    expect((await get('/health/live')).status).toBe(200);
    gate.mend();
    await vi.waitUntil(async () => (await get('/health/ready')).status === 200, { timeout: 10_000, interval: 100 });
    expect((await get(page())).status).toBe(answered);
  });
});

it('beyond the bound of running requests more are refused at once, health and metrics are not', async () => {
  const { gate, get } = await setUp({ MAX_RUNNING_REQUESTS: '2', DATABASE_TIMEOUT_SECONDS: '5' });
  gate.stall();
  const waiting = [get(page()), get(page())];
  const answers = Promise.all(waiting);
  await vi.waitUntil(async () => (await get(page())).status === 503, { timeout: 4_000, interval: 20 });
  const refused = await get(page());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await refused.json()).toMatchObject({ error: 21005 });
  expect((await get('/health/live')).status).toBe(200);
  expect((await get('/metrics')).status).toBe(200);
  gate.mend();
  expect((await answers).map(({ status }) => status)).toEqual([answered, answered]);
  expect((await get(page())).status).toBe(answered);
});
