import { expect, it } from 'vitest';
import { startSandbox } from './index.ts';

it('opens every provider on a port of its own and closes them all', async () => {
  const sandbox = await startSandbox({ clock: { now: () => new Date('2030-05-01T10:00:00Z') } });
  const { smtpUrl, twilioUrl, stripe, oidc, videoSites } = sandbox;
  const urls = [smtpUrl, twilioUrl, stripe.url, oidc.issuer, videoSites.endpoints.YOUTUBE];

  expect(new Set(urls.map((url) => new URL(url).port)).size).toBe(urls.length);
  expect(stripe.secretKey).toMatch(/^sk_test_/);
  expect(stripe.webhookSecret).toMatch(/^whsec_.{32}/);
  await sandbox.close();
  for (const url of urls.slice(1)) await expect(fetch(url)).rejects.toThrow();
});
