// @vitest-environment happy-dom
import type { Post } from '@stagedoor/contract/schemas/feed';
import { expect, it } from 'vitest';
import { atomFeed } from './atom.ts';

const aPost = (change: Partial<Post>) =>
  ({
    idPost: 7,
    space: 'feed',
    idUser: 1001,
    author: { name: 'Orysia Tymkiv' },
    title: '',
    text: 'One take, one microphone, one kettle.',
    locked: false,
    subscriptionAccess: null,
    link: null,
    attachments: [],
    created: '2026-11-01T10:00:00.000Z',
    edited: null,
    ...change,
  }) as Post;

const page = 'https://stagedoor.example/orysia';
const feedOf = (...posts: Post[]) => atomFeed({ name: 'Orysia & Co', page, self: `${page}/feed.xml`, posts });

it('tells of each post: words, address, time and pictures', () => {
  const xml = feedOf(
    aPost({
      title: 'Train at five',
      edited: '2026-11-02T10:00:00.000Z',
      attachments: [{ type: 'PICTURE', idImage: 'a', imageLink: '/media/a', alt: 'A "kettle"' }],
    }),
    aPost({ idPost: 6 }),
  );
  expect(xml).toContain('<title>Orysia &amp; Co</title>\n<updated>2026-11-02T10:00:00.000Z</updated>');
  expect(xml).toContain('<id>https://stagedoor.example/post/7</id>\n<title>Train at five</title>');
  expect(xml).toContain('title="A &quot;kettle&quot;" href="https://stagedoor.example/media/a/960.webp"/>');
  expect(xml).toContain('<title>One take, one microphone, one kettle.</title>');
  expect(xml).toContain(
    '<link rel="self" type="application/atom+xml" href="https://stagedoor.example/orysia/feed.xml"/>',
  );
});

it('stays XML whatever was written', () => {
  const hostile = 'a\u0000b\u0008c\u001b\ufffe\ud800 ]]> <script>alert(1)</script> &amp; "\' 🎵\n\t<!--';
  const xml = feedOf(aPost({ title: hostile, text: hostile }));
  // What XML allows: https://www.w3.org/TR/xml/#charsets
  expect(xml).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
  expect(xml).not.toMatch(/<script|<!--|]]>/);
  expect(xml).toContain('abc ]]&gt; &lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &quot;&apos; 🎵\n\t&lt;!--');
  const read = new DOMParser().parseFromString(xml, 'application/xml');
  expect(read.querySelector('content')?.textContent).toBe('abc ]]> <script>alert(1)</script> &amp; "\' 🎵\n\t<!--');
});

it('is a feed before the first post', () => {
  expect(feedOf()).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});
