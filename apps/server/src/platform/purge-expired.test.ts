import { expect, it } from 'vitest';
import { days } from '../../../../tests/support/clock.ts';
import { aFanAtWork, aPaidOrder } from '../../../../tests/support/orders.ts';
import { aClient } from '../../../../tests/support/program.ts';
import { purgeExpired } from './purge-expired.ts';

it('keeps keys and domain events for a month, unhandled ones for longer', async () => {
  const { program, fan } = await aFanAtWork({ deposited: 5_000 });
  const { pool } = program.database;
  await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1_500 });
  const rows = async () => {
    const counts = ['idempotency', 'fact', 'rate_limit', 'attempt'].map((table) => pool.query(`select from ${table}`));
    return (await Promise.all(counts)).map(({ rowCount }) => rowCount);
  };
  const run = async () => {
    await program.database.inTransaction((tx) => program.jobs.queue(tx, purgeExpired, {}));
    await program.settle();
  };
  await aClient(program).postAsApp('/login-get-password/', { email: 'tries@example.com', language: 'en' });
  const before = await rows();
  expect(Math.min(...before.map(Number))).toBeGreaterThan(0);
  await run();
  expect(await rows()).toEqual(before);

  program.clock.advance(days(29));
  await run();
  const [keys, heard, calls, tries] = await rows();
  expect([keys, calls, tries]).toEqual([before[0], 0, 0]);
  expect(heard).toBeGreaterThanOrEqual(before[1] ?? 0);

  await pool.query(`insert into fact (type, body, at, due_at) values ('test.unheard', '{}', $1, $2)`, [
    ...[program.clock.now(), new Date(program.clock.now().getTime() + days(60))],
  ]);
  program.clock.advance(days(31));
  await run();
  const { rows: left } = await pool.query('select type from fact where at < $1', [
    new Date(program.clock.now().getTime() - days(30)),
  ]);
  expect(left).toEqual([{ type: 'test.unheard' }]);
  expect((await rows())[0]).toBe(0);
});
