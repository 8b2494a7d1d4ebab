import type { PostDraft } from '@stagedoor/contract/schemas/feed';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptedMandate, aPerson } from '../../../../../tests/support/agents.ts';
import { anImage } from '../../../../../tests/support/catalogue.ts';
import { hours } from '../../../../../tests/support/clock.ts';
import {
  aComment,
  aPost,
  commentOn,
  commentsOf,
  forMembers,
  postOf,
  postsOf,
  someWords,
} from '../../../../../tests/support/feed.ts';
import { moveClock } from '../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../tests/support/program.ts';
import { userWith } from '../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));

const setUp = async () => {
  const agent = await aPerson(program, 'AGENT', 'Marko Agent');
  const talent = await aPerson(program, 'EXPERT', 'Orysia');
  const idMandate = await acceptedMandate(agent.client, talent);
  return {
    agent,
    talent,
    idMandate,
    write: (changes: object = {}, space: 'feed' | 'community' = 'feed') =>
      aPost(agent.client, { idUser: talent.idUser, ...changes }, space),
    end: () => talent.client.post('/end-mandate', { idMandate }),
  };
};
const visitor = () => aClient(program);
const inAnHour = () => new Date(program.clock.now().getTime() + hours(1)).toISOString();

describe('an agent', () => {
  it('posts on the page of the talent, labelled, also as its picture and for members', async () => {
    const { agent, talent, write } = await setUp();
    const idImage = await anImage(program, agent.idUser);
    const idPost = await write({ title: 'On tour', pictures: [{ idImage, alt: 'A bus' }] });
    const closed = await write(forMembers);
    expect(await postOf(visitor(), idPost)).toMatchObject({
      idUser: talent.idUser,
      ownerName: 'Orysia',
      author: { idUser: agent.idUser, name: 'Marko Agent', role: 'AGENT' },
      attachments: [{ alt: 'A bus' }],
    });
    const may = { comment: true, edit: true, remove: true, manage: true };
    expect(await postOf(agent.client, closed)).toMatchObject({ locked: false, may });
    expect(await postOf(talent.client, idPost)).toMatchObject({ may: { ...may, edit: false } });
    const community = await write({}, 'community');
    expect(await postOf(talent.client, community, 'community')).toMatchObject({ author: { role: 'AGENT' } });
  });

  it('changes its posts, and the history says who did', async () => {
    const { agent, talent, write } = await setUp();
    const idPost = await write({ text: 'The first words' });
    await aPost(agent.client, { idPost, text: 'The second words' });
    const { rows } = await pool.query('select id_editor, text from post_edit where id_post = $1', [idPost]);
    expect(rows).toEqual([{ id_editor: agent.idUser, text: 'The first words' }]);
    const { text, author } = await postOf(visitor(), idPost);
    expect([text, author.role]).toEqual(['The second words', 'AGENT']);
    // What the talent wrote stays the talent's, and the other way round.
    const theirs = await aPost(talent.client);
    for (const [client, id] of [
      [agent.client, theirs],
      [talent.client, idPost],
    ] as const) {
      expect((await client.post('/feed/save-post', { idPost: id, text: someWords() })).body).toMatchObject({
        error: 1058,
      });
    }
  });

  it('pins, slows down and deletes what is on the page, and deletes comments there', async () => {
    const { agent, talent, write } = await setUp();
    const [own, theirs] = [await write(), await aPost(talent.client)];
    const fan = await userWith(program);
    const idComment = await aComment(fan.client, theirs);
    expect((await agent.client.post('/feed/pin-post', { idPost: own, pinned: true })).status).toBe(200);
    expect((await agent.client.post('/feed/set-slow-mode', { idPost: theirs, seconds: 60 })).status).toBe(200);
    expect((await postsOf(visitor(), talent.idUser)).items.map(({ idPost }) => idPost)).toEqual([own, theirs]);
    expect((await agent.client.remove(`/feed/remove/COMMENT/${idComment}`)).status).toBe(200);
    expect((await agent.client.remove(`/feed/remove/POST/${theirs}`)).status).toBe(200);
    expect((await postsOf(visitor(), talent.idUser)).items.map(({ idPost }) => idPost)).toEqual([own]);
  });

  it('comments there as an agent, and elsewhere for itself', async () => {
    const { agent, talent } = await setUp();
    const other = await aPerson(program, 'EXPERT');
    const [here, elsewhere] = [await aPost(talent.client), await aPost(other.client)];
    await aComment(agent.client, here);
    await aComment(agent.client, elsewhere);
    expect((await commentsOf(visitor(), here)).items).toMatchObject([{ author: { role: 'AGENT' } }]);
    expect((await commentsOf(visitor(), elsewhere)).items).toMatchObject([{ author: { role: 'MEMBER' } }]);
  });

  it('cannot post for anybody else, nor settle the page', async () => {
    const { agent, talent } = await setUp();
    const other = await aPerson(program, 'EXPERT');
    const body = { idUser: other.idUser, text: someWords() };
    expect((await agent.client.post('/feed/save-post', body)).body).toMatchObject({ error: 1058 });
    const { body: category } = await talent.client.post('/feed/save-category', { name: 'On tour' });
    const { idCategory } = category as { idCategory: number };
    expect((await agent.client.post('/feed/save-category', { idCategory, name: 'Mine' })).body).toMatchObject({
      error: 1058,
    });
    expect((await agent.client.remove(`/feed/remove/CATEGORY/${idCategory}`)).body).toMatchObject({ error: 1058 });
  });

  it('has drafts of its own for each page', async () => {
    const { agent, talent, write } = await setUp();
    const idPost = await write({ draft: true });
    await aPost(agent.client, { draft: true });
    const drafts = async (client: typeof agent.client, idUser: number) =>
      ((await client.post('/feed/get-drafts', { idUser })).body as { items: PostDraft[] }).items;
    expect(await drafts(agent.client, talent.idUser)).toMatchObject([{ idPost, idUser: talent.idUser }]);
    expect(await drafts(talent.client, talent.idUser)).toEqual([]);
  });
});

