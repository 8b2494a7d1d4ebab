import { beforeEach, expect, it } from 'vitest';
import { hours } from '../../../../../../tests/support/clock.ts';
import { aPost } from '../../../../../../tests/support/feed.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aLoggedInClient } from '../../../../../../tests/support/program.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const aModerator = async () => {
  const { idUser } = await aUser(program, { role: 'ADMIN', scopes: ['moderation'] });
  return aLoggedInClient(program, idUser);
};

it('shows staff what a post said before each change, who changed it and when', async () => {
  const { talent, idTalent, plans } = await aClub(program, 1000);
  const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
  const first = { idUser: idTalent, title: 'Tomorrow', text: 'At eight' };
  const idPost = await aPost(fan.client, first, 'community');
  const times: string[] = [];
  for (const text of ['At nine', 'At ten']) {
    program.clock.advance(hours(1));
    times.unshift(program.clock.now().toISOString());
    await aPost(fan.client, { ...first, idPost, text }, 'community');
  }
  const staff = await aModerator();
  const editor = { idUser: fan.idUser };
  expect((await staff.post('/get-post-history', { idPost })).body).toMatchObject({
    post: { idPost, space: 'community', idUser: idTalent, author: editor, text: 'At ten', removed: null },
    items: [
      { title: 'Tomorrow', text: 'At nine', replaced: times[0], editor },
      { title: 'Tomorrow', text: 'At eight', replaced: times[1], editor },
    ],
    totalPages: 1,
  });
  expect((await staff.post('/get-post-history', { idPost, page: 1, size: 1 })).body).toMatchObject({
    items: [{ text: 'At eight' }],
    totalPages: 2,
  });
  await talent.call('DELETE', `/community/remove/POST/${idPost}`);
  expect((await staff.post('/get-post-history', { idPost })).body).toMatchObject({
    post: { removed: program.clock.now().toISOString() },
    items: [{}, {}],
  });
});

it('does not show drafts, which nobody but their author knows of', async () => {
  const { talent } = await aClub(program, 1000);
  const idPost = await aPost(talent, { draft: true });
  const staff = await aModerator();
  expect((await staff.post('/get-post-history', { idPost })).body).toMatchObject({ error: 1058 });
});
