import { auctionRoutes } from '@stagedoor/contract/auction-routes';
import { auctionLists, type Choice, findAuctions } from '../features/auctions/api.ts';
import { AuctionsPage } from '../features/auctions/list/auctions-page.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi, visitorApiOf } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl } from '../shared/pages/seo.ts';
import type { Route } from './+types/auctions.ts';

export const handle = { texts: ['auctions'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const query = new URL(request.url).searchParams;
  const list = auctionLists.find((name) => name === query.get('state')) ?? 'running';
  const choice: Choice = { list, group: query.get('group') ?? undefined };
  const [groups, first, texts] = await Promise.all([
    orProblem(visitorApi(context)('getGroups', { params: { lang: language } })),
    orProblem(findAuctions(visitorApiOf(context, auctionRoutes), choice, 0, language)),
    textsIn(language),
  ]);
  const t = texts.of('titles');
  const url = pageUrl(request, paths.auctions(list === 'running' ? undefined : list, choice.group));
  const seo = { title: t('auctions'), description: t('auctionsDescription'), url, language };
  return { groups: groups.toSorted((a, b) => a.order - b.order), choice, first, seo };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Auctions({ loaderData: { groups, choice, first } }: Route.ComponentProps) {
  return <AuctionsPage groups={groups} choice={choice} first={first} />;
}
