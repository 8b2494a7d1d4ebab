import pg from 'pg';
import { expect, it } from 'vitest';
import { feedCountsAddUp } from '../../apps/server/src/modules/feed/index.ts';
import { aSeller } from '../support/catalogue.ts';
import { aComment, aPost } from '../support/feed.ts';
import { aUser } from '../support/people.ts';
import { aLoggedInClient, aProgram } from '../support/program.ts';

const program = await aProgram();
const { pool } = program.database;
const wrongCounts = async () => (await pool.query(feedCountsAddUp.violationsSql)).rows;

it('counts 1,000 presses on one post by 200 people at once exactly', async () => {
  const { idUser } = await aSeller(program);
  const talent = await aLoggedInClient(program, idUser);
  const idPost = await aPost(talent);
  const people = [];
  for (let at = 0; at < 200; at++) people.push(await aLoggedInClient(program, (await aUser(program)).idUser));
  // Each press of a person follows the one before; the people do not wait for each other.
  const answers = await Promise.all(
    people.map(async (client) => {
      const pressed = [];
      for (const liked of [true, false, true, true, true]) {
        pressed.push(await client.post('/feed/like', { type: 'POST', id: idPost, liked }));
      }
      return pressed;
    }),
  );
  const refused = answers.flat().filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body)).toEqual([]);
  const { rows } = await pool.query(
    `select likes, (select count(*)::int from post_like where id_post = $1) as there from post_count where id_post = $1`,
    [idPost],
  );
  expect(rows[0]).toEqual({ likes: 200, there: 200 });
  expect(await wrongCounts()).toEqual([]);
}, 120_000);

it('finds counters that are wrong', async () => {
  const { idUser } = await aSeller(program);
  const talent = await aLoggedInClient(program, idUser);
  const idPost = await aPost(talent);
  const idComment = await aComment(talent, idPost);
  await aComment(talent, idPost, { idParentComment: idComment });
  expect(await wrongCounts()).toEqual([]);
  // Only triggers may write the counters; the owner of the database plants what no program can.
  const owner = new pg.Client(program.ownerUrl);
  await owner.connect();
  await owner.query('update post_count set responses = responses + 1 where id_post = $1', [idPost]);
  expect(await wrongCounts()).toMatchObject([{ what: 'post', id: idPost }]);
  await owner.query('update post_count set responses = responses - 1 where id_post = $1', [idPost]);
  await owner.query('update comment_count set answers = 0 where id_comment = $1', [idComment]);
  expect(await wrongCounts()).toMatchObject([{ what: 'comment', id: idComment }]);
  await owner.end();
});
