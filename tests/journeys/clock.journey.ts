import { expect, test } from './support/page.ts';

test('the clock moves forward when asked, and only then', async ({ request }) => {
  const wrong = await request.post('/sandbox/clock', { data: { advance: 'tomorrow' } });
  expect(wrong.status()).toBe(422);
  const before = Date.now();
  const moved = await request.post('/sandbox/clock', { data: { advance: 'PT1H' } });
  expect(await moved.json()).toMatchObject({ settled: true });
  expect(new Date((await moved.json()).now).getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
});
