import { expect, it } from 'vitest';
import { aComment, aPost, commentsOf, postOf, postsOf } from '../../../../../tests/support/feed.ts';
import { aModeratedProgram } from '../../../../../tests/support/moderation.ts';

const { staff, aFan, aTalentOnSale, decide, idDecisionOf, colleague } = await aModeratedProgram();

/** Reports it as a fan, and finds it at the desk. */
const report = async (subject: 'POST' | 'COMMENT', id: number) => {
  const fan = await aFan();
  expect((await fan.client.post('/complain', { subject, id, reason: 'SPAM' })).status).toBe(200);
  const { body } = await staff.client.post('/get-reports', { subject });
  const found = (body as { items: { idReport: number; path: string; name: string }[] }).items.at(0);
  if (!found) throw new Error('The report is not at the desk');
  return found;
};

it('takes a reported post down, and puts it back where it stood after an appeal', async () => {
  const talent = await aTalentOnSale();
  const [before, idPost] = [await aPost(talent.client), await aPost(talent.client, { text: 'Cheap watches' })];
  const { idReport, path, name } = await report('POST', idPost);
  expect({ path, name }).toEqual({ path: `/post/${idPost}`, name: 'Cheap watches' });
  expect((await decide({ idReport, verdict: 'remove' })).status).toBe(200);
  expect(await postOf(talent.client, idPost)).toMatchObject({ error: 1059 });
  expect((await postsOf(talent.client, talent.idUser)).items).toMatchObject([{ idPost: before }]);

  const idDecision = await idDecisionOf(idReport);
  await talent.client.post('/appeal', { idDecision, text: 'They are songs about watches.' });
  const appeal = { idDecision, result: 'overturn', reason: 'They are songs.' };
  expect((await colleague.client.post('/decide-appeal', appeal)).status).toBe(200);
  expect((await postsOf(talent.client, talent.idUser)).items).toMatchObject([{ idPost }, { idPost: before }]);
});

it('takes a reported comment down with its answers, and puts them back together', async () => {
  const [talent, fan] = [await aTalentOnSale(), await aFan()];
  const idPost = await aPost(talent.client);
  const idComment = await aComment(fan.client, idPost);
  await aComment(talent.client, idPost, { idParentComment: idComment });
  const gone = await aComment(talent.client, idPost, { idParentComment: idComment });
  await talent.client.call('DELETE', `/feed/remove/COMMENT/${gone}`);
  const { idReport, path } = await report('COMMENT', idComment);
  expect(path).toBe(`/post/${idPost}?comment=${idComment}`);
  await decide({ idReport, verdict: 'remove' });
  expect(await postOf(fan.client, idPost)).toMatchObject({ totalResponses: 0 });

  const idDecision = await idDecisionOf(idReport);
  await fan.client.post('/appeal', { idDecision, text: 'It was a compliment.' });
  await colleague.client.post('/decide-appeal', { idDecision, result: 'overturn', reason: 'It was.' });
  // What its author had deleted before stays deleted.
  expect((await commentsOf(fan.client, idPost)).items).toMatchObject([{ idComment, totalReplies: 1 }]);
});
