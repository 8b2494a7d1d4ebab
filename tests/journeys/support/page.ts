import { randomInt } from 'node:crypto';
import { type Browser, test as base, expect, type Page, type Response, type Route } from '@playwright/test';
import axe from 'axe-core';

type Language = 'en' | 'uk' | 'ru';
type Theme = 'light' | 'dark';
type Visit = { language?: Language; theme?: Theme; width?: number; baseURL?: string; timezoneId?: string };

const sizeOf = (width: number) => ({ width, height: width > 600 ? 900 : 812 });

export const anIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Our pages name their texts; the sandbox's and the card provider's pages and XML need no scripts. */
const isAlive = `!document.documentElement.dataset?.texts
  || Object.keys(document).some((key) => key.startsWith('__reactContainer'))`;

/** Waits after every navigation until the page is hydrated: before that its buttons do not work. */
export const patient = (page: Page): Page => {
  const { goto, reload } = page;
  // Not waitForFunction: it uses eval in the page, which the content security policy forbids.
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

/** A visitor with a browser context of their own: language, theme and size. */
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

export const test = base.extend<{ apart: undefined; alone: undefined; quiet: undefined }>({
  page: async ({ page }, use) => use(patient(page)),
  // Each test has an IP address of its own for the rate limits.
  apart: [
    async ({ context }, use) => {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': anIpAddress() });
      await use(undefined);
    },
    { auto: true },
  ],
  // Playwright leaves a visitor's context open until the browser ends: its page would go on working beside all later tests.
  alone: [
    async ({ browser, context }, use) => {
      await use(undefined);
      const visitors = browser.contexts().filter((other) => other !== context);
      await Promise.all(visitors.map((visitor) => visitor.close()));
    },
    { auto: true },
  ],
  // Any console error or warning fails the test.
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

/** Takes effect with the next page, like the visitor's own choice. */
export const speak = (page: Page, language: Language) =>
  page.context().addCookies([{ name: 'lang', value: language, url: test.info().project.use.baseURL ?? '' }]);

/** Changes theme and size of the open page. */
export const look = async (page: Page, theme: Theme, width: number) => {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize(sizeOf(width));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', theme);
};

const options = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // None of these rules reads style sheets, which axe would fetch and parse before every run.
  preload: { assets: ['media'] },
};

type Animated = { effect: { getComputedTiming(): { endTime: unknown } } | null; finished: Promise<unknown> };

/** Waits for what ends by itself: a colour on its way to another one has neither's contrast. What is not rendered never ends. */
const transitionsEnded = (page: Page) =>
  page.locator('html').evaluate(async (html) => {
    const all: Animated[] = html.getAnimations({ subtree: true });
    const ending = all.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    const longest = new Promise((resolve) => setTimeout(resolve, 1_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest]);
  });

/** Loads the rules once into each document: parsing them takes as long as applying them. */
export const expectAccessible = async (page: Page) => {
  await transitionsEnded(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (given) => {
    const brought = (globalThis as unknown as { axe: typeof axe }).axe;
    const found = await brought.run({ ...given, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, options);
  expect(violations).toEqual([]);
};

export const expectNoSidewaysScroll = async (page: Page) => {
  // An open dialog keeps the width of the scroll bar that it hides: then the difference is below 0.
  expect(await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThanOrEqual(0);
};

/**
 * Answers the first request to an address in the server's place. Not by Playwright's `times`: a request that the page
 * begins while the interception is switched off is sometimes never sent.
 */
export const answerOnce = async (page: Page, url: string, answer: (route: Route) => Promise<void>) => {
  let isAnswered = false;
  await page.route(url, (route) => {
    if (isAnswered) return route.continue();
    isAnswered = true;
    return answer(route);
  });
};

export { expect };
