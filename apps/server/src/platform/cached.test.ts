import { beforeEach, expect, it, vi } from 'vitest';
import { refreshed } from './cached.ts';

let now = 0;
let looks: PromiseWithResolvers<string>[] = [];
const answers = () =>
  refreshed(5_000, () => {
    const look = Promise.withResolvers<string>();
    looks.push(look);
    return look.promise;
  });
const found = async (ask: () => Promise<string>) => {
  const answer = ask();
  looks[0]?.resolve('first');
  expect(await answer).toBe('first');
};

beforeEach(() => {
  looks = [];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('is looked up once, and kept for its time', async () => {
  const ask = answers();
  await found(ask);
  now += 4_900;
  expect(await ask()).toBe('first');
  expect(looks).toHaveLength(1);
});

it('does not wait while it is refreshed, and then gives the new answer', async () => {
  const ask = answers();
  await found(ask);
  now += 5_500;
  expect(await ask()).toBe('first');
  looks[1]?.resolve('second');
  await looks[1]?.promise;
  await expect.poll(ask).toBe('second');
  expect(looks).toHaveLength(2);
});

it('is looked up the less often the longer that takes', async () => {
  const ask = answers();
  const answer = ask();
  now += 130;
  looks[0]?.resolve('first');
  await answer;
  now += 12_900;
  expect(await ask()).toBe('first');
  expect(looks).toHaveLength(1);
  now += 200;
  await ask();
  expect(looks).toHaveLength(2);
});

it('does not give an answer that is more than a second too old', async () => {
  const ask = answers();
  await found(ask);
  now += 6_001;
  const answer = ask();
  looks[1]?.resolve('second');
  expect(await answer).toBe('second');
});

it('tries again after a failure, and keeps the last answer meanwhile', async () => {
  const ask = answers();
  await found(ask);
  now += 5_500;
  expect(await ask()).toBe('first');
  looks[1]?.reject(new Error('not now'));
  await expect.poll(async () => [await ask(), looks.length]).toEqual(['first', 3]);
});
