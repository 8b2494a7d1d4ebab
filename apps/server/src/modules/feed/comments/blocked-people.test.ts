import { beforeEach, describe, expect, it } from 'vitest';
import { days } from '../../../../../../tests/support/clock.ts';
import { aComment, aPost, commentsOf, postOf, postsOf } from '../../../../../../tests/support/feed.ts';
import { aClub, aJoinedFan } from '../../../../../../tests/support/memberships.ts';
import { again, moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aClient } from '../../../../../../tests/support/program.ts';
import { userWith } from '../../../../../../tests/support/wallet.ts';
import { commentLiked } from '../feed.events.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

type Client = Pick<Awaited<ReturnType<typeof userWith>>['client'], 'post'>;
const block = (client: Client, idUser: number, duration = 'day') => client.post('/block-user', { idUser, duration });
const idsOf = (items: readonly { idComment: number }[]) => items.map(({ idComment }) => idComment);

const wasTold = async (idUser: number, event: string): Promise<boolean> => {
  const { rows } = await program.database.pool.query('select from notified_fact where id_user = $1 and fact_key = $2', [
    idUser,
    event,
  ]);
  return rows.length > 0;
};

/** Under a public post: a comment of `other` with an answer of `third`, and one of `third` with answers of both. */
const setUp = async () => {
  const club = await aClub(program, 1000);
  const [reader, other, third] = [await userWith(program), await userWith(program), await userWith(program)];
  const idPost = await aPost(club.talent);
  const theirs = await aComment(other.client, idPost);
  const toThem = await aComment(third.client, idPost, { idParentComment: theirs });
  const thirds = await aComment(third.client, idPost);
  const answers = [
    await aComment(other.client, idPost, { idParentComment: thirds }),
    await aComment(third.client, idPost, { idParentComment: thirds }),
  ];
  return { ...club, idPost, reader, other, third, theirs, toThem, thirds, answers };
};

describe('people with a block between them', () => {
  it.each(['who blocked', 'who was blocked'])('do not see each other’s comments: the one %s', async (which) => {
    const { idPost, idTalent, reader, other, theirs, toThem, thirds, answers } = await setUp();
    if (which === 'who blocked') await block(reader.client, other.idUser);
    else await block(other.client, reader.idUser);
    const { items, totalPages } = await commentsOf(reader.client, idPost);
    expect(idsOf(items)).toEqual([thirds]);
    expect(totalPages).toBe(1);
    expect(items[0]).toMatchObject({ totalReplies: 1, comments: [{ idComment: answers[1] }] });
    expect(await commentsOf(reader.client, idPost, { idParentComment: theirs })).toMatchObject({
      items: [],
      totalPages: 0,
    });
    expect(await commentsOf(reader.client, idPost, { idParentComment: thirds })).toMatchObject({
      items: [{ idComment: answers[1] }],
      totalPages: 1,
    });
    for (const hidden of [theirs, toThem, answers[0]]) {
      expect((await reader.client.get(`/feed/get-comment/${hidden}`)).body).toMatchObject({ error: 1058 });
    }
    const seen = { totalResponses: 2, hiddenResponses: 3, hideLoadMoreCommentsBtn: true };
    const shown = { ...seen, latestComments: [{ idComment: thirds, comments: [{}], totalReplies: 1 }] };
    expect(await postOf(reader.client, idPost)).toMatchObject(shown);
    expect((await postsOf(reader.client, idTalent)).items[0]).toMatchObject(shown);
  });

  it('are seen by everybody else, by whose page it is, and by its moderators', async () => {
    const { idPost, talent, reader, other, third } = await setUp();
    await block(reader.client, other.idUser);
    await block(talent, other.idUser);
    await aComment(third.client, idPost);
    await block(third.client, other.idUser);
    await talent.post('/add-feed-moderator', { idUser: third.idUser });
    for (const client of [aClient(program), talent, third.client]) {
      expect(await postOf(client, idPost)).toMatchObject({ totalResponses: 6, hiddenResponses: 0 });
      expect((await commentsOf(client, idPost)).items).toHaveLength(3);
    }
  });

  it('still read the owner of the page, and each other again when it ends', async () => {
    const { idPost, idTalent, talent, reader, other } = await setUp();
    const owners = await aComment(talent, idPost);
    await block(reader.client, idTalent);
    await block(reader.client, other.idUser);
    expect(idsOf((await commentsOf(reader.client, idPost)).items)).toContain(owners);
    await moveClock(program, days(2));
    const later = await again(program, reader.idUser);
    expect(await postOf(later, idPost)).toMatchObject({ totalResponses: 6, hiddenResponses: 0 });
  });

  it('do not see each other’s posts in a community', async () => {
    const { talent, idTalent, plans } = await aClub(program, 1000);
    const [one, two] = [await aJoinedFan(program, plans[0] ?? 0, 1000), await aJoinedFan(program, plans[0] ?? 0, 1000)];
    const idPost = await aPost(one.client, { idUser: idTalent }, 'community');
    await block(two.client, one.idUser);
    expect((await postsOf(two.client, idTalent, {}, 'community')).items).toEqual([]);
    expect(await postOf(two.client, idPost, 'community')).toMatchObject({ error: 1058 });
    expect((await postsOf(talent, idTalent, {}, 'community')).items).toMatchObject([{ idPost }]);
  });

  it('are told nothing of what the other says in a thread', async () => {
    const { idPost, reader, other, third, thirds } = await setUp();
    await aComment(reader.client, idPost, { idParentComment: thirds });
    await block(reader.client, other.idUser);
    const answer = await aComment(other.client, idPost, { idParentComment: thirds });
    await program.settle();
    expect(await wasTold(third.idUser, `comment ${answer}`)).toBe(true);
    expect(await wasTold(reader.idUser, `comment ${answer}`)).toBe(false);
  });

  it('are told nothing of a like that came just before the block', async () => {
    const { idPost, reader, other, third, thirds } = await setUp();
    const like = (idComment: number) =>
      program.database.inTransaction(async (tx) => {
        const { idUser } = other;
        await tx
          .insertInto('comment_like')
          .values({ id_comment: idComment, id_user: idUser, at: program.clock.now() })
          .execute();
        await program.outbox.append(tx, commentLiked, { idPost, idComment, idUser });
      });
    const mine = await aComment(reader.client, idPost);
    await block(reader.client, other.idUser);
    for (const idComment of [mine, thirds]) await like(idComment);
    await program.settle();
    expect(await wasTold(third.idUser, `comment ${thirds} ${other.idUser}`)).toBe(true);
    expect(await wasTold(reader.idUser, `comment ${mine} ${other.idUser}`)).toBe(false);
  });
});
