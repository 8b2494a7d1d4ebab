import { expect, it } from 'vitest';
import { aProgram } from '../../../tests/support/program.ts';

it('is ready only between start and stop', async () => {
  const { app, start } = await aProgram();
  const ready = async () => (await app.inject('/health/ready')).statusCode;
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  expect(await ready()).toBe(503);
  await start();
  expect(await ready()).toBe(200);
});

it('finishes a running request before it closes', async () => {
  const { app } = await aProgram();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await held;
      return { finished: true };
    });
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${address}/slow`);
  await arrived;
  const closing = app.close();
  release();
  expect(await (await answer).json()).toEqual({ finished: true });
  await closing;
});

it('counts requests by route for Prometheus', async () => {
  const { app } = await aProgram();
  await app.inject('/api/get-exchange-rates');
  expect((await app.inject('/metrics')).body).toContain(
    'http_request_duration_seconds_count{route="/api/get-exchange-rates",status="200"} 1',
  );
});
