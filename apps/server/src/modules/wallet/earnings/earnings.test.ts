import { expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { balancesOf, earned, userWith, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { releaseEarnings } from '../index.ts';

const after = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);

it('keeps what was earned until its time, says when that is, and then gives it', async () => {
  const program = await aWorkingProgram();
  const { idUser, client } = await userWith(program);
  const now = program.clock.now();
  await earned(program, idUser, 700, after(now, hours(72)));
  await earned(program, idUser, 300, after(now, hours(48)));

  const { pending, available } = (await client.get('/get-wallet')).body as { pending: object[]; available: number };
  expect(available).toBe(0);
  expect(pending).toMatchObject([
    { amount: 300, releaseAt: '2026-03-03T12:00:00.000Z', kind: 'test.sold' },
    { amount: 700, releaseAt: '2026-03-04T12:00:00.000Z' },
  ]);
  expect(await violationsIn(program)).toEqual([]);

  program.clock.advance(hours(48) - 1);
  await program.settle();
  expect(await balancesOf(program, idUser)).toMatchObject({ pending: 1_000, earned: 0 });
  program.clock.advance(1);
  await program.settle();
  expect(await balancesOf(program, idUser)).toMatchObject({ pending: 700, earned: 300 });
  program.clock.advance(hours(24));
  await program.settle();
  expect(await balancesOf(program, idUser)).toMatchObject({ pending: 0, earned: 1_000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives it once, however often the job runs', async () => {
  const program = await aWorkingProgram();
  const { idUser } = await userWith(program, { pending: 700 });
  const queue = () => program.database.inTransaction((tx) => program.jobs.queue(tx, releaseEarnings, {}));
  await Promise.all(Array.from({ length: 5 }, queue));
  await program.settle();
  expect(await balancesOf(program, idUser)).toMatchObject({ pending: 0, earned: 700 });
  expect(await violationsIn(program)).toEqual([]);
});
