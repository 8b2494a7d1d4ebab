import { PlansPage } from '../features/memberships/plans-page.tsx';
import { useProfile } from '../features/profile/api.ts';
import { FollowButton } from '../features/profile/follow-button.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl, type Seo } from '../shared/pages/seo.ts';
import type { Route } from './+types/plans.ts';

export const handle = { texts: ['plans', 'profile'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const api = visitorApi(context);
  const id = new URL(request.url).searchParams.get('user') ?? '';
  const [plans, profile, texts] = await Promise.all([
    orProblem(api('getPlans', { params: { x: Number(id) }, query: { language } })),
    orProblem(api('getUserProfileData', { params: { id, lang: language } })),
    textsIn(language),
  ]);
  const { name, imageLink } = profile.userDTO;
  const seo: Seo = {
    title: texts.of('titles')('plans', { name }),
    description: plans.plans.map((plan) => plan.name).join(', ') || profile.userDTO.about,
    url: pageUrl(request, paths.plans(plans.idUser)),
    image: imageLink ? pageUrl(request, `${imageLink}/960.webp`) : undefined,
    language,
  };
  return { plans, profile, seo };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function PlansOfTalent({ loaderData }: Route.ComponentProps) {
  const { plans } = loaderData;
  const id = String(plans.idUser);
  const profile = useProfile(id, loaderData.profile).profile ?? loaderData.profile;
  return (
    <PlansPage
      key={id}
      shown={plans}
      profile={paths.profile(profile.userDTO)}
      follow={
        <FollowButton id={id} profile={profile} isMain={plans.plans.length === 0} wide={plans.plans.length > 0} />
      }
    />
  );
}
