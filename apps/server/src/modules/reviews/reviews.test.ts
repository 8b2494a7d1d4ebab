import { expect, it } from 'vitest';
import { aProduct } from '../../../../../tests/support/catalogue.ts';
import { aFanAtWork, aPaidOrder, aPurchase, buy, orderBy, receiptOf } from '../../../../../tests/support/orders.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { someStaff, userWith } from '../../../../../tests/support/wallet.ts';

const { program, fan } = await aFanAtWork({ deposited: 1_000 });
const staff = await someStaff(program);

it('is taken down by staff after a report, with a reason, and kept when there is none', async () => {
  const { idOrder, idTalent, talent } = await aPaidOrder(program, fan, 'MSG', { fromWallet: 300 });
  await talent.post('/deliver-order', { idOrder, delivery: { kind: 'answer', text: 'Here' } });
  await fan.client.post('/set-score', { idOrder, score: 1, text: 'Rude words' });
  const scores = async () =>
    (await aClient(program).get(`/get-scores/${idTalent}`)).body as {
      totalScores: number;
      averageScore: number | null;
      items: { idScore: number }[];
    };
  const idScore = (await scores()).items[0]?.idScore ?? 0;
  const report = { idScore, reason: 'These are rude words' };
  expect((await aClient(program).post('/report-score', report)).status).toBe(403);
  expect((await talent.post('/report-score', report)).status).toBe(200);
  expect((await talent.post('/report-score', report)).status).toBe(409);
  expect((await talent.post('/report-score', { ...report, idScore: 999_999 })).status).toBe(404);
  const queue = async () => (await staff.client.post('/get-score-reports')).body as { items: object[] };
  expect((await queue()).items).toMatchObject([
    { idScore, score: 1, text: 'Rude words', idTalent, reports: [{ reason: report.reason }] },
  ]);

  const decide = (remove: boolean) =>
    staff.client.post('/decide-score-report', { idScore, remove, ...(remove && { reason: 'Against our rules' }) });
  expect((await talent.post('/decide-score-report', { idScore, remove: true, reason: 'Mine' })).status).toBe(404);
  expect((await staff.client.post('/decide-score-report', { idScore, remove: true })).status).toBe(422);
  expect((await decide(false)).status).toBe(200);
  expect((await decide(true)).status).toBe(404);
  expect(await queue()).toMatchObject({ items: [], totalPages: 0 });
  expect(await scores()).toMatchObject({ totalScores: 1 });

  const { client: stranger } = await userWith(program);
  expect((await stranger.post('/report-score', report)).status).toBe(200);
  expect((await decide(true)).status).toBe(200);
  expect(await scores()).toMatchObject({ totalScores: 0, averageScore: null, items: [] });
  expect((await stranger.post('/report-score', report)).status).toBe(404);
  await program.settle();
  expect(program.mailbox.latest(fan.email)).toMatchObject({
    subject: expect.stringContaining('was removed'),
    text: expect.stringContaining('Against our rules'),
  });
  const { rows } = await program.database.pool.query(
    `select action from staff_action where subject = 'score ${idScore}' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['score.kept', 'score.removed']);
});

it('is listed with its product, and counts there, page by page', async () => {
  const buyer = await userWith(program, { deposited: 5_000 });
  const first = await aPaidOrder(program, buyer, 'MSG', { fromWallet: 300 });
  const shop = { idProduct: first.idProduct, type: 'MSG' as const, email: buyer.email, fromWallet: 300 };
  const again = await orderBy(program, receiptOf(await buy(buyer.client, await aPurchase(program, shop))));
  const other = await aProduct(program, first.idTalent, 'AUTOGRAPH');
  for (const [idOrder, score] of [
    [first.idOrder, 5],
    [again.id, 2],
  ] as const) {
    await first.talent.post('/deliver-order', { idOrder, delivery: { kind: 'answer', text: 'Here' } });
    expect((await buyer.client.post('/set-score', { idOrder, score, text: `${score} of 5` })).status).toBe(200);
  }
  const visitor = aClient(program);
  const listed = async (id: number, query = '') => (await visitor.get(`/get-product-scores/${id}${query}`)).body;
  expect(await listed(first.idProduct)).toMatchObject({
    totalScores: 2,
    averageScore: 3.5,
    items: [{ text: '2 of 5' }, { text: '5 of 5' }],
    totalPages: 1,
  });
  expect(await listed(first.idProduct, '?size=1&page=1')).toMatchObject({
    items: [{ text: '5 of 5' }],
    totalPages: 2,
    currentPage: 1,
  });
  expect(await listed(other)).toMatchObject({ totalScores: 0, averageScore: null, items: [], totalPages: 0 });
  expect((await visitor.get('/get-product-scores/999999999')).status).toBe(404);
});
