import { expect, it } from 'vitest';
import { brokenTruths } from '../../../../tests/support/ledger.ts';
import { aUser } from '../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram, type TestProgram } from '../../../../tests/support/program.ts';
import { truths } from '../truths.ts';
import { seedMoney } from './seed-money.ts';
import { demoEmails } from './world/staff.ts';

type Wanted = NonNullable<Parameters<typeof aUser>[1]> & { email?: string };

const person = async (program: TestProgram, { email, ...wanted }: Wanted) => {
  const { idUser } = await aUser(program, wanted);
  if (email) await program.database.pool.query('update users set email = $1 where id = $2', [email, idUser]);
  return idUser;
};

const setUp = async () => {
  const program = await aProgram();
  const talent = await person(program, { role: 'EXPERT', name: 'Orysia Tymkiv', email: demoEmails.talent });
  for (let other = 0; other < 3; other++) await person(program, { role: 'EXPERT', name: 'Danylo Vasylenko' });
  const fan = await person(program, { email: demoEmails.fan });
  for (let other = 0; other < 10; other++) await person(program, {});
  const staff = await person(program, { role: 'ADMIN', email: demoEmails.administrator });
  await program.database.inTransaction((tx) => seedMoney(tx, program));
  const clientOf = (idUser: number) => aLoggedInClient(program, idUser);
  return { program, talent: await clientOf(talent), fan: await clientOf(fan), staff: await clientOf(staff) };
};

it('shows a talent with earnings to spend and others on their way, and a fan with money back and a bonus', async () => {
  const { program, talent, fan } = await setUp();
  expect((await talent.get('/get-wallet')).body).toMatchObject({
    balances: { bonus: 0, deposited: 0, earned: 19_340, pending: 13_515 },
    pending: [{ amount: 5_100 }, { amount: 8_415 }],
    withdrawal: null,
  });
  expect((await talent.post('/transaction-log', { pot: 'earned' })).body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ kind: 'withdrawal.requested', amount: -15_000, status: 'completed' }),
    ]),
  });
  expect((await fan.post('/transaction-log')).body).toMatchObject({
    items: [
      { kind: 'order.refunded', amount: 5_000 },
      { kind: 'bonus.granted', amount: 1_000 },
    ],
  });
  expect(await brokenTruths(program, truths)).toEqual([]);
});

it('leaves one withdrawal for the staff to decide about, and one that they sent', async () => {
  const { staff } = await setUp();
  const { body } = await staff.post('/get-withdrawals');
  expect(body).toMatchObject({ items: [{ amount: 12_500, firstName: 'Danylo', lastName: 'Vasylenko' }] });
  const [waiting] = (body as { items: { id: number }[] }).items;
  expect(await staff.post('/approve-withdraw', { id: waiting?.id })).toMatchObject({ status: 200 });
  expect((await staff.get('/get-withdrawal-batch/1')).body).toMatchObject({ fileName: 'withdrawals-1.xml' });
});
