import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { ProfileFoot } from '../features/profile/profile-foot.tsx';
import { ProfileHead } from '../features/profile/profile-head.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { Store } from '../features/store/store.tsx';
import { requestLanguage, visitorApi } from '../shared/page.server.ts';
import { orProblem } from '../shared/page-problem.server.ts';
import { paths } from '../shared/paths.ts';
import { describe, pageUrl, type Seo } from '../shared/seo.ts';
import { textsIn } from '../shared/texts.server.ts';
import type { Route } from './+types/profile.ts';

export const handle = { texts: ['profile', 'people', 'product', 'reviews'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const api = visitorApi(context);
  const [person, texts] = await Promise.all([
    orProblem(api('getUserById', { params: { id: params.ownerId }, query: { language } })),
    textsIn(language),
  ]);
  const sells = person.role === 'EXPERT' || person.role === 'AGENT';
  const [products, scores] = await Promise.all([
    sells ? orProblem(api('getActiveUserProducts', { params: { id: person.idUser }, query: { language } })) : [],
    api('getScores', { params: { x: person.idUser }, query: { language } }).catch(() => null),
  ]);
  const { name, headline } = person;
  const url = pageUrl(request, paths.profile(person));
  const image = person.imageLink ? pageUrl(request, `${person.imageLink}/960.webp`) : undefined;
  const seo: Seo = {
    title: texts.t('profile', { ns: 'titles', name, headline }),
    description: person.about,
    url,
    image,
    language,
    type: 'profile',
    jsonLd: describePerson(person, url, image),
  };
  return { person, products, scores, seo };
};

const describePerson = ({ name, headline, about, languages }: PublicUser, url: string, image: string | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name,
  url,
  jobTitle: headline,
  description: about,
  knowsLanguage: languages,
  ...(image && { image }),
});

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Profile({ loaderData: { person, products, scores } }: Route.ComponentProps) {
  return (
    <>
      <ProfileHead person={person} />
      <Store products={products} portrait={person.imageLink} />
      {scores && scores.totalScores > 0 && <Reviews key={person.idUser} person={person} first={scores} />}
      <ProfileFoot person={person} />
    </>
  );
}
