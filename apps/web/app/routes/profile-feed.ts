import { ApiError } from '@stagedoor/contract/errors';
import { feedLimits } from '@stagedoor/contract/feed-limits';
import { feedRoutes } from '@stagedoor/contract/feed-routes';
import { limits } from '@stagedoor/contract/limits';
import { atomFeed, atomType } from '../features/feed/atom.ts';
import { describePost } from '../features/feed/describe-post.ts';
import { paths } from '../shared/navigation/paths.ts';
import { visitorApi, visitorApiOf } from '../shared/pages/page.server.ts';
import { pageUrl } from '../shared/pages/seo.ts';
import type { Route } from './+types/profile-feed.ts';

const minutesKept = 10;

/** The public posts of a talent for feed readers: the same for everyone, so in one language. */
export const loader = async ({ request, context, params }: Route.LoaderArgs): Promise<Response> => {
  const language = 'en';
  try {
    const { userDTO: person } = await visitorApi(context)('getUserProfileData', {
      params: { id: params.ownerId, lang: language },
    });
    const { items } = await visitorApiOf(context, feedRoutes)('feedGetPosts', {
      params: { idUser: person.idUser },
      query: { language },
      body: { size: limits.pages.max },
    });
    const posts = items
      .filter((post) => describePost(post).isPublic)
      // The list begins with the pinned post, however old it is.
      .toSorted((one, other) => other.created.localeCompare(one.created))
      .slice(0, feedLimits.feedEntries);
    const page = pageUrl(request, paths.profile(person));
    const self = pageUrl(request, paths.profileFeed(person));
    return new Response(atomFeed({ name: person.name, page, self, posts }), {
      headers: {
        'content-type': `${atomType}; charset=utf-8`,
        'cache-control': `public, max-age=${minutesKept * 60}`,
      },
    });
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return new Response(null, { status: 404 });
    throw error;
  }
};
