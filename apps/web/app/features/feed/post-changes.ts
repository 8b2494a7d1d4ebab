import type { FeedComment, FeedReply, Post } from '@stagedoor/contract/schemas/feed';
import type { CommentPage } from './api.ts';

/** What happens to a post that is shown. Every change returns a new post, and the same one when nothing changed. */
export type PostChange = (post: Post) => Post;

const newestFirst = (one: FeedReply, other: FeedReply) =>
  other.created.localeCompare(one.created) || other.idComment - one.idComment;
const oldestFirst = (one: FeedReply, other: FeedReply) => newestFirst(other, one);

const joined = <Item extends FeedReply>(known: readonly Item[], more: readonly Item[]): Item[] => {
  const ids = new Set(known.map(({ idComment }) => idComment));
  return [...known, ...more.filter(({ idComment }) => !ids.has(idComment))];
};

const inComment = (post: Post, idComment: number, change: (comment: FeedComment) => FeedComment): Post => ({
  ...post,
  latestComments: post.latestComments.map((comment) => (comment.idComment === idComment ? change(comment) : comment)),
});

export const hasComment = ({ latestComments }: Post, idComment: number): boolean =>
  latestComments.some(
    (comment) => comment.idComment === idComment || comment.comments.some((reply) => reply.idComment === idComment),
  );

/**
 * Comments are counted when they are sent, before the server's own count can arrive; so adding what came back counts nothing.
 */
export const counted =
  (by: number): PostChange =>
  (post) => ({ ...post, totalResponses: Math.max(0, post.totalResponses + by) });

/** Adds a comment, or a reply below its comment. */
export const withComment =
  (added: FeedComment): PostChange =>
  (post) => {
    if (hasComment(post, added.idComment)) return post;
    if (added.idParentComment === null)
      return { ...post, latestComments: joined(post.latestComments, [added]).toSorted(newestFirst) };
    return inComment(post, added.idParentComment, (comment) => ({
      ...comment,
      comments: joined<FeedReply>(comment.comments, [added]).toSorted(oldestFirst),
      totalReplies: comment.totalReplies + 1,
    }));
  };

/** A comment goes with its replies. */
export const withoutComment =
  (idComment: number): PostChange =>
  (post) => ({
    ...post,
    latestComments: post.latestComments
      .filter((comment) => comment.idComment !== idComment)
      .map((comment) => {
        const comments = comment.comments.filter((reply) => reply.idComment !== idComment);
        const gone = comment.comments.length - comments.length;
        return gone > 0 ? { ...comment, comments, totalReplies: comment.totalReplies - gone } : comment;
      }),
  });

export const withMoreComments =
  ({ items, currentPage, totalPages }: CommentPage): PostChange =>
  (post) => ({
    ...post,
    latestComments: joined(post.latestComments, items).toSorted(newestFirst),
    lastCommentPage: currentPage,
    hideLoadMoreCommentsBtn: currentPage + 1 >= totalPages,
  });

export const withEarlierReplies =
  (idComment: number, replies: readonly FeedReply[]): PostChange =>
  (post) =>
    inComment(post, idComment, (comment) => {
      const comments = joined(comment.comments, replies).toSorted(oldestFirst);
      // A page without anything new is the end, whatever was counted before.
      const isEnd = comments.length === comment.comments.length;
      return { ...comment, comments, totalReplies: isEnd ? comments.length : comment.totalReplies };
    });

export const withMutedThread =
  (idComment: number, muted: boolean): PostChange =>
  (post) =>
    inComment(post, idComment, (comment) => ({ ...comment, muted }));

type Likes = { likes: number; liked: boolean };

export const withCommentLikes =
  (idComment: number, likes: Likes): PostChange =>
  (post) => ({
    ...post,
    latestComments: post.latestComments.map((comment) =>
      comment.idComment === idComment
        ? { ...comment, ...likes }
        : {
            ...comment,
            comments: comment.comments.map((reply) => (reply.idComment === idComment ? { ...reply, ...likes } : reply)),
          },
    ),
  });

/** A post that was loaded again, with the older comments and replies that had been loaded before. */
export const reloaded =
  (fresh: Post): PostChange =>
  (post) => {
    const known = new Map(post.latestComments.map((comment) => [comment.idComment, comment]));
    const last = fresh.latestComments.at(-1);
    const older = last ? post.latestComments.filter((comment) => newestFirst(last, comment) < 0) : [];
    return {
      ...fresh,
      attachments: keepsFiles(post, fresh) ? post.attachments : fresh.attachments,
      latestComments: [
        ...fresh.latestComments.map((comment) => withOlderReplies(comment, known.get(comment.idComment))),
        ...(fresh.hideLoadMoreCommentsBtn ? [] : older),
      ],
      lastCommentPage: Math.max(fresh.lastCommentPage, post.lastCommentPage),
      hideLoadMoreCommentsBtn: fresh.hideLoadMoreCommentsBtn || (older.length > 0 && post.hideLoadMoreCommentsBtn),
    };
  };

const filesOf = ({ attachments }: Post) =>
  attachments.map((one) => (one.type === 'PICTURE' ? one.idImage : one.idFile));

/** Links to the same files differ every time: replacing them would interrupt what is played. */
const keepsFiles = (post: Post, fresh: Post) => filesOf(post).join() === filesOf(fresh).join();

const withOlderReplies = (fresh: FeedComment, known: FeedComment | undefined): FeedComment => {
  const [first] = fresh.comments;
  if (!first || !known) return fresh;
  return {
    ...fresh,
    comments: [...known.comments.filter((reply) => oldestFirst(reply, first) < 0), ...fresh.comments],
  };
};
