import { sql } from 'kysely';
import type { ReportedThing, ReportSubject } from '../../extension-points/report-subject.ts';
import { takeComment } from './comments/remove-comment.ts';
import type { Deps } from './deps.ts';
import { postChanged } from './feed.events.ts';
import { takePost } from './posts/remove-post.ts';
import { spaces } from './spaces.ts';

type UsedDeps = Pick<Deps, 'clock' | 'outbox'>;

const nameLength = 80;
/** As the desk lists it. */
const nameOf = (...texts: string[]): string => (texts.find((text) => text !== '') ?? '').slice(0, nameLength);

/** Posts can be reported, and taken down by staff. */
export const postSubject = (deps: UsedDeps): ReportSubject => ({
  name: 'POST',
  ownerOf: async (tx, id) => {
    const post = await tx
      .selectFrom('post')
      .select('id_author')
      .where('id', '=', id)
      .where('published_at', 'is not', null)
      .executeTakeFirst();
    return post?.id_author;
  },
  describe: async (tx, ids) => {
    const rows = await tx.selectFrom('post').select(['id', 'space', 'title', 'text']).where('id', 'in', ids).execute();
    return new Map(
      rows.map(({ id, space, title, text }): [number, ReportedThing] => [
        id,
        { name: nameOf(title, text), idImage: null, path: spaces[space].pathOf(id) },
      ]),
    );
  },
  takedown: {
    remove: (tx, { id, idDecision }) => takePost(tx, deps, { idPost: id, by: null, idDecision }),
    restore: async (tx, idDecision) => {
      // Not where its author has written the same again.
      const { rows: restored } = await sql<{ id: number }>`
        update post set removed_at = null, removed_by = null, id_decision = null
        where id_decision = ${idDecision} and not exists (
          select from post again where again.id_author = post.id_author and again.id_talent = post.id_talent
            and again.space = post.space and again.content_hash = post.content_hash and again.removed_at is null)
        returning id`.execute(tx);
      for (const { id } of restored) await deps.outbox.append(tx, postChanged, { idPost: id });
    },
  },
});

/** The same for comments and answers. A comment is taken down with its answers, and they come back together. */
export const commentSubject = (deps: UsedDeps): ReportSubject => ({
  name: 'COMMENT',
  ownerOf: async (tx, id) =>
    (await tx.selectFrom('post_comment').select('id_author').where('id', '=', id).executeTakeFirst())?.id_author,
  describe: async (tx, ids) => {
    const rows = await tx
      .selectFrom('post_comment as comment')
      .innerJoin('post', 'post.id', 'comment.id_post')
      .select(['comment.id', 'comment.text', 'post.id as idPost', 'post.space'])
      .where('comment.id', 'in', ids)
      .execute();
    return new Map(
      rows.map(({ id, text, idPost, space }): [number, ReportedThing] => [
        id,
        { name: nameOf(text), idImage: null, path: `${spaces[space].pathOf(idPost)}?comment=${id}` },
      ]),
    );
  },
  takedown: {
    remove: (tx, { id, idDecision }) => takeComment(tx, deps, { idComment: id, by: null, idDecision }),
    restore: async (tx, idDecision) => {
      const { rows: restored } = await sql<{ idPost: number }>`
        update post_comment set removed_at = null, removed_by = null, removed_with = null, id_decision = null
        where id_decision = ${idDecision} and not exists (
          select from post_comment again where again.id_post = post_comment.id_post
            and again.id_author = post_comment.id_author and again.id_parent is not distinct from post_comment.id_parent
            and again.text = post_comment.text and again.removed_at is null)
        returning id_post as "idPost"`.execute(tx);
      const [first] = restored;
      if (first) await deps.outbox.append(tx, postChanged, first);
    },
  },
});
