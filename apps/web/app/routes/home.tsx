import { auctionRoutes } from '@stagedoor/contract/auction-routes';
import { lazy, Suspense } from 'react';
import { findAuctions } from '../features/auctions/api.ts';
import { CharityTotals } from '../features/home/charity-totals.tsx';
import { ClosedNotice } from '../features/home/closed-notice.tsx';
import { GroupSections } from '../features/home/group-sections.tsx';
import styles from '../features/home/later.module.css';
import { Marquee } from '../features/home/marquee.tsx';
import { MoneyPromise } from '../features/home/money-promise.tsx';
import { Promises } from '../features/home/promises.tsx';
import { Shelf } from '../features/home/shelf.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { requestLanguage, visitorApi, visitorApiOf } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl } from '../shared/pages/seo.ts';
import { useSession } from '../shared/session/session.ts';
import { Floor } from '../ui/cards/doorways.tsx';
import type { Route } from './+types/home.ts';

// Only while there are any.
const LiveAuctions = lazy(() => import('../features/auctions/list/live-auctions.tsx'));
const Followed = lazy(() => import('../features/feed/followed.tsx'));

export const handle = { texts: ['home', 'people', 'search', 'auctions'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const [screen, auctions, texts] = await Promise.all([
    orProblem(visitorApi(context)('getMainScreenDataWeb', { params: { x: language } })),
    // The page is worth showing without them.
    findAuctions(visitorApiOf(context, auctionRoutes), { list: 'running', group: undefined }, 0, language).then(
      ({ items }) => items,
      () => [],
    ),
    textsIn(language),
  ]);
  const t = texts.of('titles');
  const seo = { title: t('home'), description: t('homeDescription'), url: pageUrl(request, '/'), language };
  return { screen, auctions, isClosed: new URL(request.url).searchParams.has('closed'), seo };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Home({ loaderData: { screen, auctions, isClosed } }: Route.ComponentProps) {
  const { signed } = useSession();
  return (
    <>
      {isClosed && <ClosedNotice />}
      {signed && (
        <Suspense>
          <Followed />
        </Suspense>
      )}
      <Marquee screen={screen} />
      <Floor />
      <Promises />
      <GroupSections groups={screen.groups} />
      {auctions.length > 0 && (
        <Suspense>
          <LiveAuctions auctions={auctions} />
        </Suspense>
      )}
      <div className={styles.end}>
        <Shelf products={screen.products} />
        <MoneyPromise />
        <CharityTotals charities={screen.charities} />
      </div>
    </>
  );
}
