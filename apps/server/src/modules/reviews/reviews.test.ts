import { expect, it } from 'vitest';
import { aFanAtWork, aPaidOrder } from '../../../../../tests/support/orders.ts';
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
