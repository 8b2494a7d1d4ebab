// @vitest-environment happy-dom
import type { Post } from '@stagedoor/contract/schemas/feed';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatchToTopic } from '../../shared/live/watched-topics.ts';
import { type FakeServer, startFakeServer } from '../../shared/testing/fake-server.ts';
import { renderPage } from '../../shared/testing/render-page.tsx';
import { closeLivePage, startSilentLive } from '../../shared/testing/silent-live.ts';
import PostList from './post-list.tsx';
import { aPlan, aPost, onePage } from './testing/a-post.ts';

let server: FakeServer;

beforeEach(() => {
  startSilentLive();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  server = startFakeServer();
});

afterEach(closeLivePage);

const posts = (...items: Post[]) => onePage(...items);
const owner = { idUser: 1001, name: 'Orysia', isOwn: false };
const categories = [{ idCategory: 4, name: 'On tour' }];
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const published = (idPost: number) =>
  dispatchToTopic('/topic/feed/1001', [
    { eventType: 'POST_PUBLISHED', date: '2026-11-17T00:00:00.000Z', ...{ idPost } },
  ]);

describe('the posts of a talent', () => {
  it('shows the first page of a visitor without asking again', async () => {
    const first = posts(aPost({ pinned: true, title: 'Pinned one' }), aPost({ idPost: 9, title: 'Latest' }));
    await renderPage(<PostList space="feed" owner={owner} path="/1001" categories={[]} first={first} />);
    expect(titles()).toEqual(['Pinned one', 'Latest']);
    expect(server.sent('feedGetPosts')).toEqual([]);
  });

  it('filters by the category in the URL', async () => {
    server.answer('feedGetPosts', posts(aPost({ title: 'In Lviv' })));
    await renderPage(<PostList space="feed" owner={owner} path="/1001" categories={categories} first={null} />, {
      path: '/1001?category=4',
    });
    expect(await screen.findByRole('heading', { name: 'In Lviv' })).toBeTruthy();
    expect(server.sent('feedGetPosts')).toMatchObject([{ body: { page: 0, idCategory: 4 } }]);
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/1001');
    expect(screen.getByRole('link', { name: 'On tour' }).getAttribute('aria-current')).toBe('true');
  });

  it('counts new posts and shows them when they are asked for', async () => {
    const first = posts(aPost());
    const { user } = await renderPage(
      <PostList space="feed" owner={owner} path="/1001" categories={[]} first={first} />,
    );
    published(7);
    published(7);
    published(5);
    published(8);
    const button = await screen.findByRole('button', { name: /^Show 2\snew posts$/ });
    expect(titles()).toEqual(['Kitchen demo']);
    server.answer(
      'feedGetPosts',
      posts(aPost({ idPost: 8, title: 'Newest' }), aPost({ idPost: 7, title: 'New' }), aPost()),
    );
    await user.click(button);
    await waitFor(() => expect(titles()).toEqual(['Newest', 'New', 'Kitchen demo']));
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull();
  });

  it('shows a post once that two pages contain', async () => {
    const page = (currentPage: number, ...items: Post[]) => ({ items, currentPage, totalPages: 2 });
    server.answer('feedGetPosts', page(1, aPost({ title: 'Kitchen demo' }), aPost({ idPost: 2, title: 'Older' })));
    const { user } = await renderPage(
      <PostList space="feed" owner={owner} path="/1001" categories={[]} first={page(0, aPost())} />,
    );
    await user.click(screen.getByRole('button', { name: 'Show more posts' }));
    await waitFor(() => expect(titles()).toEqual(['Kitchen demo', 'Older']));
    expect(server.sent('feedGetPosts')).toMatchObject([{ body: { page: 1 } }]);
  });

  it('invites its owner to write the first post, and a visitor to follow', async () => {
    const list = { space: 'feed', path: '/1001', categories: [], first: posts() } as const;
    const { unmount } = await renderPage(<PostList {...list} owner={{ ...owner, isOwn: true }} />);
    expect(titles()).toEqual(['Your first post goes here']);
    unmount();
    await renderPage(<PostList {...list} owner={owner} />);
    expect(screen.getByText('Follow Orysia and we’ll tell you about the first post.')).toBeTruthy();
  });

  it('says what members find instead of a row of closed doors', async () => {
    const locked = aPost({ space: 'community', locked: true, title: '', text: '' });
    const first = posts(locked, { ...locked, idPost: 6 });
    await renderPage(<PostList space="community" owner={owner} path="/1001" categories={[]} first={first} />);
    expect(titles()).toEqual(['Members talk here']);
    expect(screen.getByRole('link', { name: 'View plans' }).getAttribute('href')).toBe(
      '/product-subscriptions?user=1001',
    );
  });
});

describe('a locked post', () => {
  it('shows its title, what is behind it, and the plans that open it with their price', async () => {
    const access = { availableToAllPaid: false, validSubscriptions: [{ idSubscription: 7, name: 'Front row' }] };
    const behind = { pictures: 2, video: true, audio: false, poll: false };
    const locked = aPost({ locked: true, text: '', subscriptionAccess: access, behind });
    server.answer('getPlans', {
      idUser: 1001,
      name: 'Orysia',
      plans: [aPlan(7, 'Front row'), aPlan(8, 'Balcony')],
      membership: null,
    });
    await renderPage(<PostList space="feed" owner={owner} path="/1001" categories={[]} first={posts(locked)} />);
    expect(titles()).toEqual(['Kitchen demo']);
    expect(screen.getByText(/Behind this door: 2 pictures and a video/)).toBeTruthy();
    expect(await screen.findByText('$9.00 per month')).toBeTruthy();
    expect(screen.queryByText('Balcony')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the post' }).getAttribute('href')).toBe('/post-subscriptions/5');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Like/ })).toBeNull();
  });
});
