import { type Language, limits } from '@stagedoor/contract/limits';
import type { MetaDescriptor } from 'react-router';

export type Seo = {
  title: string;
  description: string;
  url: string;
  language: Language;
  image?: string | undefined;
  type?: 'website' | 'profile' | 'product' | 'article';
  /** Structured data for search engines. */
  jsonLd?: Record<string, unknown>;
};

const locales: Record<Language, string> = { en: 'en_US', uk: 'uk_UA', ru: 'ru_RU' };

/** Every language has the same URL, so all alternates point to it. */
export const describe = ({
  title,
  description,
  url,
  language,
  image,
  type = 'website',
  jsonLd,
}: Seo): MetaDescriptor[] => [
  { title },
  { name: 'description', content: description },
  { tagName: 'link', rel: 'canonical', href: url },
  ...limits.languages.map((other) => ({ tagName: 'link', rel: 'alternate', hrefLang: other, href: url }) as const),
  { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
  { property: 'og:site_name', content: 'Stagedoor' },
  { property: 'og:type', content: type },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:locale', content: locales[language] },
  { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ...(image ? [{ property: 'og:image', content: image }] : []),
  ...(jsonLd ? [{ 'script:ld+json': jsonLd }] : []),
];

/** The canonical URL of a page, without query parameters for filters or tracking. */
export const pageUrl = (request: Request, path: string): string => new URL(path, request.url).href;
