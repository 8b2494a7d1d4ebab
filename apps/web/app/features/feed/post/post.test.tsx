// @vitest-environment happy-dom
import type { Post } from '@stagedoor/contract/schemas/feed';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../../../shared/testing/fake-server.ts';
import { closePage, renderPage } from '../../../shared/testing/render-page.tsx';
import { closeLivePage, startSilentLive } from '../../../shared/testing/silent-live.ts';
import { PostPage } from '../post-page.tsx';
import { aPost } from '../testing/a-post.ts';

let server: FakeServer;

beforeEach(() => {
  startSilentLive();
  server = startFakeServer();
});

afterEach(closeLivePage);

const open = async (post: Post, { signed = true } = {}) => {
  server.answer('feedGetPost', post);
  server.lose('getUserFull');
  const id = { space: 'feed', idPost: 5 } as const;
  const page = await renderPage(<PostPage id={id} shown={post} missing="missing" />, { path: '/post/5', signed });
  await screen.findByRole('heading', { level: 1 });
  if (signed) await waitFor(() => expect(server.sent('feedGetPost')).toHaveLength(1));
  return page;
};

describe('the page of a post', () => {
  it('says that a post was removed', async () => {
    server.refuse('feedGetPost', 'postRemoved');
    server.lose('getUserFull');
    const id = { space: 'feed', idPost: 5 } as const;
    await renderPage(<PostPage id={id} shown={null} missing="missing" />, { path: '/post/5', signed: true });
    expect(await screen.findByRole('heading', { name: 'This post was deleted' })).toBeTruthy();
  });

  it('shows what only this reader may read once that is known', async () => {
    server.answer('feedGetPost', aPost({ text: 'For members' }));
    server.lose('getUserFull');
    const id = { space: 'feed', idPost: 5 } as const;
    const shown = aPost({ locked: true, text: '' });
    await renderPage(<PostPage id={id} shown={shown} missing="missing" />, { path: '/post/5', signed: true });
    expect(await screen.findByText('For members')).toBeTruthy();
  });

  it('reads out hostile words as words', async () => {
    await open(aPost({ title: '<img src=x onerror=alert(1)>', text: '<script>alert(2)</script> javascript:alert(3)' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('<img src=x onerror=alert(1)>');
    expect(document.querySelector('article script, article img, article a[href^="javascript"]')).toBeNull();
  });

  it('opens links elsewhere without recommending them', async () => {
    await open(aPost({ text: 'See https://example.com/a and http://127.0.0.1/' }));
    const link = screen.getByRole('link', { name: 'https://example.com/a' });
    expect(link.getAttribute('rel')).toBe('nofollow ugc noopener');
    expect(screen.queryByRole('link', { name: /127/ })).toBeNull();
  });
});

describe('a like', () => {
  it('is shown at once, and taken back when the server refuses', async () => {
    server.refuse('feedLike', 'activityRestricted');
    const { user } = await open(aPost());
    await user.click(screen.getByRole('button', { name: 'Like: 3' }));
    await waitFor(() =>
      expect(server.sent('feedLike')).toMatchObject([{ body: { type: 'POST', id: 5, liked: true } }]),
    );
    const button = await screen.findByRole('button', { name: 'Like: 3' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('sends the other state when it is pressed again', async () => {
    server.answer('feedLike', { likes: 4, liked: true });
    const { user } = await open(aPost());
    await user.click(screen.getByRole('button', { name: 'Like: 3' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like: 4' }).getAttribute('aria-pressed')).toBe('true'),
    );
    server.answer('feedLike', { likes: 3, liked: false });
    await user.click(screen.getByRole('button', { name: 'Like: 4' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Like: 3' }).getAttribute('aria-pressed')).toBe('false'),
    );
    expect(server.sent('feedLike').map(({ body }) => body)).toMatchObject([{ liked: true }, { liked: false }]);
  });
});

describe('a poll', () => {
  const poll: NonNullable<Post['poll']> = {
    answers: [
      { idAnswer: 1, text: 'Piano', votes: 3 },
      { idAnswer: 2, text: 'Guitar', votes: 1 },
    ],
    votes: 4,
    ends: '2026-11-20T00:00:00.000Z',
    chosen: null,
  };

  it('shows no results before the reader has voted, and then theirs among them', async () => {
    const { user } = await open(aPost({ poll }));
    expect(screen.queryByText(/%/)).toBeNull();
    server.answer('feedVote', {
      ...poll,
      votes: 5,
      chosen: 2,
      answers: [poll.answers[0], { ...poll.answers[1], votes: 2 }] as typeof poll.answers,
    });
    await user.click(screen.getByRole('radio', { name: 'Guitar' }));
    await user.click(screen.getByRole('button', { name: 'Vote' }));
    expect(await screen.findByText('60%')).toBeTruthy();
    expect(screen.getByText('40%')).toBeTruthy();
    expect(screen.getByText('Your answer')).toBeTruthy();
    expect(server.sent('feedVote')).toMatchObject([{ body: { idPost: 5, idAnswer: 2 } }]);
  });

  it('wants an answer before it is sent', async () => {
    const { user } = await open(aPost({ poll }));
    await user.click(screen.getByRole('button', { name: 'Vote' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Choose an answer');
    expect(server.sent('feedVote')).toEqual([]);
  });

  it('shows its results to everyone when it has ended', async () => {
    await open(aPost({ poll: { ...poll, ends: '2026-11-16T00:00:00.000Z' } }), { signed: false });
    expect(screen.getByText('75%')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change answer' })).toBeNull();
  });
});

describe('files', () => {
  const video = (fileLink: string) => [{ type: 'VIDEO' as const, idFile: 'f', fileLink }];

  it('are asked for once more when their link has expired', async () => {
    await open(aPost({ attachments: video('/old.mp4') }));
    server.answer('feedGetPost', aPost({ attachments: video('/new.mp4') }));
    const player = screen.getByLabelText('Video');
    fireEvent.error(player);
    await waitFor(() => expect(player.getAttribute('src')).toBe('/new.mp4'));
    fireEvent.error(player);
    expect(await screen.findByText(/Couldn’t play the file/)).toBeTruthy();
    expect(server.sent('feedGetPost')).toHaveLength(2);
  });

  it('are pictures that open in a dialog, where the arrow keys turn to the others', async () => {
    const picture = (idImage: string, alt: string) => ({
      type: 'PICTURE' as const,
      idImage,
      imageLink: `/media/${idImage}`,
      alt,
    });
    const { user } = await open(aPost({ attachments: [picture('a', 'A kettle'), picture('b', '')] }));
    await user.click(screen.getByRole('button', { name: /^Open picture 1\sof\s2: A\skettle$/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Picture 1\sof\s2$/, hidden: true }));
    expect(dialog.getByRole('img', { hidden: true }).getAttribute('alt')).toBe('A kettle');
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Next picture', hidden: true }), { key: 'ArrowRight' });
    expect(await dialog.findByText('Picture without a description')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Picture/, hidden: true })).toBeNull());
  });
});

describe('the menu', () => {
  const items = () => screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);

  it('lets the owner manage a post, and others report it', async () => {
    const { unmount } = await open(aPost({ may: { comment: true, edit: true, remove: true, manage: true } }));
    expect(items()).toEqual(expect.arrayContaining(['Pin to top', 'Slow mode', 'Mute notifications', 'Delete']));
    unmount();
    closePage();
    await open(aPost(), { signed: false });
    expect(items()).toEqual(['Report']);
  });

  it('deletes a post after asking, and leads back to the list', async () => {
    server.answer('feedRemovePost', {});
    const { user } = await open(aPost({ may: { comment: true, edit: true, remove: true, manage: true } }));
    await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?', hidden: true }));
    await user.click(dialog.getByRole('button', { name: 'Delete post', hidden: true }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/1001?tab=feed'));
  });
});
