import { type Language, limits } from '@stagedoor/contract/limits';
import type { FeedComment } from '@stagedoor/contract/schemas/feed';
import type { Read } from '../../../platform/database/read.ts';
import { hiddenOn } from '../access/blocked-people.ts';
import type { Page } from '../access/reading.ts';
import type { Viewer } from '../viewer.ts';
import { countHidden, latestComments } from './comments.repo.ts';
import { showComments } from './show-comments.ts';

/** The first page of a post's comments, and how many the viewer does not see. */
export type Said = { comments: FeedComment[]; hidden: { comments: number; responses: number } };
export const noComments: Said = { comments: [], hidden: { comments: 0, responses: 0 } };

type Commented = Page & { id: number; comments: number };
type Look = { viewer: Viewer; language: Language; now: Date; blocked: readonly number[] };

/** What was said under each of these posts. Those that hide nobody, which are nearly all, are read together. */
export const commentsOf = async (
  read: Read,
  posts: readonly Commented[],
  { blocked, ...look }: Look,
): Promise<Map<number, Said>> => {
  const commented = posts.filter(({ comments }) => comments > 0);
  const hiding = Map.groupBy(commented, (post) => hiddenOn(post, look.viewer, blocked).join());
  const said = await Promise.all(
    [...hiding.values()].map(async (alike) => {
      const [first] = alike;
      const hidden = first ? hiddenOn(first, look.viewer, blocked) : [];
      return readComments(read, alike, { ...look, hidden });
    }),
  );
  return new Map(said.flatMap((some) => [...some]));
};

type Hiding = Omit<Look, 'blocked'> & { hidden: number[] };

const readComments = async (read: Read, posts: readonly Commented[], look: Hiding): Promise<Map<number, Said>> => {
  const { viewer, language, now, hidden } = look;
  const ids = posts.map(({ id }) => id);
  const asked = { posts: ids, size: limits.pages.comments, viewer: viewer.idUser, language, now, hidden };
  const [found, counted] = await Promise.all([
    read(latestComments, asked),
    hidden.length > 0 ? read(countHidden, { posts: ids, hidden }) : [],
  ]);
  const pages = new Map(posts.map((post) => [post.id, post]));
  const comments = Map.groupBy(await showComments(read, found, { ...look, pages }), ({ idPost }) => idPost);
  const hiddenIn = new Map(counted.map((row) => [row.idPost, row]));
  return new Map(
    ids.map((id) => [id, { comments: comments.get(id) ?? [], hidden: hiddenIn.get(id) ?? noComments.hidden }]),
  );
};
