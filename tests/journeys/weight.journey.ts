import type { APIRequestContext } from '@playwright/test';
import { expect, speak, test } from './support/page.ts';
import { findProduct, pathOf } from './support/shop.ts';

const budget = { js: 170_000, css: 20_000 };

/** The pages that visitors may land on. */
const pages: Record<string, (request: APIRequestContext) => Promise<string>> = {
  home: async () => '/',
  explore: async () => '/explore',
  help: async () => '/help',
  terms: async () => '/terms',
  profile: async (request) => `/${(await findProduct(request, () => true)).idOwner}`,
  product: async (request) => pathOf(await findProduct(request, ({ productType }) => productType === 'PHYSICAL')),
};

for (const [name, pathIn] of Object.entries(pages)) {
  test(`${name} stays within 170 kB of scripts and 20 kB of styles`, async ({ page, request }, testInfo) => {
    const files = new Set<string>();
    page.on('response', (response) => {
      if (/\.(js|css|json)(\?|$)/.test(response.url())) files.add(response.url());
    });
    await speak(page, 'uk');
    await page.goto(await pathIn(request));
    // The network of a page with a live connection is never idle, so the page is complete once nothing more is loaded.
    let loaded = 0;
    await expect(() => {
      const before = loaded;
      loaded = files.size;
      expect(loaded).toBe(before);
    }).toPass({ intervals: [1_500] });
    // The texts, too: pages wait for them as for scripts.
    expect([...files].filter((url) => url.endsWith('/uk/shell.json'))).toHaveLength(1);
    const size = { js: 0, css: 0 };
    for (const url of files) {
      const answer = await request.head(url, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers()['content-encoding']).toBe('gzip');
      size[url.endsWith('.css') ? 'css' : 'js'] += Number(answer.headers()['content-length']);
    }
    testInfo.annotations.push({ type: 'gzip bytes', description: JSON.stringify(size) });
    expect(size.js).toBeGreaterThan(0);
    expect(size.js).toBeLessThanOrEqual(budget.js);
    expect(size.css).toBeLessThanOrEqual(budget.css);
  });
}
