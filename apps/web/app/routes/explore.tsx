import { useTranslation } from 'react-i18next';
import { type Choice, everybody, findPeople } from '../features/explore/api.ts';
import { GroupChips } from '../features/explore/group-chips.tsx';
import { PeopleList } from '../features/explore/people-list.tsx';
import { requestLanguage, visitorApi } from '../shared/page.server.ts';
import { orProblem } from '../shared/page-problem.server.ts';
import { paths } from '../shared/paths.ts';
import { describe, pageUrl } from '../shared/seo.ts';
import { textsIn } from '../shared/texts.server.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/explore.ts';

export const handle = { texts: ['explore', 'people'] };

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
  const first = await orProblem(findPeople(api, choice, 0, language));

  const t = texts.getFixedT(null, 'titles');
  const group = groups.find(({ name }) => name === choice.group);
  const seo = {
    title: group && query.has('group') ? t('exploreGroup', { group: group.localizedString }) : t('explore'),
    description: t('exploreDescription'),
    url: pageUrl(request, paths.explore(query.get('group') ?? undefined, choice.category ?? undefined)),
    language,
  };
  return { groups, choice, first, seo };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Explore({ loaderData: { groups, choice, first } }: Route.ComponentProps) {
  const { t } = useTranslation('explore');
  return (
    <Page title={t('title')}>
      <GroupChips groups={groups} choice={choice} />
      <PeopleList key={`${choice.group}/${choice.category}`} choice={choice} first={first} />
    </Page>
  );
}
