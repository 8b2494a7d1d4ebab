import { ApiError } from '@stagedoor/contract/errors';
import { feedRoutes } from '@stagedoor/contract/feed-routes';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import type { Post } from '@stagedoor/contract/schemas/feed';
import { data, type RouterContextProvider } from 'react-router';
import { textsIn } from '../../shared/i18n/texts.server.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { isSignedIn, requestLanguage, visitorApiOf } from '../../shared/pages/page.server.ts';
import { orProblem } from '../../shared/pages/page-problem.server.ts';
import { pageUrl, type Seo } from '../../shared/pages/seo.ts';
import { describePost } from './describe-post.ts';

type Context = Readonly<RouterContextProvider>;
export type LoadedPost = { post: Post | null; isRemoved: boolean; title: string; seo: Seo | null };

const isRefused = (error: unknown, name: 'postRemoved' | 'pageNotFound') =>
  error instanceof ApiError && error.name === name;

/** A post as visitors see it, with what search engines and shared links show of a public one. */
export const loadPost = async (request: Request, context: Context, space: FeedSpace, id: string) => {
  const language = requestLanguage(request);
  const texts = await textsIn(language);
  const idPost = Number(id);
  const closed = (isRemoved: boolean): LoadedPost => ({
    post: null,
    isRemoved,
    title: texts.of('titles')('postForMembers'),
    seo: null,
  });
  const wanted = visitorApiOf(context, feedRoutes)(`${space}GetPost`, { params: { idPost }, query: { language } });
  const post = await orProblem(
    wanted.catch((error: unknown) => {
      if (isRefused(error, 'postRemoved')) return 'removed' as const;
      // It may be the reader's own, which only the browser knows.
      if (isRefused(error, 'pageNotFound') && isSignedIn(request)) return null;
      throw error;
    }),
  );
  if (post === 'removed') return data(closed(true), { status: 410 });
  if (!post) return closed(false);
  const { title, isPublic, ...described } = describePost(post);
  const url = pageUrl(request, paths.post(post));
  const name = post.author.name;
  const words = texts.of('titles')('post', { title: title || texts.of('feed')('locked.title'), name });
  if (!isPublic) return { post, isRemoved: false, title: words, seo: null };
  const image = described.picture && pageUrl(request, described.picture);
  const seo: Seo = {
    title: words,
    description: described.description || words,
    url,
    image,
    language,
    type: 'article',
    jsonLd: described.jsonLd(url, image, pageUrl(request, paths.profile({ idUser: post.idUser, nickname: null }))),
  };
  return { post, isRemoved: false, title: words, seo };
};
