import type { Post } from '@stagedoor/contract/schemas/feed';
import { paths } from '../../shared/navigation/paths.ts';
import { describePost } from './describe-post.ts';

type Feed = { name: string; page: string; self: string; posts: readonly Post[] };

/** An Atom feed (RFC 4287) of posts that everyone may read, the latest first. */
export const atomFeed = ({ name, page, self, posts }: Feed): string => {
  const latest = posts.map(updatedOf).toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z';
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${xmlText(page)}</id>`,
    `<title>${xmlText(name)}</title>`,
    `<updated>${latest}</updated>`,
    `<author><name>${xmlText(name)}</name><uri>${xmlText(page)}</uri></author>`,
    `<link rel="self" type="${atomType}" href="${xmlText(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(page)}"/>`,
    ...posts.map((post) => entryOf(post, page)),
    '</feed>',
  ].join('\n');
};

export const atomType = 'application/atom+xml';

const updatedOf = ({ edited, created }: Post): string => edited ?? created;

const entryOf = (post: Post, page: string): string => {
  const url = new URL(paths.post(post), page).href;
  const pictures = post.attachments.flatMap((one) =>
    one.type === 'PICTURE'
      ? `<link rel="enclosure" type="image/webp"${titled(one.alt)} href="${xmlText(new URL(`${one.imageLink}/960.webp`, page).href)}"/>`
      : [],
  );
  return [
    '<entry>',
    `<id>${xmlText(url)}</id>`,
    // A post of one picture has neither a title nor words.
    `<title>${xmlText(describePost(post).title || post.author.name)}</title>`,
    `<published>${post.created}</published>`,
    `<updated>${updatedOf(post)}</updated>`,
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    ...pictures,
    `<content type="text">${xmlText(post.text)}</content>`,
    '</entry>',
  ].join('\n');
};

const titled = (alt: string) => (alt ? ` title="${xmlText(alt)}"` : '');

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** XML has no way to write most control characters, so they are left out. */
const xmlText = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (mark) => marks[mark] ?? '');
