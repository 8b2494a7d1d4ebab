import { orGone } from '../features/links/read-link.server.ts';
import { GoneJoinLink, JoinLink } from '../features/memberships/join-link.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/post-plan-link.ts';

export const handle = { texts: ['plans', 'buy'] };

/** The app's link to a plan that opens a post. */
export const loader = async ({ request, context, params: { idPost, aToken: token } }: Route.LoaderArgs) => {
  const api = visitorApi(context);
  const [{ title }, link] = await Promise.all([
    titleOf(request, 'planLink'),
    orProblem(orGone(api('readSubscriptionLink', { body: { token } }))),
  ]);
  const shown =
    link &&
    (await orProblem(
      api('getPlan', { params: { id: link.idSubscription }, query: { language: requestLanguage(request) } }),
    ));
  const plan = shown?.plans.find(({ idSubscription }) => idSubscription === link?.idSubscription);
  return {
    title,
    idPost: Number(idPost),
    join: link && shown && plan ? { token, plan, talent: shown.name, email: link.email } : null,
  };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function PostPlanLink({ loaderData: { idPost, join } }: Route.ComponentProps) {
  return join ? <JoinLink {...join} /> : <GoneJoinLink to={paths.postPlans(idPost)} />;
}
