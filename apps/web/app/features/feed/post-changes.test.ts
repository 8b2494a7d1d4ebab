import { describe, expect, it } from 'vitest';
import {
  counted,
  reloaded,
  withComment,
  withCommentLikes,
  withEarlierReplies,
  withMoreComments,
  withoutComment,
} from './post-changes.ts';
import { aComment, aPost, aReply } from './testing/a-post.ts';

const idsIn = ({ latestComments }: ReturnType<typeof aPost>) => latestComments.map(({ idComment }) => idComment);

describe('the comments of a post that is shown', () => {
  it('begin with the newest, each once', () => {
    const post = aPost({ latestComments: [aComment(4), aComment(3)] });
    const twice = withComment(aComment(6))(withComment(aComment(6))(post));
    expect(idsIn(twice)).toEqual([6, 4, 3]);
    expect(idsIn(withComment(aComment(5))(twice))).toEqual([6, 5, 4, 3]);
  });

  it('have their replies below, the oldest first, and ignore replies to what is not shown', () => {
    const post = aPost({ latestComments: [aComment(3, { comments: [aReply(7, 3)] })] });
    const [comment] = withComment({ ...aComment(8), idParentComment: 3 })(post).latestComments;
    expect(comment).toMatchObject({ comments: [{ idComment: 7 }, { idComment: 8 }], totalReplies: 2 });
    expect(withComment({ ...aComment(9), idParentComment: 99 })(post)).toEqual(post);
  });

  it('are shown once when a page repeats some of the last one', () => {
    const post = aPost({ latestComments: [aComment(5), aComment(4)], hideLoadMoreCommentsBtn: false });
    const more = withMoreComments({ items: [aComment(4), aComment(3)], currentPage: 1, totalPages: 2 })(post);
    expect(idsIn(more)).toEqual([5, 4, 3]);
    expect(more.hideLoadMoreCommentsBtn).toBe(true);
  });

  it('go with their replies, and a reply goes alone', () => {
    const post = aPost({ latestComments: [aComment(5), aComment(3, { comments: [aReply(6, 3), aReply(7, 3)] })] });
    expect(idsIn(withoutComment(3)(post))).toEqual([5]);
    expect(withoutComment(6)(post).latestComments[1]).toMatchObject({ comments: [{ idComment: 7 }], totalReplies: 1 });
  });

  it('never count below nothing', () => {
    expect(counted(-2)(aPost({ totalResponses: 1 })).totalResponses).toBe(0);
  });

  it('end with the earlier replies when a page has none that are new', () => {
    const post = aPost({ latestComments: [aComment(3, { comments: [aReply(7, 3)], totalReplies: 3 })] });
    const earlier = withEarlierReplies(3, [aReply(6, 3), aReply(5, 3)])(post);
    expect(earlier.latestComments[0]?.comments.map(({ idComment }) => idComment)).toEqual([5, 6, 7]);
    expect(withEarlierReplies(3, [aReply(7, 3)])(post).latestComments[0]?.totalReplies).toBe(1);
  });

  it('are liked wherever they stand', () => {
    const post = aPost({ latestComments: [aComment(3, { comments: [aReply(7, 3)] })] });
    const liked = { likes: 4, liked: true };
    expect(withCommentLikes(7, liked)(post).latestComments[0]?.comments[0]).toMatchObject(liked);
    expect(withCommentLikes(3, liked)(post).latestComments[0]).toMatchObject(liked);
  });
});

describe('a post that is loaded again', () => {
  const link = (fileLink: string) => [{ type: 'VIDEO' as const, idFile: 'f', fileLink }];

  it('keeps older comments that were loaded, without those that are gone', () => {
    const post = aPost({ latestComments: [aComment(6), aComment(5), aComment(4), aComment(2)] });
    const fresh = aPost({ latestComments: [aComment(7), aComment(6), aComment(4)], hideLoadMoreCommentsBtn: false });
    expect(idsIn(reloaded(fresh)(post))).toEqual([7, 6, 4, 2]);
  });

  it('does not interrupt a file that is played', () => {
    const again = reloaded(aPost({ likes: 9, attachments: link('/new') }))(aPost({ attachments: link('/old') }));
    expect(again).toMatchObject({ likes: 9, attachments: [{ fileLink: '/old' }] });
  });
});
