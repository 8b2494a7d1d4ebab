import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aProgram, aWorkingProgram, type TestProgram } from '../../../../../../tests/support/program.ts';
import {
  balancesOf,
  idOf,
  once,
  showAgain,
  someStaff,
  userWith,
  violationsIn,
  withdraw,
} from '../../../../../../tests/support/wallet.ts';
import { bank } from '../../ledger/index.ts';

const reason = 'The account is closed.';

/** A withdrawal of fifty dollars that was sent in a batch. */
const aSentWithdrawal = async <Program extends TestProgram>(program: Program) => {
  const talent = await userWith(program, { earned: 20_000 });
  const staff = await someStaff(program);
  const id = idOf(await withdraw(talent.client));
  await send(program, staff, id);
  return { program, talent, staff, id };
};

const send = async (program: TestProgram, staff: Awaited<ReturnType<typeof someStaff>>, id: number) => {
  program.clock.advance(hours(72));
  await staff.client.post('/approve-withdraw', { id });
  expect(await staff.client.post('/export-withdrawals', { rail: 'bank' })).toMatchObject({ status: 200 });
};

const atOurBank = ({ database, ledger }: TestProgram) => database.inTransaction((tx) => ledger.balance(tx, bank));

describe('a transfer that the bank returns', () => {
  it('is back in the earnings, with its reason and in the log', async () => {
    const { program, talent, staff, id } = await aSentWithdrawal(await aProgram());
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 15_000 });
    expect(await staff.client.post('/return-withdraw', { id, reason: 'no' })).toMatchObject({ body: { error: 1008 } });
    expect(await staff.client.post('/return-withdraw', { id, reason })).toMatchObject({ status: 200 });

    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
    expect(await atOurBank(program)).toBe(0);
    expect((await staff.client.post('/get-withdrawals', { state: 'returned' })).body).toMatchObject({
      items: [
        {
          id,
          state: 'returned',
          reason,
          decidedBy: 'Vira Storozhuk',
          returnedBy: 'Vira Storozhuk',
          returnedAt: '2026-03-04T12:00:00.000Z',
        },
      ],
    });
    const { rows } = await program.database.pool.query(
      `select id_staff, subject, detail from staff_action where action = 'withdrawal.returned'`,
    );
    expect(rows).toEqual([{ id_staff: staff.idUser, subject: `withdrawal ${id}`, detail: { amount: 5_000 } }]);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is booked once, however many press at the same moment', async () => {
    const { program, talent, staff, id } = await aSentWithdrawal(await aProgram());
    const press = () => staff.client.post('/return-withdraw', { id, reason });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await press()).toMatchObject({ body: { error: 1028, reason: { kind: 'stateChanged', state: 'returned' } } });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('gives a repeated press the same answer', async () => {
    const { program, talent, staff, id } = await aSentWithdrawal(await aProgram());
    const key = randomUUID();
    const press = (why = reason) => once(staff.client, '/return-withdraw', { id, reason: why }, key);
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await press('Another one.')).toMatchObject({ status: 409, body: { error: 1039 } });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
  });

  it('is found by its number among all that were sent', async () => {
    const { program, staff, id } = await aSentWithdrawal(await aProgram());
    const other = await userWith(program, { earned: 5_000 });
    await send(program, staff, idOf(await withdraw(other.client)));
    const find = async (state: string, number: number) =>
      (await staff.client.post('/get-withdrawals', { state, id: number })).body;
    expect(await find('sent', id)).toMatchObject({ items: [{ id, state: 'sent' }], totalPages: 1 });
    expect(await find('returned', id)).toMatchObject({ items: [], totalPages: 0 });
  });

  it('can only be one that was sent', async () => {
    const { program, staff, id: sent } = await aSentWithdrawal(await aProgram());
    const other = await userWith(program, { earned: 5_000 });
    const id = idOf(await withdraw(other.client));
    const give = () => staff.client.post('/return-withdraw', { id, reason });
    expect(await give()).toMatchObject({
      status: 409,
      body: { error: 1028, reason: { kind: 'stateChanged', state: 'requested' } },
    });
    expect(await staff.client.post('/return-withdraw', { id: sent + id, reason })).toMatchObject({ status: 404 });
    expect(await other.client.post('/return-withdraw', { id: sent, reason })).toMatchObject({ status: 404 });
    const { pool } = program.database;
    const force = pool.query(
      `update withdrawal set state = 'returned', id_returner = $1, returned_at = now() where id = $2`,
      [staff.idUser, id],
    );
    await expect(force).rejects.toThrow('withdrawal cannot go from requested to returned');
    const unsigned = pool.query(`update withdrawal set state = 'returned' where id = $1`, [sent]);
    await expect(unsigned).rejects.toThrow('withdrawal_returned');
  });

  it('makes its destination wait again, even where money has arrived before', async () => {
    const { program, talent, staff } = await aSentWithdrawal(await aProgram());
    const ask = async () => {
      program.clock.advance(1);
      await showAgain(program, talent.idUser);
      return withdraw(talent.client);
    };
    const second = await ask();
    expect(second.body).toMatchObject({ notBefore: null });
    await send(program, staff, idOf(second));
    await staff.client.post('/return-withdraw', { id: idOf(second), reason });

    const third = await ask();
    expect(third.body).toMatchObject({ notBefore: expect.any(String) });
    await send(program, staff, idOf(third));
    expect((await ask()).body).toMatchObject({ notBefore: null });
  });

  it('is shown in the wallet until its owner requests another, and in the list for good', async () => {
    const { program, talent, staff, id } = await aSentWithdrawal(await aProgram());
    const shown = async () => (await talent.client.get('/get-wallet')).body;
    expect(await shown()).toMatchObject({ returned: null, withdrawal: null });
    await staff.client.post('/return-withdraw', { id, reason });
    expect(await shown()).toMatchObject({ returned: { id, state: 'returned', reason, amount: 5_000 } });
    const { items } = (await talent.client.post('/transaction-log')).body as { items: { kind: string }[] };
    expect(items[0]).toMatchObject({ kind: 'withdrawal.returned', amount: 5_000, pots: ['earned'] });

    program.clock.advance(1);
    await showAgain(program, talent.idUser);
    await withdraw(talent.client);
    expect(await shown()).toMatchObject({ returned: null, withdrawal: { state: 'requested' } });
  });

  it('is sent to its owner by mail and in the product', async () => {
    const { program, talent, staff, id } = await aSentWithdrawal(await aWorkingProgram());
    await staff.client.post('/return-withdraw', { id, reason });
    const notificationsOf = async () => {
      await program.settle();
      return program.mailbox.mails.find(({ subject }) => subject === 'Your bank returned $50.00');
    };
    await expect.poll(notificationsOf).toMatchObject({ to: talent.email });
    expect((await notificationsOf())?.text).toContain(reason);
    const bell = async () =>
      ((await talent.client.post('/event-logs/true')).body as { items: { type: string }[] }).items.map(
        ({ type }) => type,
      );
    await expect.poll(bell).toContain('WITHDRAW_RETURNED');
  });

  it('of a deleted user is owed to them, and says nothing about them', async () => {
    const { program, talent, staff, id } = await aSentWithdrawal(await aProgram());
    await showAgain(program, talent.idUser);
    expect(await talent.client.remove('/delete-user?forfeit=true')).toMatchObject({ status: 200 });
    expect(await staff.client.post('/return-withdraw', { id, reason })).toMatchObject({ status: 200 });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 5_000 });
    const { rows } = await program.database.pool.query('select reason from withdrawal where id = $1', [id]);
    expect(rows).toEqual([{ reason: null }]);
    expect(await violationsIn(program)).toEqual([]);
  });
});
