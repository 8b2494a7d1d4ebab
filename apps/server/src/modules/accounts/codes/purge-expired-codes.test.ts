import { expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { purgeExpiredCodes } from './purge-expired-codes.ts';

it('deletes unusable codes and keeps usable ones', async () => {
  const program = await aWorkingProgram();
  const { idUser, email } = await aUser(program);
  const client = await aLoggedInClient(program, idUser);
  const rows = async () => {
    const tables = ['one_time_code', 'mailed_link', 'socket_token'];
    const counts = tables.map((table) => program.database.pool.query(`select count(*) as rows from ${table}`));
    return (await Promise.all(counts)).map((result) => result.rows[0].rows);
  };
  const run = async () => {
    await program.database.inTransaction((tx) => program.jobs.queue(tx, purgeExpiredCodes, {}));
    await program.settle();
  };
  await aClient(program).postAsApp('/login-get-password/', { email, language: 'en' });
  await client.post('/update-email', { email: 'next@example.com' });
  await client.get('/socket-auth');
  const before = await rows();
  expect(Math.min(...before)).toBeGreaterThan(0);
  await run();
  expect(await rows()).toEqual(before);
  program.clock.advance(days(3));
  await run();
  expect(await rows()).toEqual([0, 0, 0]);
});
