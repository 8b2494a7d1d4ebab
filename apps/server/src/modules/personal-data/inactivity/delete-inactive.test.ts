import { expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aWorkingProgram } from '../../../../../../tests/support/program.ts';
import { deleteInactive } from './delete-inactive.ts';

const setUp = async () => {
  const program = await aWorkingProgram();
  const user = await aUser(program);
  const client = await aLoggedInClient(program, user.idUser);
  await client.post('/update-user', { autoDeleteMonths: 3, language: 'uk' });
  const sent = program.mailbox.mails;
  const passDays = async (count: number) => {
    for (let day = 0; day < count; day++) {
      program.clock.advance(days(1));
      await program.database.inTransaction((tx) => program.jobs.queue(tx, deleteInactive, {}));
      await program.settle();
    }
  };
  const status = async () =>
    (await program.database.pool.query('select status, email from users where id = $1', [user.idUser])).rows[0];
  return { program, user, sent, passDays, status };
};

it('warns three times, each time once, and then deletes', async () => {
  const { program, user, sent, passDays, status } = await setUp();
  program.clock.advance(days(60));
  await passDays(3);
  expect(sent.map(({ subject }) => subject)).toEqual(['Ваш акаунт буде видалено 1 червня 2026 р.']);
  program.clock.advance(days(21));
  await passDays(2);
  expect(sent).toHaveLength(2);
  program.clock.advance(days(4));
  await passDays(1);
  expect(sent).toHaveLength(3);
  expect(await status()).toMatchObject({ status: 'ACTIVE', email: user.email });
  await passDays(2);
  expect(await status()).toMatchObject({ status: 'DEACTIVATED', email: null });
  expect(sent.at(-1)).toMatchObject({ to: user.email, subject: 'Ваш акаунт видалено' });
});

it('leaves alone who came back after a warning, and those who did not ask for it', async () => {
  const { program, user, sent, passDays, status } = await setUp();
  const other = await aUser(program);
  program.clock.advance(days(90));
  await passDays(1);
  expect(sent).toHaveLength(1);
  await aLoggedInClient(program, user.idUser);
  program.clock.advance(days(50));
  await passDays(3);
  expect(sent).toHaveLength(1);
  expect(await status()).toMatchObject({ status: 'ACTIVE' });
  expect(sent.some(({ to }) => to === other.email)).toBe(false);
});
