import { expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import {
  iban,
  idOf,
  showAgain,
  someStaff,
  userWith,
  violationsIn,
  withdraw,
} from '../../../../../../tests/support/wallet.ts';
import { bank } from '../../ledger/index.ts';

const setUp = async () => {
  const program = await aProgram();
  const staff = await someStaff(program);
  const talent = await userWith(program, { earned: 20_000 });
  const other = await userWith(program, { earned: 20_000 });
  const ids = [idOf(await withdraw(talent.client)), idOf(await withdraw(other.client, { amount: 1_234 }))];
  program.clock.advance(hours(72));
  for (const id of ids) await staff.client.post('/approve-withdraw', { id });
  return { program, staff, talent, ids };
};

it('puts everything that was approved into one file and sends it', async () => {
  const { program, staff, ids } = await setUp();
  const { body } = await staff.client.post('/export-withdrawals', { rail: 'bank' });
  const batch = {
    id: 1,
    rail: 'bank',
    count: 2,
    total: 6_234,
    createdAt: '2026-03-04T12:00:00.000Z',
    createdBy: 'Vira Storozhuk',
    downloads: 0,
    lastDownload: null,
    needsSecondPerson: false,
  };
  expect(body).toEqual({ ...batch, left: 0 });
  expect((await staff.client.post('/get-withdrawal-batches')).body).toEqual({
    items: [batch],
    totalPages: 1,
    currentPage: 0,
  });
  expect((await staff.client.post('/get-withdrawals', { state: 'sent' })).body).toMatchObject({
    items: ids.map((id) => ({ id, state: 'sent' })),
  });
  const file = (await staff.client.get('/get-withdrawal-batch/1')).body as { fileName: string; content: string };
  expect(file).toMatchObject({ fileName: 'withdrawals-1.xml', mediaType: 'application/xml' });
  expect(file.content.split(`<IBAN>${iban}</IBAN>`)).toHaveLength(3);
  const left = await program.database.inTransaction((tx) => program.ledger.balance(tx, bank));
  expect(left).toBe(6_234);
  expect(await violationsIn(program)).toEqual([]);
});

it('has nothing to send twice, and nothing for a rail that nobody chose', async () => {
  const { staff } = await setUp();
  expect(await staff.client.post('/export-withdrawals', { rail: 'paypal' })).toMatchObject({ body: { error: 1058 } });
  const both = await Promise.all([1, 2].map(() => staff.client.post('/export-withdrawals', { rail: 'bank' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
});

it('knows no batch that was never made, and cannot write one again when a user in it has left', async () => {
  const { program, staff, talent } = await setUp();
  const missing = { status: 404, body: { error: 1058 } };
  expect(await staff.client.get('/get-withdrawal-batch/1')).toMatchObject(missing);
  await staff.client.post('/export-withdrawals', { rail: 'bank' });
  expect(await talent.client.get('/get-withdrawal-batch/1')).toMatchObject(missing);

  await showAgain(program, talent.idUser);
  expect(await talent.client.remove('/delete-user?forfeit=true')).toMatchObject({ status: 200 });
  expect(await staff.client.get('/get-withdrawal-batch/1')).toMatchObject(missing);
});
