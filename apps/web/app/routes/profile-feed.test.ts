import { fictionalCompany } from '@stagedoor/contract/company';
import { errors } from '@stagedoor/contract/errors';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageContext } from '../shared/pages/page.server.ts';
import { loader } from './profile-feed.ts';

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

const aPost = (idPost: number, more: object = {}) => ({
  idPost,
  space: 'feed',
  author: { name: 'Orysia' },
  title: `Post ${idPost}`,
  text: '',
  locked: false,
  subscriptionAccess: null,
  link: null,
  attachments: [],
  created: new Date(Date.UTC(2026, 0, idPost)).toISOString(),
  edited: null,
  ...more,
});

/** The feed at this URL, with the answers of the API. */
const open = (profile: () => Promise<Response>, items: object[]) => {
  const context = new RouterContextProvider();
  const api = (path: string) => (path.startsWith('/feed/') ? json({ items, total: items.length }) : profile());
  context.set(pageContext, { scriptMark: '', country: null, api, sandbox: false, company: fictionalCompany, now: 0 });
  const request = new Request('https://stagedoor.example/orysia/feed.xml');
  return loader({ request, context, params: { ownerId: 'orysia' } } as unknown as Parameters<typeof loader>[0]);
};

const orysia = () => json({ userDTO: { idUser: 1001, nickname: 'orysia', name: 'Orysia' } });

it('has the latest thirty public posts, the pinned one in its place', async () => {
  const many = Array.from({ length: 35 }, (_, at) => aPost(at + 2));
  const closed = [aPost(50, { locked: true }), aPost(51, { subscriptionAccess: { availableToAllPaid: true } })];
  const answer = await open(orysia, [aPost(1, { pinned: true }), ...closed, ...many]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  const ids = [...(await answer.text()).matchAll(/<id>\S+\/post\/(\d+)</g)].map(([, id]) => Number(id));
  expect(ids).toEqual(Array.from({ length: 30 }, (_, at) => 36 - at));
});

it.each(['pageNotFound', 'mandatoryFieldNull'] as const)(
  'is not there for somebody whose profile is %s',
  async (name) => {
    const { code, status } = errors[name];
    expect((await open(() => json({ error: code }, status), [])).status).toBe(404);
  },
);
