import { expect, it } from 'vitest';
import { aProgram } from '../../../../../../tests/support/program.ts';
import {
  balancesOf,
  idOf,
  once,
  sendOut,
  someStaff,
  userWith,
  violationsIn,
  withdraw,
} from '../../../../../../tests/support/wallet.ts';

const program = await aProgram();

/** A talent whose first withdrawal of fifty dollars was sent to a bank. */
const aPaidTalent = async () => {
  const talent = await userWith(program, { earned: 20_000 });
  const first = idOf(await withdraw(talent.client));
  await sendOut(program, first);
  const repeat = (amount = 3_000) => once(talent.client, '/repeat-withdraw', { amount });
  const lastDestination = async () =>
    ((await talent.client.get('/get-wallet')).body as { lastDestination: unknown }).lastDestination;
  return { ...talent, first, repeat, lastDestination };
};

const destinationOf = async (id: number) => {
  const { rows } = await program.database.pool.query('select destination_hash from withdrawal where id = $1', [id]);
  return rows[0].destination_hash;
};

it('goes to the same account, which the browser never sees, and needs no waiting time', async () => {
  const { first, repeat, lastDestination, idUser } = await aPaidTalent();
  expect(await lastDestination()).toEqual({ rail: 'bank', masked: '••••\u00a03000' });
  const answer = await repeat();
  expect(answer).toMatchObject({
    status: 200,
    body: { amount: 3_000, state: 'requested', destination: { masked: '••••\u00a03000' }, notBefore: null },
  });
  expect(JSON.stringify(answer.body)).not.toContain('DE89');
  expect(await destinationOf(idOf(answer))).toEqual(await destinationOf(first));
  expect(await balancesOf(program, idUser)).toMatchObject({ earned: 12_000 });
  expect(await violationsIn(program)).toEqual([]);
});

it('is requested once, though two tabs press at the same moment', async () => {
  const { repeat, idUser } = await aPaidTalent();
  const answers = await Promise.all([repeat(), repeat(), repeat()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await balancesOf(program, idUser)).toMatchObject({ earned: 12_000 });
});

it('is not offered to somewhere the money came back from', async () => {
  const { first, repeat, lastDestination } = await aPaidTalent();
  const { client } = await someStaff(program);
  expect((await once(client, '/return-withdraw', { id: first, reason: 'The account is closed.' })).status).toBe(200);
  expect(await lastDestination()).toBeNull();
  expect(await repeat()).toMatchObject({ status: 404, body: { error: 1058 } });
});

it('is not offered before anything was sent', async () => {
  const { client } = await userWith(program, { earned: 20_000 });
  await withdraw(client);
  expect((await client.get('/get-wallet')).body).toMatchObject({ lastDestination: null });
});
