import type { Language } from '@stagedoor/contract/limits';
import type { RouterContextProvider } from 'react-router';
import { textsIn } from '../../shared/i18n/texts.server.ts';
import type { DocumentName } from '../../shared/navigation/document-names.ts';
import { pageContext, requestLanguage, visitorApi } from '../../shared/pages/page.server.ts';
import { orProblem } from '../../shared/pages/page-problem.server.ts';
import { type describe, pageUrl } from '../../shared/pages/seo.ts';
import { gapsFor } from './fill-gaps.server.ts';
import { type Page, parseMarkdown } from './parse-markdown.server.ts';

/** Every page that is written in Markdown. */
export type PageName = DocumentName | 'help';

/** The Markdown files by path, bundled by the build. */
export const sources: Readonly<Record<string, string>> = import.meta.glob<string>(
  '../../../../../packages/messages/pages/*/*.md',
  { query: '?raw', import: 'default', eager: true },
);

export const sourceOf = (language: Language, name: PageName): string => {
  const [, source] = Object.entries(sources).find(([path]) => path.endsWith(`/${language}/${name}.md`)) ?? [];
  if (source === undefined) throw new Error(`expected the page ${name} in ${language}`);
  return source;
};

/** One of our pages in the reader's language, with the current numbers. */
export const readPage = async (
  request: Request,
  context: Readonly<RouterContextProvider>,
  name: PageName,
): Promise<Page & { seo: Parameters<typeof describe>[0] }> => {
  const language = requestLanguage(request);
  const [fees, texts] = await Promise.all([orProblem(visitorApi(context)('getFeeSchedule')), textsIn(language)]);
  const { company } = context.get(pageContext);
  const page = parseMarkdown(sourceOf(language, name), gapsFor({ language, company, fees, texts }));
  const seo = {
    title: `${page.title} — Stagedoor`,
    description: page.summary,
    language,
    url: pageUrl(request, `/${name}`),
  };
  return { ...page, seo };
};
