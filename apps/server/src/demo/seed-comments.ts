import type { Tx } from '../platform/database/database.ts';
import { createRandom, type Random } from './random.ts';
import { type SeededPost, soonAfter } from './seeded-post.ts';
import type { DemoComment } from './world/posts/demo-post.ts';
import { languageOf } from './world/posts/readers.ts';
import { smallTalk, thanks } from './world/posts/small-talk.ts';

type Row = { id_post: number; id_author: number; text: string; created_at: Date };
type Written = { row: Row; answers: readonly DemoComment[]; seeded: SeededPost };
type TalentId = (nickname: string) => number;

/** What fans and talents wrote under posts, their answers, and who likes them. Ids follow the time. */
export const insertComments = async (
  tx: Tx,
  now: Date,
  posts: readonly SeededPost[],
  talentId: TalentId,
): Promise<void> => {
  const random = createRandom('comments');
  const comments = inTime(posts.flatMap((seeded) => commentsOf(random, seeded, { now, talentId })));
  const ids = await tx
    .insertInto('post_comment')
    .values(comments.map(({ row }) => row))
    .returning('id')
    .execute();
  const answers = comments.flatMap(({ row, answers: written, seeded }, place) => {
    let at = row.created_at;
    return written.map((answer) => {
      at = soonAfter(random.next(), at, now);
      const id_author = authorOf(random, answer, { seeded, talentId, besides: [row.id_author] });
      return { id_post: row.id_post, id_parent: ids[place]?.id ?? 0, id_author, text: answer.text, created_at: at };
    });
  });
  const answerIds = await tx.insertInto('post_comment').values(answers).returning('id').execute();
  const likes = [...comments, ...answers.map((row) => ({ row, seeded: bySeededId(posts, row.id_post) }))].flatMap(
    ({ row, seeded }, place) => {
      const id = (ids[place] ?? answerIds[place - ids.length])?.id ?? 0;
      return likesOf(random, seeded, { id, row, now });
    },
  );
  await tx.insertInto('comment_like').values(likes).execute();
};

const inTime = (written: readonly Written[]) =>
  written.toSorted((one, other) => one.row.created_at.getTime() - other.row.created_at.getTime());

const bySeededId = (posts: readonly SeededPost[], id: number): SeededPost => {
  const found = posts.find((seeded) => seeded.id === id);
  if (!found) throw new Error(`the demo world has no post ${id}`);
  return found;
};

type Around = { now: Date; talentId: TalentId };

const commentsOf = (random: Random, seeded: SeededPost, { now, talentId }: Around): Written[] => {
  const { post, readers, at } = seeded;
  const own = readers.filter(({ language }) => language === post.language);
  const most = post.audience === undefined ? 5 : Math.min(own.length, 1);
  const talk: DemoComment[] = random
    .shuffle(smallTalk[post.language])
    .slice(0, random.int(0, most))
    .map((text) => ({
      text,
      ...(random.chance(0.3) && { answers: [{ text: random.pick(thanks[post.language]), by: 'author' }] }),
    }));
  const said = [...(post.comments ?? []), ...talk];
  const besides: number[] = [];
  return said.flatMap((comment) => {
    if (!comment.by && readers.length === 0) return [];
    const id_author = authorOf(random, comment, { seeded, talentId, besides });
    besides.push(id_author);
    const row = {
      id_post: seeded.id,
      id_author,
      text: comment.text,
      created_at: soonAfter(random.next(), at ?? now, now),
    };
    return { row, answers: comment.answers ?? [], seeded };
  });
};

type Who = { seeded: SeededPost; talentId: TalentId; besides: readonly number[] };

/** Somebody who speaks the language and has not spoken here yet, if there is one. */
const authorOf = (random: Random, { by, text }: DemoComment, { seeded, talentId, besides }: Who): number => {
  if (by === 'author') return seeded.idAuthor;
  if (by !== undefined) return talentId(by);
  const { readers, post } = seeded;
  const spoken = languageOf(text, post.language);
  const fresh = readers.filter(({ id }) => !besides.includes(id));
  const [reader] = random.shuffle(fresh.filter(({ language }) => language === spoken));
  return (reader ?? fresh[0] ?? readers[0])?.id ?? seeded.idAuthor;
};

type Liked = { id: number; row: Row; now: Date };

const likesOf = (random: Random, { readers }: SeededPost, { id, row, now }: Liked) =>
  random
    .shuffle(readers.filter(({ id: idUser }) => idUser !== row.id_author).slice(0, 60))
    .slice(0, Math.max(0, random.int(-2, 9)))
    .map((reader) => ({ id_comment: id, id_user: reader.id, at: soonAfter(random.next(), row.created_at, now) }));
