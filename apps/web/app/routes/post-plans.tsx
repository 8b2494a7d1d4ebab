import { ApiError } from '@stagedoor/contract/errors';
import { feedRoutes } from '@stagedoor/contract/feed-routes';
import { redirect } from 'react-router';
import { PlansOfPost } from '../features/memberships/plans-of-post.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi, visitorApiOf } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta } from '../shared/pages/private-page.ts';
import type { Route } from './+types/post-plans.ts';

export const handle = { texts: ['plans', 'feed'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const api = visitorApiOf(context, feedRoutes);
  const wanted = { params: { idPost: Number(params.idPost) }, query: { language } };
  // The id says nothing about the space.
  const post = await orProblem(
    api('feedGetPost', wanted).catch((error: unknown) => {
      if (error instanceof ApiError && error.name === 'pageNotFound') return api('communityGetPost', wanted);
      throw error;
    }),
  );
  if (!post.locked) throw redirect(paths.post(post));
  const [{ title }, plans] = await Promise.all([
    titleOf(request, 'postPlans'),
    orProblem(visitorApi(context)('getPlans', { params: { x: post.idUser }, query: { language } })),
  ]);
  const { idPost, space, title: name, subscriptionAccess } = post;
  const opening = subscriptionAccess?.validSubscriptions.map(({ idSubscription }) => idSubscription) ?? [];
  return { title, plans, opening, post: { idPost, space, title: name } };
};

export const meta = privateMeta;

export default function PostPlans({ loaderData: { plans, opening, post } }: Route.ComponentProps) {
  return <PlansOfPost key={post.idPost} shown={plans} opening={opening} post={post} />;
}
