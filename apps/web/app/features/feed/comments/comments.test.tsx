// @vitest-environment happy-dom
import type { ApiError, ErrorName } from '@stagedoor/contract/errors';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dispatchToTopic } from '../../../shared/live/watched-topics.ts';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { renderPage } from '../../../shared/testing/render-page.tsx';
import { closeLivePage, startSilentLive } from '../../../shared/testing/silent-live.ts';
import { PostPage } from '../post-page.tsx';
import { aComment, aPost, aReply } from '../testing/a-post.ts';

let server: FakeServer;

beforeEach(() => {
  startSilentLive();
  server = startFakeServer();
});

afterEach(closeLivePage);

const id = { space: 'feed', idPost: 5 } as const;

const open = async (post: Post, { signed = true } = {}) => {
  server.answer('feedGetPost', post);
  server.lose('getUserFull');
  const page = await renderPage(<PostPage id={id} shown={post} missing="missing" />, { path: '/post/5', signed });
  await screen.findByText(post.text);
  if (signed) await waitFor(() => expect(server.sent('feedGetPost')).toHaveLength(1));
  return page;
};

const texts = () => screen.queryAllByText(/^(Comment|Reply) \d$/).map(({ textContent }) => textContent);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' });
const count = () => screen.getByRole('link', { name: /comment/ }).textContent;

