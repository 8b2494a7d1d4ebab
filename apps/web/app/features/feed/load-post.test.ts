import { fictionalCompany } from '@stagedoor/contract/company';
import { errors } from '@stagedoor/contract/errors';
import { anonymousToken } from '@stagedoor/contract/limits';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../../shared/pages/page.server.ts';
import { signedCookie } from '../../shared/session/browser-session.ts';
import { loadPost } from './load-post.server.ts';
import { aPost } from './testing/a-post.ts';

const picture = { type: 'PICTURE', idImage: 'a', imageLink: '/media/a', alt: 'A kettle' } as const;
const secret = { text: 'Behind the door', attachments: [picture] };
const forMembers = { subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] } };

/** The page of a post for a browser that says it is logged in, with what the API tells visitors. */
const open = async (answer: object, status = 200) => {
  const callers: (string | null)[] = [];
  const context = new RouterContextProvider();
  const api = (_path: string, init?: RequestInit) => {
    callers.push(new Headers(init?.headers).get('authorization'));
    return Promise.resolve(new Response(JSON.stringify(answer), { status }));
  };
  context.set(pageContext, { scriptMark: '', country: null, api, sandbox: false, company: fictionalCompany, now: 0 });
  const request = new Request('https://stagedoor.example/post/5', { headers: { cookie: `${signedCookie}=1` } });
  const loaded = await loadPost(request, context, 'feed', '5');
  return { loaded, callers };
};

it('shows a public post to whoever it is shared with: title, words, picture, and the same for search engines', async () => {
  const { loaded } = await open(aPost({ attachments: [picture] }));
  expect(loaded).toMatchObject({
    seo: {
      description: 'One take, one kettle.',
      image: 'https://stagedoor.example/media/a/1280.webp',
      type: 'article',
      jsonLd: { headline: 'Kitchen demo', articleBody: 'One take, one kettle.', commentCount: 0 },
    },
  });
});

const closed: [what: string, post: Post][] = [
  ['a locked post', aPost({ ...forMembers, locked: true })],
  ['a post for members that its reader may see', aPost({ ...forMembers, ...secret })],
  ['a post of a community', aPost({ space: 'community', title: '', ...secret })],
];
it.each(closed)('has no card for %s', async (_what, post) => {
  const { loaded } = await open(post);
  expect(loaded).toMatchObject({ seo: null, title: expect.not.stringContaining('Behind the door') });
});

it('has no card for a removed post, and says that it is gone', async () => {
  const { code, status } = errors.postRemoved;
  const { loaded } = await open({ error: code, name: 'postRemoved' }, status);
  expect(loaded).toMatchObject({ data: { isRemoved: true, seo: null }, init: { status: 410 } });
});

it('is asked for as a visitor, whoever opens it: cards are shared by all', async () => {
  const { callers } = await open(aPost());
  expect(callers).toEqual([`Bearer ${anonymousToken}`]);
});
