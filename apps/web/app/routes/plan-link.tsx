import { orGone } from '../features/links/read-link.server.ts';
import { GoneJoinLink, JoinLink } from '../features/memberships/join-link.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { titleOf } from '../shared/pages/private-page.server.ts';
import { privateMeta, secretHeaders } from '../shared/pages/private-page.ts';
import type { Route } from './+types/plan-link.ts';

export const handle = { texts: ['plans', 'buy'] };

export const loader = async ({ request, context, params: { id, aToken: token } }: Route.LoaderArgs) => {
  const api = visitorApi(context);
  const idSubscription = Number(id);
  const [{ title }, link, { plans, name }] = await Promise.all([
    titleOf(request, 'planLink'),
    orProblem(orGone(api('readSubscriptionLink', { body: { token } }))),
    orProblem(api('getPlan', { params: { id: idSubscription }, query: { language: requestLanguage(request) } })),
  ]);
  const plan = plans.find(
    (one) => one.idSubscription === link?.idSubscription && one.idSubscription === idSubscription,
  );
  return { title, idSubscription, join: link && plan ? { token, plan, talent: name, email: link.email } : null };
};

export const meta = privateMeta;

export const headers = secretHeaders;

export default function PlanLink({ loaderData: { idSubscription, join } }: Route.ComponentProps) {
  return join ? <JoinLink {...join} /> : <GoneJoinLink to={paths.plan(idSubscription)} />;
}
