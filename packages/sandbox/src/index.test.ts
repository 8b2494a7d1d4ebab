import { expect, it } from 'vitest';
import { startSandbox } from './index.ts';

it('opens every provider on a port of its own and closes them all', async () => {
  const sandbox = await startSandbox({ clock: { now: () => new Date('2030-05-01T10:00:00Z') } });
  const ports = [sandbox.smtpUrl, sandbox.twilioUrl, sandbox.stripe.url].map((url) => new URL(url).port);

  expect(new Set(ports).size).toBe(3);
  expect(sandbox.stripe.secretKey).toMatch(/^sk_test_/);
  expect(sandbox.stripe.webhookSecret).toMatch(/^whsec_.{32}/);
  await sandbox.close();
  await expect(fetch(sandbox.stripe.url)).rejects.toThrow();
});
