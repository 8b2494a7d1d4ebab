import { fail } from '@stagedoor/contract/errors';
import { expect, it } from 'vitest';
import { aClock } from '../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { openDatabase, type Tx } from '../database/database.ts';
import { createIdempotency } from './idempotency.ts';

const setUp = async () => {
  const database = openDatabase((await aDatabase()).programUrl);
  const idempotency = createIdempotency({ database, clock: aClock() });
  const note = (tx: Tx, type: string) =>
    tx
      .insertInto('fact')
      .values({ type, body: '{}', at: new Date(0), due_at: new Date(0) })
      .execute();
  const noted = async () =>
    (await database.pool.query<{ count: number }>('select count(*) as count from fact')).rows[0]?.count;
  return { database, idempotency, note, noted };
};

it('gives twenty calls at once one effect and one answer', async () => {
  const { database, idempotency, note, noted } = await setUp();
  let runs = 0;
  const call = { scope: 'user 1', key: 'k', request: { amount: 500 } };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      idempotency.once(call, async (tx) => {
        await note(tx, 'bought');
        return { order: ++runs };
      }),
    ),
  );
  expect(new Set(answers.map(({ order }) => order)).size).toBe(1);
  expect(await noted()).toBe(1);
  await database.close();
});

it('refuses the same key with another request and keeps other people’s keys apart', async () => {
  const { database, idempotency, note, noted } = await setUp();
  const effect = async (tx: Tx) => {
    await note(tx, 'bought');
    return 'done';
  };
  await idempotency.once({ scope: 'user 1', key: 'k', request: { amount: 500 } }, effect);
  await expect(idempotency.once({ scope: 'user 1', key: 'k', request: { amount: 900 } }, effect)).rejects.toThrow(
    'requestAlreadyExists',
  );
  await idempotency.once({ scope: 'user 2', key: 'k', request: { amount: 900 } }, effect);
  expect(await noted()).toBe(2);
  await database.close();
});

it('does not use up the key when the effect is refused', async () => {
  const { database, idempotency, note, noted } = await setUp();
  const call = { scope: 'user 1', key: 'k', request: {} };
  await expect(
    idempotency.once(call, async (tx) => {
      await note(tx, 'half done');
      return fail('everythingSold');
    }),
  ).rejects.toThrow('everythingSold');
  expect(await noted()).toBe(0);
  expect(await idempotency.once(call, async () => 'now it works')).toBe('now it works');
  await database.close();
});
