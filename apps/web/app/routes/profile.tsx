import { ApiError } from '@stagedoor/contract/errors';
import { feedRoutes } from '@stagedoor/contract/feed-routes';
import type { FeedSpace } from '@stagedoor/contract/feed-spaces';
import { limits } from '@stagedoor/contract/limits';
import type { ProductShort } from '@stagedoor/contract/schemas/product';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { lazy, Suspense, useEffect } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router';
import { listStyles } from '../features/feed/list-styles.ts';
import { GiftButton } from '../features/gifts/gift-button.tsx';
import { useProfile } from '../features/profile/api.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import type { ProfileTab } from '../features/profile/profile-tabs.tsx';
import { ReviewsAndWorks } from '../features/profile/reviews-and-works.tsx';
import { Reviews } from '../features/reviews/reviews.tsx';
import { FirstProduct } from '../features/store/first-product.tsx';
import { Store } from '../features/store/store.tsx';
import { firstTouch } from '../shared/browser/first-touch.ts';
import { nameLanguages } from '../shared/i18n/name-languages.ts';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { isSignedIn, requestLanguage, visitorApi, visitorApiOf } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl, type Seo } from '../shared/pages/seo.ts';
import { useLanguage } from '../shared/pages/shell-data.ts';
import { craftLine } from '../shared/people/craft-line.ts';
import { isSigned } from '../shared/session/browser-session.ts';
import { useSession } from '../shared/session/session.ts';
import type { Route } from './+types/profile.ts';

// Most talents have no plans.
const ClubPlans = lazy(() => import('../features/profile/club-plans.tsx'));
// A visitor can read what the server rendered; a user's own view is loaded at once.
const ClubFeed = lazy(async () => {
  if (typeof document !== 'undefined' && !isSigned()) await firstTouch();
  return import('../features/feed/club-feed.tsx');
});
const ActivityComments = lazy(() => import('../features/feed/activity-comments.tsx'));
const GroupList = lazy(() => import('../features/chat/groups/group-list.tsx'));
const OwnActivity = lazy(() => import('../features/feed/own-activity.tsx'));

export const handle = { texts: ['profile', 'people', 'product', 'reviews'], styles: listStyles };

export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const api = visitorApi(context);
  const wanted = api('getUserProfileData', { params: { id: params.ownerId, lang: language } });
  const [profile, texts] = await Promise.all([orProblem(orClosed(wanted, request)), textsIn(language)]);
  if (!profile) return { profile, speaks: null, scores: null, posts: null, seo: null };

  const { userDTO: person } = profile;
  const scores =
    profile.totalScores > 0
      ? await api('getScores', { params: { x: person.idUser }, query: { language } }).catch(() => null)
      : null;
  const posts = await firstPosts(request, context, profile);
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
  return { profile, speaks: nameLanguages(person.languages, language), scores, posts, seo };
};

/** The first page of the feed, where it is shown. */
const firstPosts = (
  request: Request,
  context: Route.LoaderArgs['context'],
  { club, userDTO: { idUser } }: ProfileData,
) => {
  const tab = new URL(request.url).searchParams.get('tab');
  if (!club?.hasPosts || (tab !== null && tab !== 'feed')) return null;
  const query = { language: requestLanguage(request) };
  return visitorApiOf(context, feedRoutes)('feedGetPosts', { params: { idUser }, query, body: {} }).catch(() => null);
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

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData?.seo) return [];
  const { club, userDTO: person } = loaderData.profile;
  const feed = {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    href: paths.profileFeed(person),
  } as const;
  return [...describe(loaderData.seo), ...(club?.hasPosts ? [feed] : [])];
};

const forMembers = (products: ProductShort[], { imageLink: portrait }: PublicUser) => ({
  products,
  portrait,
  hasMore: products.length === limits.pages.shelf,
});

export default function Profile({ loaderData, params: { ownerId } }: Route.ComponentProps) {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { profile, isMissing } = useProfile(ownerId, loaderData.profile);
  const { signed, user } = useSession();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Somebody who is no talent has a page for themselves.
  const isOwnPage = user !== undefined && !user.hasProfile && [String(user.idUser), user.nickname].includes(ownerId);
  const isClosed = isMissing && user !== undefined && !isOwnPage;
  useEffect(() => {
    if (isClosed) void navigate(paths.home('profile'), { replace: true });
  }, [isClosed, navigate]);

  if (!profile && isOwnPage)
    return (
      <Suspense>
        <OwnActivity user={user} />
      </Suspense>
    );
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
  const { club, selfUserDTO: self } = profile;
  const owner = { idUser: person.idUser, name: person.name, isOwn: self !== null };
  const isFeedFirst = club?.hasPosts === true;
  const spaceTab = (space: FeedSpace, place: number): ProfileTab => ({
    name: space,
    label: t(space),
    panel: (
      <Suspense>
        <ClubFeed
          space={space}
          owner={owner}
          path={paths.profile(person, place === 0 ? undefined : space)}
          categories={club?.[`${space}Categories`] ?? []}
          first={space === 'feed' ? loaderData.posts : null}
          plans={subscriptions}
        />
      </Suspense>
    ),
  });
  const activityTab = {
    name: 'activity',
    label: t('activity'),
    panel: (
      <Suspense>
        <ActivityComments key={owner.idUser} owner={owner} />
      </Suspense>
    ),
  };
  const storeTab = { name: 'store', label: t('store'), panel: store };
  const feedTab = spaceTab('feed', isFeedFirst ? 0 : 1);
  const inOrder: [ProfileTab, ProfileTab] = isFeedFirst ? [feedTab, storeTab] : [storeTab, feedTab];
  const firstTabs: [ProfileTab, ...ProfileTab[]] = club || self ? inOrder : [storeTab];
  return (
    <ProfilePage
      id={ownerId}
      profile={profile}
      speaks={speaks ?? nameLanguages(person.languages, language)}
      first={<FirstProduct products={products} />}
      gift={profile.hasDonation && <GiftButton key={person.idUser} person={person} />}
      tabs={[
        ...firstTabs,
        ...(club?.communityEnabled ? [spaceTab('community', 2)] : []),
        ...(club?.hasGroupChats
          ? [
              {
                name: 'group-chats',
                label: t('group-chats'),
                panel: (
                  <Suspense>
                    <GroupList owner={owner} />
                  </Suspense>
                ),
              },
            ]
          : []),
        ...(profile.hasEventsBySubscription
          ? [
              {
                name: 'subs-events',
                label: t('subsEvents'),
                panel: <Store {...forMembers(subsEvents, person)} part="memberEvents" />,
              },
            ]
          : []),
        ...(signed ? [activityTab] : []),
      ]}
      tab={query.get('tab')}
    />
  );
}
