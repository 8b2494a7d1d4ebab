import { expect, it } from 'vitest';
import { answer, aPair, historyOf, textsIn, threadsOf, writePaid } from '../../../../../../tests/support/chat.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';

it('puts messages of before there were chats into chats, once, in the order in which they were written', async () => {
  const program = await aPayingProgram();
  const { fan, talent, idTalent } = await aPair(program);
  const first = await writePaid(fan.client, idTalent, { text: 'First' });
  program.clock.advance(60_000);
  await answer(talent, first.body.message.idMessage, { text: 'Answer' });
  program.clock.advance(60_000);
  await writePaid(fan.client, idTalent, { text: 'Second' });
  await program.settle();
  // As they were before.
  await program.database.pool.query('delete from chat_message; delete from chat_member; delete from chat');
  for (let times = 0; times < 2; times++) await program.database.pool.query('select add_message_orders_to_chats()');
  const [thread] = await threadsOf(talent);
  expect(thread).toMatchObject({ unread: 1, lastSeq: 3, lastMessage: { text: 'Second' } });
  const history = await historyOf(fan.client, thread?.idChat ?? 0);
  expect(textsIn(history)).toEqual(['First', 'Answer', 'Second']);
  expect(history.items.map(({ paid }) => paid?.status ?? null)).toEqual(['answered', null, 'sent']);
  expect(await threadsOf(fan.client)).toMatchObject([{ unread: 0 }]);
});
