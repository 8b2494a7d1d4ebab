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
      const restored = await tx
        .updateTable('post')
        .set({ removed_at: null, removed_by: null, id_decision: null })
        .where('id_decision', '=', idDecision)
        .returning('id')
        .execute();
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
      const restored = await tx
        .updateTable('post_comment')
        .set({ removed_at: null, removed_by: null, removed_with: null, id_decision: null })
        .where('id_decision', '=', idDecision)
        .returning(['id', 'id_post', 'id_parent'])
        .execute();
      for (const { id_post: idPost } of restored.slice(0, 1)) await deps.outbox.append(tx, postChanged, { idPost });
    },
  },
});