describe('writing a comment', () => {
  it('puts it first and counts it', async () => {
    server.answer('feedAddComment', aComment(9));
    const { user } = await open(aPost({ latestComments: [aComment(3)] }));
    await user.type(field(), 'Comment 9');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(texts()).toEqual(['Comment 9', 'Comment 3']));
    expect(count()).toBe('2');
    expect(field().value).toBe('');
    expect(server.sent('feedAddComment')).toMatchObject([
      { body: { idPost: 5, idParentComment: null, text: 'Comment 9' } },
    ]);
  });

  it.each<[ErrorName, ConstructorParameters<typeof ApiError>[1], RegExp]>([
    ['activityRestricted', {}, /restricted your activity/],
    ['contentExists', {}, /already written exactly this/],
    ['userBlockedYou', {}, /blocked the other/],
    ['postRemoved', {}, /This post was deleted/],
    ['incompleteRequest', { reason: { kind: 'membersOnly' } }, /no longer opens this post/],
    ['incompleteRequest', { reason: { kind: 'tooEarly', from: '2000-01-01T00:00:00.000Z' } }, /Wait a moment/],
  ])('says why %s was refused, keeps the words and counts nothing', async (name, details, words) => {
    server.refuse('feedAddComment', name, details as object);
    const { user } = await open(aPost());
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    expect(field().value).toBe('Hello');
    expect(count()).toBe('0');
  });

  it('says how long slow mode still lasts', async () => {
    const from = new Date(Date.UTC(2026, 10, 17) + 4.5 * 60_000).toISOString();
    server.refuse('feedAddComment', 'incompleteRequest', { reason: { kind: 'tooEarly', from } });
    const { user } = await open(aPost({ slowSeconds: 300 }));
    await user.type(field(), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/again in 5\sminutes/);
  });

  it('sends no blanks', async () => {
    const { user } = await open(aPost());
    await user.type(field(), '   ');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter your comment');
    expect(server.sent('feedAddComment')).toEqual([]);
  });

  it('asks a visitor to log in, and has their words when they come back', async () => {
    const { user, unmount } = await open(aPost(), { signed: false });
    await user.type(field(), 'Bravo');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await user.click(await screen.findByRole('button', { name: 'Log in', hidden: true }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/login?next=%2Fpost%2F5'));
    unmount();
    await open(aPost());
    expect(field().value).toBe('Bravo');
    expect(server.sent('feedAddComment')).toEqual([]);
  });

  it('answers the comment when a reply is answered', async () => {
    server.answer('feedAddComment', { ...aComment(9), idParentComment: 3, text: 'Reply 9' });
    const { user } = await open(aPost({ latestComments: [aComment(3, { comments: [aReply(7, 3)] })] }));
    await user.click(screen.getAllByRole('button', { name: 'Reply to Lesia' })[1] as HTMLElement);
    await user.type(
      await screen.findByRole('textbox', { name: 'Your reply to Lesia' }),
      'Reply 9{Control>}{Enter}{/Control}',
    );
    await waitFor(() => expect(texts()).toEqual(['Comment 3', 'Reply 7', 'Reply 9']));
    expect(server.sent('feedAddComment')).toMatchObject([{ body: { idParentComment: 3 } }]);
  });
});

describe('reading comments', () => {
  it('shows more from the first one that is missing, and no button at the end', async () => {
    server.answer('feedGetComments', { items: [aComment(3), aComment(2), aComment(1)], currentPage: 1, totalPages: 2 });
    const latestComments = [aComment(6), aComment(5), aComment(4), aComment(3)];
    const { user } = await open(aPost({ latestComments, hideLoadMoreCommentsBtn: false }));
    await user.click(screen.getByRole('button', { name: 'Show more comments' }));
    await waitFor(() => expect(texts()).toEqual([6, 5, 4, 3, 2, 1].map((at) => `Comment ${at}`)));
    expect(server.sent('feedGetComments')).toMatchObject([{ body: { page: 1, size: 3 } }]);
    expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  });

  it('shows earlier replies above the others', async () => {
    server.answer('feedGetComments', {
      items: [{ ...aComment(6), ...aReply(6, 3) }],
      currentPage: 1,
      totalPages: 2,
    });
    const comments = [aReply(7, 3), aReply(8, 3), aReply(9, 3)];
    const { user } = await open(aPost({ latestComments: [aComment(3, { comments, totalReplies: 4 })] }));
    await user.click(screen.getByRole('button', { name: 'Show earlier replies' }));
    await waitFor(() => expect(texts()).toEqual(['Comment 3', 'Reply 6', 'Reply 7', 'Reply 8', 'Reply 9']));
    expect(server.sent('feedGetComments')).toMatchObject([{ body: { page: 1, idParentComment: 3 } }]);
    expect(screen.queryByRole('button', { name: 'Show earlier replies' })).toBeNull();
  });

  it('shows what others write, once, without asking for what is there', async () => {
    server.answer('feedGetComment', aComment(9));
    await open(aPost({ latestComments: [aComment(3)] }));
    const added = (idComment: number) => ({
      eventType: 'COMMENT_ADDED',
      date: `2026-11-17T00:00:0${idComment}.000Z`,
      ...{ idComment, idParentComment: null, idAuthor: 2002 },
    });
    dispatchToTopic('/topic/post/5', [added(3), added(9)]);
    await waitFor(() => expect(texts()).toEqual(['Comment 9', 'Comment 3']));
    dispatchToTopic('/topic/post/5', [
      { eventType: 'POST_CHANGED', date: '2026-11-17T00:00:10.000Z', ...{ likes: 8, totalResponses: 2 } },
    ]);
    await waitFor(() => expect(count()).toBe('2'));
    expect(server.sent('feedGetComment')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Like: 8' })).toBeTruthy();
  });

  it('are counted without those of blocked people', async () => {
    await open(aPost({ latestComments: [aComment(3)], totalResponses: 1, hiddenResponses: 4 }));
    dispatchToTopic('/topic/post/5', [
      { eventType: 'POST_CHANGED', date: '2026-11-17T00:00:10.000Z', ...{ likes: 3, totalResponses: 7 } },
    ]);
    await waitFor(() => expect(count()).toBe('3'));
  });
});

describe('deleting a comment', () => {
  const mine = aComment(3, { mayRemove: true, comments: [aReply(7, 3)] });

  it('asks first, and takes its replies along', async () => {
    server.answer('feedRemoveComment', {});
    const { user } = await open(aPost({ latestComments: [mine], totalResponses: 2 }));
    await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comment?', hidden: true }));
    expect(server.sent('feedRemoveComment')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete comment', hidden: true }));
    await waitFor(() => expect(texts()).toEqual([]));
    expect(count()).toBe('0');
  });

  it('leaves it where it was when the server refuses', async () => {
    server.refuse('feedRemoveComment', 'noRightToDelete');
    const { user } = await open(aPost({ latestComments: [mine], totalResponses: 2 }));
    await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this comment?', hidden: true }));
    await user.click(dialog.getByRole('button', { name: 'Delete comment', hidden: true }));
    await waitFor(() => expect(server.sent('feedRemoveComment')).toHaveLength(1));
    expect(texts()).toEqual(['Comment 3', 'Reply 7']);
    await waitFor(() => expect(count()).toBe('2'));
  });
});
