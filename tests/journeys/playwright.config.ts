import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/browser/find-browser.ts';

const { executablePath, env } = await findBrowser();
const clock = [
  'clock',
  'withdraw',
  'unpaid',
  'orders-deadline',
  'cut',
  'report',
  'confirm-payment',
  'renewals',
  'tour',
  'scheduled-post',
  'chat-deadlines',
  'auctions',
  'auction-ends',
  // They ring at the talent of the demo, on whichever page that talent is.
  'calls',
  'calls-meter',
  'call-times',
].map((name) => `**/${name}.journey.ts`);
/** In `npm test` those run even if another journey failed; a single journey by hand does not bring them along. */
const isWholeRun = process.env.JOURNEYS === 'all';
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: './start-product-for-journeys.ts',
  fullyParallel: true,
  workers: 2, // what one product serves well; more would only wait for each other
  forbidOnly: Boolean(process.env.CI),
  // All journeys share one product, so those that move its clock run after all others, one at a time.
  projects: [
    { name: 'journeys', testMatch: '**/*.journey.ts', testIgnore: clock, ...(isWholeRun && { teardown: 'clock' }) },
    { name: 'clock', testMatch: clock, workers: 1, ...(!isWholeRun && { dependencies: ['journeys'] }) },
  ],
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.JOURNEYS_URL ?? '',
    // Tracing takes half as long again; use `--trace retain-on-failure` when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      args: [
        // Chrome's sandbox works neither for root nor, often, in a container; the journeys visit only our own pages.
        ...(isRoot || process.env.CI ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // A microphone that beeps once a second, and the permission to use it.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
});
