import { describe, expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { idOf, someStaff, userWith, violationsIn, withdraw } from '../../../../../../tests/support/wallet.ts';

const same = { status: 409, body: { error: 1028, reason: { kind: 'otherStaffNeeded' } } };

/** Two staff members, and withdrawals of these amounts approved by the first. */
const setUp = async (...amounts: number[]) => {
  const program = await aProgram();
  const [one, other] = [await someStaff(program), await someStaff(program)];
  const ids: number[] = [];
  for (const amount of amounts) {
    const { client } = await userWith(program, { earned: amount });
    ids.push(idOf(await withdraw(client, { amount })));
  }
  program.clock.advance(hours(72));
  for (const id of ids) await one.client.post('/approve-withdraw', { id });
  const make = (who: typeof one) => who.client.post('/export-withdrawals', { rail: 'bank' });
  const download = (who: typeof one, id: number) => who.client.get(`/get-withdrawal-batch/${id}`);
  return { program, one, other, ids, make, download };
};

describe('a withdrawal of a thousand dollars', () => {
  it('is neither exported nor downloaded by who approved it', async () => {
    const { program, one, other, ids, make, download } = await setUp(100_000);
    expect(await make(one)).toMatchObject(same);
    const waiting = (who: typeof one) => who.client.post('/get-withdrawals', { state: 'approved' });
    expect((await waiting(one)).body).toMatchObject({ items: [{ id: ids[0], needsSecondPerson: true }] });
    expect((await waiting(other)).body).toMatchObject({ items: [{ id: ids[0], needsSecondPerson: false }] });

    const batch = await make(other);
    expect(batch).toMatchObject({ status: 200, body: { count: 1, left: 0, needsSecondPerson: false } });
    expect(await download(one, idOf(batch))).toMatchObject(same);
    expect((await one.client.post('/get-withdrawal-batches')).body).toMatchObject({
      items: [{ needsSecondPerson: true, downloads: 0 }],
    });
    expect(await download(other, idOf(batch))).toMatchObject({ status: 200 });
    expect(await violationsIn(program)).toEqual([]);
  });

  it('does not keep smaller ones from leaving, and stays for a second person', async () => {
    const { one, other, make } = await setUp(99_999, 100_000);
    expect((await make(one)).body).toMatchObject({ count: 1, total: 99_999, left: 1 });
    expect((await make(other)).body).toMatchObject({ count: 1, total: 100_000, left: 0 });
  });

  it('is kept from one person by the database, too', async () => {
    const { program, one, other, ids, make } = await setUp(100_000);
    const { pool } = program.database;
    const { rows } = await pool.query(
      `insert into withdrawal_batch (rail, id_staff, created_at, four_eyes_from) values ('bank', $1, now(), 100000) returning id`,
      [one.idUser],
    );
    const force = pool.query(`update withdrawal set state = 'sent', id_batch = $1 where id = $2`, [rows[0].id, ids[0]]);
    await expect(force).rejects.toMatchObject({ constraint: 'withdrawal_four_eyes' });
    const id = idOf(await make(other));
    const take = pool.query('insert into withdrawal_download (id_batch, id_staff, at) values ($1, $2, now())', [
      ...[id, one.idUser],
    ]);
    await expect(take).rejects.toMatchObject({ constraint: 'withdrawal_four_eyes' });
    const change = pool.query('update withdrawal_batch set four_eyes_from = 0 where id = $1', [id]);
    await expect(change).rejects.toThrow('permission denied');
  });
});

describe('the file with the account numbers', () => {
  it('remembers who took it and when, each time, in the log as well', async () => {
    const { program, one, other, make, download } = await setUp(5_000);
    const id = idOf(await make(one));
    await download(one, id);
    program.clock.advance(hours(1));
    await download(other, id);
    expect((await one.client.post('/get-withdrawal-batches')).body).toMatchObject({
      items: [{ downloads: 2, lastDownload: { by: 'Vira Storozhuk', at: '2026-03-04T13:00:00.000Z' } }],
    });
    const { rows } = await program.database.pool.query(
      `select id_staff, subject, at from staff_action where action = 'withdrawals.downloaded' order by id`,
    );
    expect(rows).toEqual([
      { id_staff: one.idUser, subject: `batch ${id}`, at: new Date('2026-03-04T12:00:00Z') },
      { id_staff: other.idUser, subject: `batch ${id}`, at: new Date('2026-03-04T13:00:00Z') },
    ]);
    await expect(program.database.pool.query('delete from withdrawal_download')).rejects.toThrow('permission denied');
    expect(await violationsIn(program)).toEqual([]);
  });

  it('is for those alone who deal with money', async () => {
    const { program, one, make, download } = await setUp(5_000);
    const id = idOf(await make(one));
    const { idUser } = await aUser(program, { role: 'ADMIN', scopes: ['moderation', 'support'] });
    const moderator = { idUser, client: await aLoggedInClient(program, idUser) };
    expect(await download(moderator, id)).toMatchObject({ status: 404 });
    const { rowCount } = await program.database.pool.query('select from withdrawal_download');
    expect(rowCount).toBe(0);
  });
});
