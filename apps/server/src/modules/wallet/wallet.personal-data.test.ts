import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { hours } from '../../../../../tests/support/clock.ts';
import { aProgram } from '../../../../../tests/support/program.ts';
import {
  balancesOf,
  earned,
  idOf,
  someStaff,
  userWith,
  violationsIn,
  withdraw,
} from '../../../../../tests/support/wallet.ts';
import { escrow, platform, transfer, wallet } from '../ledger/index.ts';

const later = (at: Date) => new Date(at.getTime() + hours(72));

it('says what would be lost and takes it only with consent', async () => {
  const program = await aProgram();
  const { idUser, client } = await userWith(program, { bonus: 100, deposited: 200, earned: 300 });
  await earned(program, idUser, 400, later(program.clock.now()));
  const before = await program.database.inTransaction((tx) => program.ledger.balance(tx, platform));

  expect((await client.get('/get-deletion')).body).toMatchObject({ blockers: [], funds: 1_000 });
  expect(await client.remove('/delete-user')).toMatchObject({
    status: 409,
    body: { error: 1028, reason: { kind: 'fundsLeft' } },
  });
  expect(await client.remove('/delete-user?forfeit=true')).toMatchObject({ status: 200 });

  expect(await balancesOf(program, idUser)).toEqual({ bonus: 0, deposited: 0, earned: 0, pending: 0 });
  const after = await program.database.inTransaction((tx) => program.ledger.balance(tx, platform));
  expect(after - before).toBe(1_000);
  expect(await violationsIn(program)).toEqual([]);
});

it('takes nothing from a person who spends at the same moment, and can be asked again', async () => {
  const program = await aProgram();
  const { idUser, client } = await userWith(program, { deposited: 200 });
  const { database, ledger, clock } = program;
  const isBlocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const deleting = await database.inTransaction(async (tx) => {
    const postings = transfer(wallet.spend(idUser), escrow(1), cents(150));
    await ledger.post(tx, { kind: 'order.held', ref: 1, at: clock.now(), postings });
    const answer = client.remove('/delete-user?forfeit=true');
    await expect.poll(async () => (await database.pool.query(isBlocked)).rowCount).toBe(1);
    return { answer };
  });

  const refusal = { status: 409, body: { error: 1028, reason: { kind: 'notPossibleNow' } } };
  expect(await deleting.answer).toMatchObject(refusal);
  expect(await balancesOf(program, idUser)).toMatchObject({ deposited: 50 });
  expect(await client.remove('/delete-user?forfeit=true')).toMatchObject({ status: 200 });
});

it('lets nobody leave while a withdrawal is on its way', async () => {
  const program = await aProgram();
  const { client } = await userWith(program, { earned: 5_000 });
  const id = idOf(await withdraw(client));
  expect((await client.get('/get-deletion')).body).toMatchObject({
    blockers: [{ kind: 'withdrawal', count: 1 }],
    funds: 0,
  });
  const refusal = { status: 409, body: { error: 1028, reason: { kind: 'openObligations', kinds: ['withdrawal'] } } };
  expect(await client.remove('/delete-user?forfeit=true')).toMatchObject(refusal);
  await client.post('/cancel-withdraw', { id });
  expect(await client.remove('/delete-user?forfeit=true')).toMatchObject({ status: 200 });
});

it('keeps of a withdrawal what the books need, and nothing about the person', async () => {
  const program = await aProgram();
  const { idUser, client } = await userWith(program, { earned: 5_000 });
  const staff = await someStaff(program);
  await staff.client.post('/reject-withdraw', { id: idOf(await withdraw(client)), reason: 'Not the same name.' });
  await client.remove('/delete-user?forfeit=true');
  const { rows } = await program.database.pool.query('select * from withdrawal where id_user = $1', [idUser]);
  expect(rows).toMatchObject([
    { amount: 5_000, state: 'rejected', masked: '', details: null, destination_hash: null, reason: null },
  ]);
  expect((await staff.client.post('/get-withdrawals', { state: 'rejected' })).body).toMatchObject({
    items: [{ userName: 'Deleted person', firstName: '', lastName: '' }],
  });
});
