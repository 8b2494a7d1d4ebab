import { ApiError } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { lazy, Suspense, useEffect } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { GiftButton } from '../features/gifts/gift-button.tsx';
import { useProfile } from '../features/profile/api.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { ReviewsAndWorks } from '../features/profile/reviews-and-works.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { FirstProduct } from '../features/store/first-product.tsx';
import { Store } from '../features/store/store.tsx';
import { nameLanguages } from '../shared/i18n/name-languages.ts';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { isSignedIn, requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl, type Seo } from '../shared/pages/seo.ts';
import { useLanguage } from '../shared/pages/shell-data.ts';
import { craftLine } from '../shared/people/craft-line.ts';
import type { Route } from './+types/profile.ts';

// Most talents have no plans.
const ClubPlans = lazy(() => import('../features/profile/club-plans.tsx'));

export const handle = { texts: ['profile', 'people', 'product', 'reviews'] };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const api = visitorApi(context);
  const wanted = api('getUserProfileData', { params: { id: params.ownerId, lang: language } });
  const [profile, texts] = await Promise.all([orProblem(orClosed(wanted, request)), textsIn(language)]);
  if (!profile) return { profile, speaks: null, scores: null, seo: null };

  const { userDTO: person } = profile;
  const scores =
    profile.totalScores > 0
      ? await api('getScores', { params: { x: person.idUser }, query: { language } }).catch(() => null)
      : null;
  const url = pageUrl(request, paths.profile(person));
  const image = person.imageLink ? pageUrl(request, `${person.imageLink}/960.webp`) : undefined;
  const seo: Seo = {
    title: texts.of('titles')('profile', { name: person.name, headline: craftLine(person) }),
    description: person.about,
    url,
    image,
    language,
    type: 'profile',
    jsonLd: describePerson(person, url, image),
  };
  return { profile, speaks: nameLanguages(person.languages, language), scores, seo };
};

/** A closed profile may be the reader's own, which only the browser knows; visitors are redirected to the home page. */
const orClosed = <Value,>(wanted: Promise<Value>, request: Request): Promise<Value | null> =>
  wanted.catch((error) => {
    if (!(error instanceof ApiError) || ![404, 422].includes(error.status)) throw error;
    if (isSignedIn(request)) return null;
    throw redirect(paths.home('profile'));
  });

const describePerson = (person: PublicUser, url: string, image: string | undefined) => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: person.name,
  url,
  jobTitle: person.headline,
  description: person.about,
  knowsLanguage: person.languages,
  ...(person.city && { homeLocation: { '@type': 'Place', name: person.city } }),
  ...(person.links.length > 0 && { sameAs: person.links.map(({ link }) => link) }),
  ...(image && { image }),
});

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData?.seo ? describe(loaderData.seo) : []);

const forMembers = (products: ProductShort[], { imageLink: portrait }: PublicUser) => ({
  products,
  portrait,
  hasMore: products.length === limits.pages.shelf,
});

export default function Profile({ loaderData, params: { ownerId } }: Route.ComponentProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { profile, isMissing } = useProfile(ownerId, loaderData.profile);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (isMissing) void navigate(paths.home('profile'), { replace: true });
  }, [isMissing, navigate]);

  if (!profile) return null;
  const { userDTO: person, products, subsEvents } = profile;
  const { memberProducts, subscriptions } = profile.clubProducts;
  const { scores, speaks } = loaderData;
  const store = (
    <>
      {(products.length > 0 || memberProducts.length === 0) && (
        <Store products={products} hasMore={profile.hasMoreProducts} portrait={person.imageLink} />
      )}
      {memberProducts.length > 0 && <Store {...forMembers(memberProducts, person)} part="members" />}
      {subscriptions.length > 0 && (
        <Suspense>
          <ClubPlans plans={subscriptions} />
        </Suspense>
      )}
      <ReviewsAndWorks
        reviews={scores && <Reviews key={person.idUser} person={person} first={scores} />}
        works={profile.latestCompleteProducts}
      />
    </>
  );
  return (
    <ProfilePage
      id={ownerId}
      profile={profile}
      speaks={speaks ?? nameLanguages(person.languages, language)}
      first={<FirstProduct products={products} />}
      gift={profile.hasDonation && <GiftButton key={person.idUser} person={person} />}
      tabs={[
        { name: 'store', label: t('store'), panel: store },
        ...(profile.hasEventsBySubscription
          ? [
              {
                name: 'subs-events',
                label: t('subsEvents'),
                panel: <Store {...forMembers(subsEvents, person)} part="memberEvents" />,
              },
            ]
          : []),
      ]}
      tab={query.get('tab')}
    />
  );
}
