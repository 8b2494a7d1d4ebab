import { beforeEach, expect, it } from 'vitest';
import { answer, aPair, historyOf, textsIn, writePaid } from '../../../../../tests/support/chat.ts';
import { aModeratedProgram } from '../../../../../tests/support/moderation.ts';

const { program, staff, decide, idDecisionOf, colleague } = await aModeratedProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const complaint = (id: number) => ({ subject: 'MESSAGE', id, reason: 'SPAM' });
const reported = async () => {
  const { body } = await staff.client.post('/get-reports', { subject: 'MESSAGE' });
  return (body as { items: { idReport: number; name: string; ownerName: string }[] }).items;
};

it('takes a reported message down, leaves a trace, and puts it back after an appeal', async () => {
  const { fan, talent, idTalent } = await aPair(program);
  const { body } = await writePaid(fan.client, idTalent);
  const answered = await answer(talent, body.message.idMessage, { text: 'Buy cheap watches' });
  await program.settle();
  const { idMessage } = answered.body as { idMessage: number };
  expect((await fan.client.post('/complain', complaint(idMessage))).status).toBe(200);
  const [found] = await reported();
  expect(found).toMatchObject({ name: 'Buy cheap watches' });
  const idReport = found?.idReport ?? 0;
  expect((await decide({ idReport, verdict: 'remove' })).status).toBe(200);
  const history = await historyOf(fan.client, body.idChat);
  expect(history.items[1]).toMatchObject({ deleted: true, text: '' });

  const idDecision = await idDecisionOf(idReport);
  await talent.post('/appeal', { idDecision, text: 'It is a song.' });
  const appeal = { idDecision, result: 'overturn', reason: 'It is a song.' };
  expect((await colleague.client.post('/decide-appeal', appeal)).status).toBe(200);
  expect(textsIn(await historyOf(fan.client, body.idChat))).toContain('Buy cheap watches');
});
