import { readFile } from 'node:fs/promises';
import { aScene, copies } from '../support/pictures.ts';
import { aNewPerson } from './support/accounts.ts';
import { buyByCard, goOnAsTalent, openOrder } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { aName } from './support/studio.ts';

test('an autograph has a certificate that a stranger checks, with the file, until it is refunded', async ({
  page,
  browser,
}) => {
  const { name, email } = await aNewPerson(page, aName('Olena Teliha'));
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Oleh Olzhych', keepHidden: false });
  await openOrder(page, product.name);
  const order = new URL(page.url()).pathname;

  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await talent.goto(order);
  const picture = { name: 'autograph.webp', mimeType: 'image/webp', buffer: await aScene('an autograph') };
  await talent.locator('input[type="file"]').first().setInputFiles(picture);
  await expect(talent.locator('img[src$="/1280.webp"]')).toBeVisible();
  await talent.getByRole('button', { name: 'Deliver' }).click();

  const certificate = page.getByRole('region', { name: 'Certificate of authenticity' });
  await expect(certificate).toBeVisible();
  await expect(certificate.getByRole('radio', { name: 'Initials' })).toBeChecked();
  await expectAccessible(page);
  const save = async (name: string) => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    return readFile(await (await saved).path());
  };
  const delivered = await save('Save image');
  const framed = await save('Save with certificate');
  await certificate.getByRole('radio', { name: 'Full name' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const code = (await certificate.getByText(/^[2-9A-Z]{6}-[2-9A-Z]{6}-[2-9A-Z]{6}$/).textContent()) ?? '';

  const stranger = await aVisitor(browser, { width: 375, theme: 'dark' });
  await stranger.goto('/verify');
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('Enter a code')).toBeVisible();
  await stranger.getByLabel('Certificate code').fill(code.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')));
  await stranger.getByRole('button', { name: 'Verify' }).click();
  await expect(stranger.getByText('This code has a typo')).toBeVisible();
  await stranger.getByLabel('Certificate code').fill(code.toLowerCase().replaceAll('-', ' '));
  await stranger.getByLabel('Certificate code').press('Enter');
  await expect(stranger).toHaveURL(new RegExp(`/verify/${code}$`));
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(/^Autograph /);
  await expect(stranger.getByText('Valid certificate')).toBeVisible();
  await expect(stranger.getByText('Oleh Olzhych')).toBeVisible();
  await expect(stranger.getByText(name)).toHaveCount(0);
  await expectAccessible(stranger);
  await expectNoSidewaysScroll(stranger);

  const chosen = stranger.locator('input[type="file"]');
  await chosen.setInputFiles({ name: 'mine.webp', mimeType: 'image/webp', buffer: delivered });
  await expect(stranger.getByText('“mine.webp” is the delivered file, byte for byte.')).toBeVisible();
  const another = await aScene('another');
  for (const [name, buffer, verdict] of [
    ['smaller.jpg', await copies['as JPEG at 60']?.(delivered), '“smaller.jpg” looks like the delivered picture'],
    ['half.webp', await copies['at half its size']?.(delivered), '“half.webp” looks like the delivered picture'],
    ['framed.jpg', framed, '“framed.jpg” looks like the delivered picture'],
    ['another.webp', another, '“another.webp” isn’t what was delivered.'],
    ['text.txt', Buffer.from('no picture'), '“text.txt” isn’t what was delivered.'],
  ] as const) {
    await chosen.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: buffer ?? another });
    await expect(stranger.getByText(verdict)).toBeVisible();
  }
  await expectAccessible(stranger);
  await stranger.getByText('Show the commands').click();
  await expect(stranger.getByText('openssl pkeyutl -verify')).toBeVisible();
  await expectNoSidewaysScroll(stranger);
  for (const [language, valid] of [
    ['uk', 'Сертифікат дійсний'],
    ['ru', 'Сертификат действителен'],
  ] as const) {
    await speak(stranger, language);
    await stranger.reload();
    await expect(stranger.getByText(valid)).toBeVisible();
    await expectNoSidewaysScroll(stranger);
  }

  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByLabel('What’s wrong?').fill('This is not what I asked for');
  await report.getByRole('button', { name: 'Report problem' }).click();
  await talent.reload();
  await talent.getByRole('button', { name: /^Refund/ }).click();
  await talent.getByRole('dialog').getByRole('textbox').fill('I am sorry');
  await talent
    .getByRole('dialog')
    .getByRole('button', { name: /^Refund/ })
    .click();
  await expect(certificate.getByText('This certificate is no longer valid.')).toBeVisible();
  await speak(stranger, 'en');
  await stranger.reload();
  await expect(stranger.getByText('Not valid')).toBeVisible();
  await expect(stranger.getByText(/^Revoked on .*: the order was refunded\.$/)).toBeVisible();
  await look(stranger, 'light', 1280);
  await expectAccessible(stranger);
});

test('a code that was never given is asked for again', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  const answer = await page.goto('/verify/222222-222222-222222');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('There’s no certificate with this code.')).toBeVisible();
  await expectAccessible(page);
});
