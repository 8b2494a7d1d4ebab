import { feedLimits } from '@stagedoor/contract/feed-limits';
import type { FeedComment } from '@stagedoor/contract/schemas/feed';
import { beforeEach, describe, expect, it } from 'vitest';
import { days, seconds } from '../../../../../../tests/support/clock.ts';
import {
  aComment,
  aPost,
  commentOn,
  commentsOf,
  forMembers,
  postOf,
  someWords,
} from '../../../../../../tests/support/feed.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const setUp = async (changes: object = {}) => {
  const club = await aClub(program, 1000);
  const idPost = await aPost(club.talent, changes);
  return { ...club, idPost, fan: await userWith(program) };
};
const ids = (comments: readonly FeedComment[]) => comments.map(({ idComment }) => idComment);
const remove = (client: Pick<ReturnType<typeof aClient>, 'call'>, idComment: number) =>
  client.call('DELETE', `/feed/remove/COMMENT/${idComment}`);

describe('comments', () => {
  it('come three at a time, the latest first, with the latest answers below', async () => {
    const { idPost, fan, talent } = await setUp();
    const written: number[] = [];
    for (let at = 0; at < 4; at++) written.unshift(await aComment(fan.client, idPost));
    const [newest = 0] = written;
    const answers: number[] = [];
    for (let at = 0; at < 4; at++) answers.push(await aComment(talent, idPost, { idParentComment: newest }));
    const first = await commentsOf(aClient(program), idPost);
    expect(first).toMatchObject({ totalPages: 2 });
    expect(ids(first.items)).toEqual(written.slice(0, 3));
    expect(first.items[0]).toMatchObject({ totalReplies: 4, idParentComment: null, author: { role: 'MEMBER' } });
    expect(first.items[0]?.comments.map(({ idComment }) => idComment)).toEqual(answers.slice(1));
    expect(first.items[0]?.comments[0]?.author).toMatchObject({ role: 'OWNER' });
    expect(ids((await commentsOf(fan.client, idPost, { page: 1 })).items)).toEqual(written.slice(3));
    expect(await commentsOf(fan.client, idPost, { page: 9 })).toMatchObject({ items: [], totalPages: 2 });
    const more = await commentsOf(fan.client, idPost, { idParentComment: newest, page: 1 });
    expect(ids(more.items)).toEqual(answers.slice(0, 1));
    expect(await postOf(fan.client, idPost)).toMatchObject({
      totalResponses: 8,
      lastCommentPage: 0,
      hideLoadMoreCommentsBtn: false,
      latestComments: [{ idComment: newest }, {}, {}],
    });
  });

  it('are refused where nobody could see them, and change nothing', async () => {
    const { idPost, fan, talent } = await setUp();
    const other = await setUp();
    const comment = await aComment(fan.client, idPost);
    const answer = await aComment(fan.client, idPost, { idParentComment: comment });
    const refused = [
      [{ text: ' \n ' }, 1008],
      [{ text: '\u200B\u200D' }, 1008],
      [{ text: 'a'.repeat(2_001) }, 1008],
      [{ idParentComment: answer }, 1008],
      [{ idPost: other.idPost, idParentComment: comment }, 1058],
      [{ idPost: 999_999 }, 1058],
      [{ idPost: await aPost(talent, forMembers) }, 1028],
    ] as const;
    for (const [changes, error] of refused) {
      expect((await commentOn(fan.client, idPost, changes)).body).toMatchObject({ error });
    }
    await talent.call('DELETE', `/feed/remove/POST/${idPost}`);
    expect((await commentOn(fan.client, idPost)).body).toMatchObject({ error: 1059 });
    const { rows } = await program.database.pool.query('select from post_comment where id_author = $1', [fan.idUser]);
    expect(rows).toHaveLength(2);
  });

  it('cannot be made answers of answers by anybody', async () => {
    const { idPost, fan } = await setUp();
    const comment = await aComment(fan.client, idPost);
    const answer = await aComment(fan.client, idPost, { idParentComment: comment });
    const insert = program.database.pool.query(
      `insert into post_comment (id_post, id_parent, id_author, text, created_at) values ($1, $2, $3, 'x', now())`,
      [idPost, answer, fan.idUser],
    );
    await expect(insert).rejects.toThrow('foreign key');
  });

  it('are refused twice with the same words in the same place, also at once', async () => {
    const { idPost, fan } = await setUp();
    const text = someWords();
    const answers = await Promise.all([1, 2, 3].map(() => commentOn(fan.client, idPost, { text })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await postOf(fan.client, idPost)).toMatchObject({ totalResponses: 1 });
  });

  it('end when the plan ends', async () => {
    const { talent, plans } = await setUp();
    const fan = await aJoinedFan(program, plans[0] ?? 0, 1000);
    const idPost = await aPost(talent, forMembers);
    expect((await commentOn(fan.client, idPost)).status).toBe(200);
    const [{ idMembership } = {}] = (await fan.client.get('/get-memberships')).body as { idMembership: number }[];
    await fan.client.post('/stop-subscription', { idMembership });
    await moveClock(program, days(32));
    const later = await again(program, fan.idUser);
    expect((await commentOn(later, idPost)).body).toMatchObject({ error: 1028, reason: { kind: 'membersOnly' } });
    expect(await commentsOf(later, idPost)).toMatchObject({ error: 1028 });
  });

  it('are refused between people with a block, either way', async () => {
    const { idPost, idTalent, fan, talent } = await setUp();
    const stranger = await userWith(program);
    const comment = await aComment(stranger.client, idPost);
    await talent.post('/block-user', { idUser: fan.idUser, duration: 'day' });
    await fan.client.post('/block-user', { idUser: idTalent, duration: 'day' });
    expect((await commentOn(fan.client, idPost)).body).toMatchObject({ error: 1023 });
    expect((await commentOn(fan.client, idPost, { idParentComment: comment })).body).toMatchObject({ error: 1023 });
    expect((await fan.client.post('/feed/like', { type: 'POST', id: idPost, liked: true })).body).toMatchObject({
      error: 1023,
    });
  });
});

describe('deleting a comment', () => {
  it('is for its author, the owner of the page and the moderators, with its answers', async () => {
    const { idPost, fan, talent } = await setUp();
    const [other, moderator] = [await userWith(program), await userWith(program)];
    await aComment(moderator.client, idPost);
    expect((await talent.post('/add-feed-moderator', { idUser: other.idUser })).body).toMatchObject({ error: 1058 });
    expect((await talent.post('/add-feed-moderator', { idUser: moderator.idUser })).status).toBe(200);
    for (const by of [fan.client, talent, moderator.client]) {
      const comment = await aComment(fan.client, idPost);
      await aComment(other.client, idPost, { idParentComment: comment });
      expect((await remove(other.client, comment)).body).toMatchObject({ error: 1063 });
      expect((await remove(by, comment)).status).toBe(200);
      expect((await remove(by, comment)).body).toMatchObject({ error: 1058 });
      expect(await postOf(fan.client, idPost)).toMatchObject({ totalResponses: 1 });
    }
    await talent.post('/remove-feed-moderator', { idUser: moderator.idUser });
    const comment = await aComment(fan.client, idPost);
    expect((await remove(moderator.client, comment)).body).toMatchObject({ error: 1063 });
  });
});

describe('keeping order', () => {
  it('keeps somebody from writing for a day', async () => {
    const { idPost, fan, talent } = await setUp();
    await aComment(fan.client, idPost);
    const restriction = { idUser: fan.idUser, duration: 'day' };
    expect((await talent.post('/restrict-activity', { ...restriction, idUser: 1 })).body).toMatchObject({
      error: 1058,
    });
    expect((await talent.post('/restrict-activity', restriction)).status).toBe(200);
    expect((await talent.post('/get-restricted')).body).toMatchObject({ items: [{ idUser: fan.idUser }] });
    expect((await commentOn(fan.client, idPost)).body).toMatchObject({ error: 1064 });
    program.clock.advance(days(1));
    expect((await commentOn(fan.client, idPost)).status).toBe(200);
    await talent.post('/restrict-activity', { ...restriction, duration: 'forever' });
    await talent.post('/lift-restriction', { idUser: fan.idUser });
    expect((await commentOn(fan.client, idPost)).status).toBe(200);
  });

  it('slows a heated thread down, but not its owner', async () => {
    const { idPost, fan, talent } = await setUp();
    expect((await fan.client.post('/feed/set-slow-mode', { idPost, seconds: 60 })).body).toMatchObject({ error: 1058 });
    await talent.post('/feed/set-slow-mode', { idPost, seconds: 60 });
    const both = await Promise.all([commentOn(fan.client, idPost), commentOn(fan.client, idPost)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 1028,
      reason: { kind: 'tooEarly', from: new Date(program.clock.now().getTime() + seconds(60)).toISOString() },
    });
    expect((await commentOn(talent, idPost)).status).toBe(200);
    expect((await commentOn(talent, idPost)).status).toBe(200);
    program.clock.advance(seconds(60));
    expect((await commentOn(fan.client, idPost)).status).toBe(200);
  });
});

describe('likes', () => {
  it('are counted exactly, however many people press how often at once', async () => {
    const { idPost, fan } = await setUp();
    const people = await Promise.all(Array.from({ length: 20 }, () => userWith(program)));
    const presses = people.flatMap(({ client }, at) =>
      [true, at % 2 === 0, true, at % 4 !== 0].map((liked) =>
        client.post('/feed/like', { type: 'POST', id: idPost, liked }),
      ),
    );
    expect((await Promise.all(presses)).every(({ status }) => status === 200)).toBe(true);
    for (const { client } of people) await client.post('/feed/like', { type: 'POST', id: idPost, liked: true });
    expect(await postOf(fan.client, idPost)).toMatchObject({ likes: 20, liked: false });
    const [one] = people;
    const { body } = (await one?.client.post('/feed/like', { type: 'POST', id: idPost, liked: false })) ?? {};
    expect(body).toEqual({ likes: 19, liked: false });
  });

  it('are for comments and answers too', async () => {
    const { idPost, fan, talent } = await setUp();
    const comment = await aComment(fan.client, idPost);
    const answer = await aComment(talent, idPost, { idParentComment: comment });
    for (const id of [comment, answer]) {
      const like = { type: 'COMMENT', id, liked: true };
      expect((await talent.post('/feed/like', like)).body).toEqual({ likes: 1, liked: true });
      expect((await talent.post('/feed/like', like)).body).toEqual({ likes: 1, liked: true });
    }
    const { items } = await commentsOf(talent, idPost);
    expect(items[0]).toMatchObject({ likes: 1, liked: true, comments: [{ likes: 1, liked: true }] });
  });
});

describe('notifications', () => {
  const noticed = async (client: { post: ReturnType<typeof aClient>['post'] }) => {
    await program.settle();
    return (
      (await client.post('/event-logs/true', { size: 50 })).body as { items: { type: string; sum: number | null }[] }
    ).items;
  };

  it('tell once of comments, answers and likes, the likes of a day as one', async () => {
    const { idPost, fan, talent } = await setUp();
    const other = await userWith(program);
    const comment = await aComment(fan.client, idPost);
    for (const person of [fan, other]) {
      for (const liked of [true, false, true])
        await person.client.post('/feed/like', { type: 'POST', id: idPost, liked });
    }
    const all = await noticed(talent);
    expect(all.filter(({ type }) => type === 'NEW_COMMENT')).toMatchObject([{ link: `/post/${idPost}`, idPost }]);
    expect(all.filter(({ type }) => type === 'LIKE_POST')).toMatchObject([{ sum: 1 }]);
    await aComment(other.client, idPost, { idParentComment: comment });
    await talent.post('/feed/like', { type: 'COMMENT', id: comment, liked: true });
    expect((await noticed(fan.client)).map(({ type }) => type).sort()).toEqual(['LIKE_COMMENT', 'NEW_COMMENT_ANSWER']);
  });

  it('are not sent about what was muted', async () => {
    const { idPost, fan, talent } = await setUp();
    const other = await userWith(program);
    const comment = await aComment(fan.client, idPost);
    await program.settle();
    await fan.client.post('/feed/mute-post', { idPost, idComment: comment, muted: true });
    await talent.post('/feed/mute-post', { idPost, muted: true });
    await aComment(other.client, idPost, { idParentComment: comment });
    expect(await noticed(fan.client)).toEqual([]);
    expect(await noticed(talent)).toHaveLength(1);
  });

  it('tell once that a post is popular, with 20 comments at once around the 100th', async () => {
    const { idPost, fan, talent } = await setUp();
    await program.database.pool.query(
      `insert into post_comment (id_post, id_author, text, created_at)
       select $1, $2, 'Earlier ' || n, now() from generate_series(1, 90) n`,
      [idPost, fan.idUser],
    );
    await Promise.all(Array.from({ length: 20 }, () => commentOn(fan.client, idPost)));
    expect(await postOf(fan.client, idPost)).toMatchObject({ totalResponses: 110 });
    const popular = (await noticed(talent)).filter(({ type }) => type === 'POPULAR_POST');
    expect(popular).toHaveLength(1);
    expect(feedLimits.popularAt).toBe(101);
  });

  it('tell followers of a public post, members of theirs, and who was away for a week what they missed', async () => {
    const { idTalent, talent, plans } = await setUp();
    // What was posted before they followed is told to others only.
    await program.settle();
    const [follower, away, stranger] = [await userWith(program), await userWith(program), await userWith(program)];
    for (const { client } of [follower, away]) await client.post('/follow-user', { idUser: idTalent });
    const member = await aJoinedFan(program, plans[0] ?? 0, 1000);
    await program.settle();
    const weekAgo = new Date(program.clock.now().getTime() - days(8));
    await program.database.pool.query('update users set last_seen_at = $2 where id = $1', [away.idUser, weekAgo]);
    await aPost(talent);
    await program.settle();
    await aPost(talent, forMembers);
    await program.settle();
    const posts = async (person: { idUser: number }) => {
      const { rows } = await program.database.pool.query(
        `select type from event_log where id_user = $1 and subject_type = 'post' order by id`,
        [person.idUser],
      );
      return rows.map(({ type }) => type);
    };
    expect(await posts(follower)).toEqual(['NEW_POST']);
    expect(await posts(away)).toEqual(['MISS_YOU_POST']);
    expect(await posts(member)).toEqual(['NEW_POST', 'NEW_POST']);
    expect(await posts(stranger)).toEqual([]);
    await aPost(talent);
    await program.settle();
    expect(await posts(away)).toEqual(['MISS_YOU_POST', 'NEW_POST']);
  });
});
