import { describe, expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aProgram, aWorkingProgram, type TestProgram } from '../../../../../../tests/support/program.ts';
import {
  balancesOf,
  idOf,
  showAgain,
  someStaff,
  userWith,
  violationsIn,
  withdraw,
} from '../../../../../../tests/support/wallet.ts';

const setUp = async (start: () => Promise<TestProgram> = aProgram) => {
  const program = await start();
  const talent = await userWith(program, { earned: 20_000, deposited: 700, bonus: 300 });
  return { program, talent, staff: await someStaff(program) };
};

/** A withdrawal whose waiting time for a new destination is over. */
const aRipeWithdrawal = async () => {
  const { program, talent, staff } = await setUp();
  const id = idOf(await withdraw(talent.client));
  program.clock.advance(hours(72));
  return { program, talent, staff, id };
};

const reason = 'The name on the account is another one.';

describe('staff', () => {
  it('cannot approve a new destination for 72 hours', async () => {
    const { program, talent, staff } = await setUp();
    const id = idOf(await withdraw(talent.client));
    program.clock.advance(hours(72) - 1);
    const early = {
      status: 409,
      body: { error: 1028, reason: { kind: 'tooEarly', from: '2026-03-04T12:00:00.000Z' } },
    };
    expect(await staff.client.post('/approve-withdraw', { id })).toMatchObject(early);
    program.clock.advance(1);
    expect(await staff.client.post('/approve-withdraw', { id })).toMatchObject({ status: 200 });
    expect(await staff.client.post('/approve-withdraw', { id })).toMatchObject({ body: { error: 1021 } });
    expect(await staff.client.post('/reject-withdraw', { id, reason })).toMatchObject({ body: { error: 1021 } });
    expect(await talent.client.post('/cancel-withdraw', { id })).toMatchObject({ body: { error: 1021 } });
  });

  it('need not wait where money has gone before', async () => {
    const { program, talent, staff, id } = await aRipeWithdrawal();
    await staff.client.post('/approve-withdraw', { id });
    await staff.client.post('/export-withdrawals', { rail: 'bank' });
    await showAgain(program, talent.idUser);
    expect((await withdraw(talent.client)).body).toMatchObject({ notBefore: null });
  });

  it('reject with a reason: the money is back and its owner learns why', async () => {
    const program = await aWorkingProgram();
    const talent = await userWith(program, { earned: 20_000 });
    const staff = await someStaff(program);
    const id = idOf(await withdraw(talent.client));
    expect(await staff.client.post('/reject-withdraw', { id, reason: 'no' })).toMatchObject({ body: { error: 1008 } });
    expect(await staff.client.post('/reject-withdraw', { id, reason })).toMatchObject({ status: 200 });
    expect(await balancesOf(program, talent.idUser)).toMatchObject({ earned: 20_000 });
    const isMailed = () => program.mailbox.mails.some(({ to, text }) => to === talent.email && text.includes(reason));
    await expect.poll(isMailed).toBe(true);
    expect((await staff.client.post('/get-withdrawals', { state: 'rejected' })).body).toMatchObject({
      items: [{ id, reason, decidedBy: 'Vira Storozhuk', decidedAt: '2026-03-01T12:00:00.000Z' }],
      totalPages: 1,
    });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('tell the owner that it is approved', async () => {
    const program = await aWorkingProgram();
    const talent = await userWith(program, { earned: 20_000 });
    const staff = await someStaff(program);
    const id = idOf(await withdraw(talent.client));
    program.clock.advance(hours(72));
    await staff.client.post('/approve-withdraw', { id });
    const subjects = async () => {
      await program.settle();
      return program.mailbox.mails.map(({ subject }) => subject);
    };
    await expect.poll(subjects).toContain('Your withdrawal of $50.00 is approved');
  });

  it.each([
    ['/approve-withdraw', { id: 1 }],
    ['/reject-withdraw', { id: 1, reason }],
    ['/export-withdrawals', { rail: 'bank' }],
    ['/get-withdrawals', {}],
    ['/get-withdrawal-batches', {}],
  ])('are the only ones who see %s', async (path, body) => {
    const { talent } = await setUp();
    expect(await talent.client.post(path, body)).toMatchObject({ status: 404, body: { error: 1058 } });
  });

  it('leave a trace of everything they do, and nobody can wipe it away', async () => {
    const { program, talent, staff, id } = await aRipeWithdrawal();
    await staff.client.post('/approve-withdraw', { id });
    await staff.client.post('/export-withdrawals', { rail: 'bank' });
    const other = await userWith(program, { earned: 1_000 });
    const rejected = idOf(await withdraw(other.client, { amount: 1_000 }));
    await staff.client.post('/reject-withdraw', { id: rejected, reason });
    const { rows } = await program.database.pool.query(
      'select id_staff, action, subject, detail from staff_action order by id',
    );
    const by = { id_staff: staff.idUser };
    expect(rows).toEqual([
      { ...by, action: 'withdrawal.approved', subject: `withdrawal ${id}`, detail: { amount: 5_000 } },
      { ...by, action: 'withdrawals.exported', subject: 'batch 1', detail: { count: 1, total: 5_000 } },
      { ...by, action: 'withdrawal.rejected', subject: `withdrawal ${rejected}`, detail: { amount: 1_000 } },
    ]);
    await expect(program.database.pool.query('delete from staff_action')).rejects.toThrow('permission denied');
    await expect(program.database.pool.query(`update staff_action set action = ''`)).rejects.toThrow(
      'permission denied',
    );
    expect(talent.idUser).not.toBe(staff.idUser);
  });

  it('and the owner at the same moment: the first wins, the other learns its state', async () => {
    const program = await aProgram();
    const staff = await someStaff(program);
    const people = await Promise.all(Array.from({ length: 20 }, () => userWith(program, { earned: 5_000 })));
    const ids = await Promise.all(people.map(async ({ client }) => idOf(await withdraw(client))));
    program.clock.advance(hours(72));
    const races = await Promise.all(
      people.map(({ client }, at) => {
        const id = ids[at];
        const calls = [
          { by: staff.client, path: '/approve-withdraw' },
          { by: client, path: '/cancel-withdraw' },
        ];
        const inTurn = at % 2 ? calls : calls.toReversed();
        return Promise.all(inTurn.map(async ({ by, path }) => ({ path, ...(await by.post(path, { id })) })));
      }),
    );
    for (const answers of races) {
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      const isCancelled = answers.some(({ status, path }) => status === 200 && path === '/cancel-withdraw');
      expect(refused?.body).toMatchObject(
        isCancelled ? { error: 1028, reason: { kind: 'stateChanged', state: 'cancelled' } } : { error: 1021 },
      );
    }
    expect(await violationsIn(program)).toEqual([]);
  });
});

it('never leaves the edges of its states, in any write', async () => {
  const { program, id } = await aRipeWithdrawal();
  const change = (state: string) =>
    program.database.pool.query('update withdrawal set state = $1, id_batch = null where id = $2', [state, id]);
  await expect(change('sent')).rejects.toThrow('withdrawal cannot go from requested to sent');
  await change('cancelled');
  await expect(change('requested')).rejects.toThrow('cannot go from cancelled to requested');
  await expect(
    program.database.pool.query(`insert into withdrawal_edge values ('cancelled', 'requested')`),
  ).rejects.toThrow('permission denied');
});
