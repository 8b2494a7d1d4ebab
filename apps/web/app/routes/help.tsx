import { limits } from '@stagedoor/contract/limits';
import { groupsOf } from '../features/documents/help/answers.ts';
import { ContactSection } from '../features/documents/help/contact-section.tsx';
import { HelpPage } from '../features/documents/help/help-page.tsx';
import { readPage } from '../features/documents/read-page.server.ts';
import { pageContext } from '../shared/pages/page.server.ts';
import { describe } from '../shared/pages/seo.ts';
import type { Route } from './+types/help.ts';

export const handle = { texts: ['documents', 'help'] };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { blocks, title, summary, seo } = await readPage(request, context, 'help');
  const search = (new URL(request.url).searchParams.get('q') ?? '').slice(0, limits.search.textMax);
  const { supportEmail } = context.get(pageContext).company;
  return { title, summary, groups: groupsOf(blocks), search, supportEmail, seo };
};

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? describe(loaderData.seo) : []);

export default function Help({ loaderData: { title, summary, groups, search, supportEmail } }: Route.ComponentProps) {
  return (
    <HelpPage key={search} title={title} summary={summary} groups={groups} search={search}>
      <ContactSection supportEmail={supportEmail} />
    </HelpPage>
  );
}
