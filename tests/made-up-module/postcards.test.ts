import { topicOf } from '@stagedoor/contract/live-destinations';
import { expect, it } from 'vitest';
import { aModeratedProgram } from '../support/moderation.ts';
import { aStompClient } from '../support/stomp.ts';
import { addPostcards, newPostcard, postcardSent, postcards, postcardTopic } from './postcards.ts';

const { program, staff, aFan, aTalentOnSale, decide, idDecisionOf, colleague } = await aModeratedProgram();
addPostcards(program);

let cards = 0;
const aPostcard = async () => {
  const talent = await aTalentOnSale();
  const id = ++cards;
  postcards.set(id, { idTalent: talent.idUser, words: `Greetings ${id}`, removedBy: null });
  return { id, talent };
};
const sectionOf = async (idTalent: number) => {
  // As staff, because visitors share a response for a second.
  const { body } = await staff.client.get(`/get-user-profile-data/${idTalent}/en`);
  return (body as { sections: Record<string, unknown> }).sections;
};

it('can be reported, taken down and restored, and is on the profile meanwhile', async () => {
  const [{ id, talent }, fan] = [await aPostcard(), await aFan()];
  expect(await sectionOf(talent.idUser)).toEqual({ postcards: { words: [`Greetings ${id}`] } });
  const complaint = { subject: 'POSTCARD', id, reason: 'SPAM' };
  expect((await fan.client.post('/complain', complaint)).status).toBe(200);
  const { body } = await staff.client.post('/get-reports', { subject: 'POSTCARD', owner: talent.idUser });
  const [report] = (body as { items: { idReport: number }[] }).items;
  expect(report).toMatchObject({ name: `Greetings ${id}`, path: `/postcards/${id}`, removable: true });
  const idReport = report?.idReport ?? 0;
  expect((await decide({ idReport, verdict: 'remove' })).status).toBe(200);
  expect(await sectionOf(talent.idUser)).toEqual({ postcards: { words: [] } });

  const idDecision = await idDecisionOf(idReport);
  await talent.client.post('/appeal', { idDecision, text: 'It was a present for my fans.' });
  const appeal = { idDecision, result: 'overturn', reason: 'It was a present.' };
  expect((await colleague.client.post('/decide-appeal', appeal)).status).toBe(200);
  expect(await sectionOf(talent.idUser)).toEqual({ postcards: { words: [`Greetings ${id}`] } });
});

it('is refused as a subject nobody knows', async () => {
  const { client } = await aFan();
  const answer = await client.post('/complain', { subject: 'LETTER', id: 1, reason: 'SPAM' });
  expect(answer).toMatchObject({ status: 422, body: { error: 1008, fields: { subject: 'invalid' } } });
});

it('is notified in the bell, and has its setting', async () => {
  const [{ id, talent }, fan] = [await aPostcard(), await aFan()];
  await program.database.inTransaction((tx) =>
    program.notifications.notify(tx, newPostcard, {
      idUser: fan.idUser,
      eventKey: `postcard ${id}`,
      subject: { type: 'postcard', id },
      idPartner: talent.idUser,
    }),
  );
  await program.settle();
  const { body } = await fan.client.post('/event-logs/true');
  expect((body as { items: object[] }).items).toMatchObject([{ type: 'NEW_POSTCARD', link: `/postcards/${id}` }]);
  expect((await fan.client.get('/get-notification-preferences')).body).toMatchObject({
    types: { NEW_POSTCARD: { inApp: true } },
  });
});

it('is live for everybody who watches it', async () => {
  const { id } = await aPostcard();
  const url = await program.app.listen({ host: '127.0.0.1', port: 0 });
  const visitor = await aStompClient(url);
  await visitor.connect({});
  await visitor.subscribe(topicOf(postcardTopic, id), { id: 'card' });
  await program.database.inTransaction((tx) =>
    program.live.publish(tx, postcardTopic, id, postcardSent, { words: 'From the tour' }),
  );
  await visitor.until(() => visitor.events().length > 0, 'the postcard');
  expect(visitor.events()).toMatchObject([{ eventType: 'POSTCARD_SENT', words: 'From the tour' }]);
});
