import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { FeedComment } from '@stagedoor/contract/schemas/feed';
import { blockedPeople, hiddenOn } from '../access/blocked-people.ts';
import { requireReadable, type WantedPost } from '../access/require-post.ts';
import type { Deps } from '../deps.ts';
import { commentById, countComments, pageOfAnswers, pageOfComments, postOfComment } from './comments.repo.ts';
import { showComments } from './show-comments.ts';

type Input = WantedPost & { language: Language; page: number; size: number; idParentComment?: number | undefined };
type CommentPage = { items: FeedComment[]; totalPages: number; currentPage: number };

/** The comments on a post, or the answers to one of them, the latest first. */
export const listComments =
  (deps: Deps) =>
  async ({ language, page, size, idParentComment: idParent, ...wanted }: Input): Promise<CommentPage> => {
    const { read } = deps.database;
    const { idPost, viewer } = wanted;
    const now = deps.clock.now();
    const [post, blocked] = await Promise.all([requireReadable(deps, read, wanted), blockedPeople(read, viewer, now)]);
    const hidden = hiddenOn(post, viewer, blocked);
    const asked = { viewer: viewer.idUser, language, now, hidden, idPost, size, skip: page * size };
    const [rows, [counted]] = await Promise.all([
      idParent === undefined ? read(pageOfComments, asked) : read(pageOfAnswers, { ...asked, idParent }),
      read(countComments, { idPost, idParent: idParent ?? null, hidden }),
    ]);
    const items = await showComments(read, rows, { viewer, language, now, hidden, pages: new Map([[post.id, post]]) });
    return { items, totalPages: Math.ceil((counted?.count ?? 0) / size), currentPage: page };
  };

/** One comment, for who hears that it was written. */
export const showComment =
  (deps: Deps) =>
  async ({
    idComment,
    language,
    ...wanted
  }: Omit<WantedPost, 'idPost'> & { idComment: number; language: Language }): Promise<FeedComment> => {
    const { read } = deps.database;
    const [found] = await read(postOfComment, { idComment, space: wanted.space });
    if (!found) return fail('pageNotFound');
    const post = await requireReadable(deps, read, { ...wanted, idPost: found.idPost });
    const { viewer } = wanted;
    const now = deps.clock.now();
    const hidden = hiddenOn(post, viewer, await blockedPeople(read, viewer, now));
    const rows = await read(commentById, { idComment, viewer: viewer.idUser, language, now, hidden });
    const look = { viewer, language, now, hidden, pages: new Map([[post.id, post]]) };
    const [comment] = await showComments(read, rows, look);
    return comment ?? fail('pageNotFound');
  };
