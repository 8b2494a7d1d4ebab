import { randomInt } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, test as base, expect, type Page, type Response } from '@playwright/test';

type Language = 'en' | 'uk' | 'ru';
type Theme = 'light' | 'dark';
type Visit = { language?: Language; theme?: Theme; width?: number; baseURL?: string };

const sizeOf = (width: number) => ({ width, height: width > 600 ? 900 : 812 });

export const anIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Ours carry their scripts' texts; the sandbox's and the card company's pages need no script. */
const isAlive = `!document.documentElement.dataset.texts
  || Object.keys(document).some((key) => key.startsWith('__reactContainer'))`;

/** A page counts as open when its buttons work: the server sends them a moment before the scripts. */
export const patient = (page: Page): Page => {
  const { goto, reload } = page;
  // Not waitForFunction: its second look is an eval in the page, which our policy forbids.
  const becomesAlive = () =>
    expect.poll(() => page.evaluate(isAlive).catch(() => false), { intervals: [20, 50, 100] }).toBe(true);
  const afterwards = async (answer: Response | null) => {
    await becomesAlive();
    return answer;
  };
  page.goto = async (...to) => afterwards(await goto.apply(page, to));
  page.reload = async (...how) => afterwards(await reload.apply(page, how));
  return page;
};

/** A person with a browser of their own: its language, its theme, its size. */
export const aVisitor = async (
  browser: Browser,
  { language = 'en', theme = 'light', width = 1280, ...more }: Visit = {},
) => {
  const context = await browser.newContext({
    ...more,
    locale: { en: 'en-GB', uk: 'uk-UA', ru: 'ru-RU' }[language],
    colorScheme: theme,
    viewport: sizeOf(width),
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': anIpAddress() },
  });
  return patient(await context.newPage());
};

export const test = base.extend<{ apart: undefined; quiet: undefined }>({
  page: async ({ page }, use) => use(patient(page)),
  // Each test is a visitor of its own to the limits that count by address.
  apart: [
    async ({ context }, use) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': anIpAddress() });
      await use(undefined);
    },
    { auto: true },
  ],
  // A page that complains in the console is broken, even if nobody sees it.
  quiet: [
    async ({ context }, use, { annotations }) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(undefined);
      const expected = annotations
        .filter(({ type }) => type === 'complains')
        .map(({ description = '' }) => description);
      expect(complaints.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** From the next page on, as the visitor's own choice does it. */
export const speak = (page: Page, language: Language) =>
  page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }]);

/** Another theme and another size, on the page that is open. */
export const look = async (page: Page, theme: Theme, width: number) => {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(sizeOf(width));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', theme);
};

export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode() // in the page itself: there are no frames of others, and a second page would take twice as long
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
};

export const expectNoSidewaysScroll = async (page: Page) => {
  expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
};

export { expect };
