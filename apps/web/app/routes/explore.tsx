import { limits } from '@stagedoor/contract/limits';
import { type Choice, everybody, findPeople } from '../features/explore/api.ts';
import { FoundList } from '../features/explore/found-list.tsx';
import { GroupChips } from '../features/explore/group-chips.tsx';
import { PeopleList } from '../features/explore/people-list.tsx';
import { textsIn } from '../shared/i18n/texts.server.ts';
import { useTranslation } from '../shared/i18n/use-translation.ts';
import { paths } from '../shared/navigation/paths.ts';
import { requestLanguage, visitorApi } from '../shared/pages/page.server.ts';
import { orProblem } from '../shared/pages/page-problem.server.ts';
import { describe, pageUrl } from '../shared/pages/seo.ts';
import { SearchBox } from '../shared/search/search-box.tsx';
import { Page } from '../ui/layout/page.tsx';
import type { Route } from './+types/explore.ts';

export const handle = { texts: ['explore', 'people', 'search'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const language = requestLanguage(request);
  const query = new URL(request.url).searchParams;
  const api = visitorApi(context);
  const [found, texts] = await Promise.all([
    orProblem(api('getGroups', { params: { lang: language } })),
    textsIn(language),
  ]);
  const groups = found.toSorted((a, b) => a.order - b.order);
  const choice: Choice = { group: query.get('group') ?? groups[0]?.name ?? everybody, category: query.get('category') };
  const t = texts.of('titles');
  const text = wantedText(query.get('find'));
  if (text) {
    const found = await orProblem(api('search', { query: { language }, body: { text, size: limits.search.most } }));
    const title = t('exploreFind', { text });
    const seo = { title, description: t('exploreDescription'), url: pageUrl(request, paths.explore()), language };
    return { groups, choice, text, found, first: null, asksToSearch: false, seo };
  }
  const first = await orProblem(findPeople(api, choice, 0, language));

  const group = groups.find(({ name }) => name === choice.group);
  const seo = {
    title: group && query.has('group') ? t('exploreGroup', { group: group.localizedString }) : t('explore'),
    description: t('exploreDescription'),
    url: pageUrl(request, paths.explore(query.get('group') ?? undefined, choice.category ?? undefined)),
    language,
  };
  return { groups, choice, text, found: null, first, asksToSearch: query.has('find'), seo };
};

/** The search text: one line of limited length, without control characters. */
const wantedText = (find: string | null): string =>
  (find ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, limits.search.textMax);

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Explore({ loaderData }: Route.ComponentProps) {
  const { groups, choice, text, found, first, asksToSearch } = loaderData;
  const { t } = useTranslation('explore');
  const { t: search } = useTranslation('search');
  return (
    <Page title={found ? search('title', { text }) : t('title')}>
      <SearchBox key={text} initial={text} focus={asksToSearch} />
      {found && <FoundList found={found} />}
      {first && (
        <>
          <GroupChips groups={groups} choice={choice} />
          <PeopleList key={`${choice.group}/${choice.category}`} choice={choice} first={first} />
        </>
      )}
    </Page>
  );
}
