import { fail } from '@stagedoor/contract/errors';
import type { PostHistory, PostVersion } from '@stagedoor/contract/schemas/feed';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

type Input = { idPost: number; page: number; size: number };

/** A published post for staff, also a removed one: what it says now, and what it said before, the latest first. */
export const showHistory =
  ({ database }: Pick<Deps, 'database'>) =>
  ({ idPost, page, size }: Input): Promise<PostHistory> =>
    database.inTransaction(async (tx) => {
      const post = await findPost(tx, idPost);
      const { items, total } = await versionsOf(tx, { idPost, page, size });
      return { post, items, totalPages: Math.ceil(total / size), currentPage: page };
    });

const findPost = async (tx: Tx, idPost: number): Promise<PostHistory['post']> => {
  const post = await tx
    .selectFrom('post')
    .innerJoin('users as owner', 'owner.id', 'post.id_talent')
    .innerJoin('users as author', 'author.id', 'post.id_author')
    .select(['post.id', 'post.space', 'post.title', 'post.text', 'post.published_at', 'post.removed_at'])
    .select(['owner.id as idOwner', 'owner.name as ownerName', 'author.id as idAuthor', 'author.name as authorName'])
    .where('post.id', '=', idPost)
    .executeTakeFirst();
  // Nobody but its author knows of a draft.
  if (!post?.published_at) return fail('pageNotFound');
  return {
    idPost: post.id,
    space: post.space,
    idUser: post.idOwner,
    ownerName: post.ownerName,
    author: { idUser: post.idAuthor, name: post.authorName },
    title: post.title,
    text: post.text,
    published: post.published_at.toISOString(),
    removed: post.removed_at?.toISOString() ?? null,
  };
};

const versionsOf = async (tx: Tx, { idPost, page, size }: Input): Promise<{ items: PostVersion[]; total: number }> => {
  const rows = await tx
    .selectFrom('post_edit as edit')
    .innerJoin('users as editor', 'editor.id', 'edit.id_editor')
    .select(['edit.id', 'edit.title', 'edit.text', 'edit.replaced_at', 'editor.id as idEditor', 'editor.name'])
    .select(sql<number>`count(*) over ()::int`.as('total'))
    .where('edit.id_post', '=', idPost)
    .orderBy('edit.id', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  const items = rows.map(({ id, title, text, replaced_at, idEditor, name }) => ({
    idVersion: id,
    title,
    text,
    replaced: replaced_at.toISOString(),
    editor: { idUser: idEditor, name },
  }));
  return { items, total: rows[0]?.total ?? 0 };
};
