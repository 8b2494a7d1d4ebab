import { PlanPage } from '../features/memberships/plan-page.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl, type Seo } from '../shared/pages/seo.ts';
import type { Route } from './+types/plan.ts';

export const handle = { texts: ['plans', 'buy', 'cards'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const id = Number(params.id);
  const [plans, texts] = await Promise.all([
    orProblem(visitorApi(context)('getPlan', { params: { id }, query: { language } })),
    textsIn(language),
  ]);
  const plan = plans.plans.find(({ idSubscription }) => idSubscription === id);
  const titles = texts.of('titles');
  const { name } = plans;
  const seo: Seo = {
    title: plan ? titles('plan', { name, plan: plan.name }) : titles('plans', { name }),
    description: plan?.shortAbout ?? name,
    url: pageUrl(request, paths.plan(id)),
    image: plan?.imageLink ? pageUrl(request, `${plan.imageLink}/1280.webp`) : undefined,
    language,
  };
  return { plans, id, seo };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function PlanOfTalent({ loaderData: { plans, id } }: Route.ComponentProps) {
  return <PlanPage key={id} shown={plans} idSubscription={id} />;
}