describe('after a mandate ended', () => {
  it('the agent can do nothing more on the page, and what it wrote stays, labelled', async () => {
    const { agent, write, end } = await setUp();
    const [open, closed] = [await write(), await write(forMembers)];
    const idComment = await aComment(agent.client, open);
    await end();
    const tries = [
      agent.client.post('/feed/save-post', { idUser: 0, text: someWords() }),
      agent.client.post('/feed/save-post', { idPost: open, text: someWords() }),
      agent.client.post('/feed/pin-post', { idPost: open, pinned: true }),
      agent.client.post('/feed/set-slow-mode', { idPost: open, seconds: 60 }),
      agent.client.get(`/feed/get-draft/${open}`),
    ];
    for (const { status } of await Promise.all(tries)) expect([404, 422]).toContain(status);
    for (const path of [`/feed/remove/POST/${open}`, `/feed/remove/COMMENT/${idComment}`])
      expect((await agent.client.remove(path)).body).toMatchObject({ error: 1063 });
    expect(await postOf(agent.client, closed)).toMatchObject({ locked: true });
    expect(await postOf(agent.client, open)).toMatchObject({
      locked: false,
      author: { role: 'AGENT' },
      may: { edit: false, remove: false, manage: false },
      latestComments: [{ idComment, author: { role: 'AGENT' }, mayRemove: false }],
    });
    await aComment(agent.client, open);
    expect((await commentsOf(visitor(), open)).items).toMatchObject([
      { author: { role: 'MEMBER' } },
      { author: { role: 'AGENT' } },
    ]);
  });

  it('its drafts go, and what it scheduled is not published', async () => {
    const { agent, talent, write, end } = await setUp();
    const [scheduled, draft] = [await write({ publishAt: inAnHour() }), await write({ draft: true })];
    await end();
    await moveClock(program, hours(2));
    expect((await postsOf(visitor(), talent.idUser)).items).toEqual([]);
    for (const idPost of [scheduled, draft])
      expect((await agent.client.get(`/feed/get-draft/${idPost}`)).body).toMatchObject({ error: 1059 });
  });

  it('what it scheduled becomes a draft while one of them blocks the other', async () => {
    const { agent, talent, write } = await setUp();
    const idPost = await write({ publishAt: inAnHour() });
    await talent.client.post('/block-user', { idUser: agent.idUser, duration: 'forever' });
    await moveClock(program, hours(2));
    expect((await postsOf(visitor(), talent.idUser)).items).toEqual([]);
    expect((await agent.client.get(`/feed/get-draft/${idPost}`)).body).toMatchObject({
      publishAt: null,
      published: null,
    });
  });

  it('and at the same moment: a post is there labelled, or refused', async () => {
    for (let round = 0; round < 5; round++) {
      const { agent, talent, end } = await setUp();
      const post = agent.client.post('/feed/save-post', { idUser: talent.idUser, text: someWords() });
      const [saved] = await Promise.all([post, end()]);
      const { items } = await postsOf(visitor(), talent.idUser);
      expect(items.map(({ author }) => author.role)).toEqual(saved.status === 200 ? ['AGENT'] : []);
      const again = await agent.client.post('/feed/save-post', { idUser: talent.idUser, text: someWords() });
      expect(again.body).toMatchObject({ error: 1058 });
    }
  });
});

describe('what an agent wrote', () => {
  it('cannot change its label, not even by the program', async () => {
    const { agent, write, end, idMandate } = await setUp();
    const idPost = await write();
    const idComment = await aComment(agent.client, idPost);
    const refused = (statement: string) => expect(pool.query(statement)).rejects.toThrow(/stays|does not let|violates/);
    await refused(`update post set id_mandate = null where id = ${idPost}`);
    await refused(`update post set id_author = id_talent, id_mandate = null where id = ${idPost}`);
    await refused(`update post_comment set id_mandate = null where id = ${idComment}`);
    await end();
    await refused(`insert into post_comment (id_post, id_author, id_mandate, text, created_at)
      values (${idPost}, ${agent.idUser}, ${idMandate}, 'Later', now())`);
  });

  it('is announced to followers in the name of the talent, who hears of comments and likes', async () => {
    const { agent, talent, write } = await setUp();
    const [follower, blocked] = [await userWith(program), await userWith(program)];
    for (const { client } of [follower, blocked]) await client.post('/follow-user', { idUser: talent.idUser });
    await talent.client.post('/block-user', { idUser: blocked.idUser, duration: 'forever' });
    const idPost = await write();
    await program.settle();
    const told = async (idUser: number) =>
      (
        await pool.query('select type, id_partner from event_log where id_user = $1 and subject_id = $2 order by id', [
          idUser,
          idPost,
        ])
      ).rows;
    expect(await told(follower.idUser)).toEqual([{ type: 'NEW_POST', id_partner: talent.idUser }]);
    expect(await told(blocked.idUser)).toEqual([]);
    expect((await commentOn(follower.client, idPost)).status).toBe(200);
    await program.settle();
    expect(await told(talent.idUser)).toEqual([{ type: 'NEW_COMMENT', id_partner: follower.idUser }]);
    expect(await told(agent.idUser)).toEqual([]);
  });
});
