import type { SitemapEntry, SitemapPart } from '../../extension-points/sitemap-part.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Read } from '../../platform/database/read.ts';

/** How many ids a page of the sitemap covers; the protocol allows 50,000 URLs. */
export const sitemapIds = 10_000;

type Deps = { read: Read; clock: Clock; publicUrl: () => string; parts: readonly SitemapPart[] };

export type Sitemap = ReturnType<typeof createSitemap>;

/**
 * The public pages for search engines, as sitemaps.org describes it. Each page covers a range of ids, so that it is read by
 * one range of an index, however many there are. Every language has the same URL, so there are no alternates.
 */
export const createSitemap = ({ read, clock, publicUrl, parts }: Deps) => {
  const rangeOf = (page: number) => ({ from: page * sitemapIds, to: (page + 1) * sitemapIds, now: clock.now() });
  const urlOf = (path: string) => escapeXml(new URL(path, publicUrl()).href);

  /** The pages of a part that have an entry. */
  const pagesOf = async (part: SitemapPart): Promise<string[]> => {
    const pages: string[] = [];
    const last = Math.floor((Math.max(1, await part.lastId(read)) - 1) / sitemapIds);
    for (let page = 0; page <= last; page++) {
      const found = await part.entries(read, { ...rangeOf(page), limit: 1 });
      if (found.length > 0) pages.push(pathOf(part.name, page));
    }
    return pages;
  };

  return {
    index: async (): Promise<string> => {
      const pages = (await Promise.all(parts.map(pagesOf))).flat();
      return documentOf(
        'sitemapindex',
        pages.map((path) => `<sitemap><loc>${urlOf(path)}</loc></sitemap>`),
      );
    },

    /** Null for a page that is not in the index. */
    page: async (name: string, page: number): Promise<string | null> => {
      const part = parts.find((one) => one.name === name);
      const entries = part ? await part.entries(read, { ...rangeOf(page), limit: sitemapIds }) : [];
      const line = ({ path, changed }: SitemapEntry) =>
        `<url><loc>${urlOf(path)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;
      return entries.length > 0 ? documentOf('urlset', entries.map(line)) : null;
    },
  };
};

/** At the root: a sitemap may only name URLs below its own folder. */
const pathOf = (name: string, page: number) => `/sitemap-${name}-${page}.xml`;

const documentOf = (root: string, lines: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>\n`,
  ].join('\n');

const escapeXml = (url: string) => url.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
