import type { Page } from '@playwright/test';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import type { StoredTalentPage } from '@stagedoor/contract/schemas/talent-page';
import { aJpeg } from '../support/hostile-files.ts';
import { aNewPerson } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aName, anEvent, callAs, enterStudio, inDays } from './support/studio.ts';

// All of them edit the same talent's page, so one after the other.
test.describe.configure({ mode: 'default' });

const previewOf = (page: Page) => page.getByRole('region', { name: 'Preview' });
const save = (page: Page) => page.getByRole('button', { name: 'Save page' }).click();
const languageTab = (page: Page, name: string) => page.getByRole('radio', { name });

/** The page of the demo talent, as it was before. */
const openOwnPage = async (page: Page) => {
  await enterStudio(page);
  const before = await callAs<StoredTalentPage>(page, '/get-own-page');
  await page.getByRole('link', { name: 'My page', exact: true }).click();
  await expect(page.getByLabel('About you')).toHaveValue(before.about.en);
  return { before, putBack: () => callAs(page, '/save-own-page', before) };
};

test('talent edit their public page beside a live preview, and visitors see what was saved', async ({
  page,
  browser,
}) => {
  const { before, putBack } = await openOwnPage(page);
  const preview = previewOf(page);
  const headline = aName('Night singer');
  await page.getByLabel('What you do').fill(headline);
  await page.getByLabel('City').fill('Halych');
  await expect(preview.getByText(`${headline}, Halych`)).toBeVisible();
  await expectAccessible(page);

  await languageTab(page, 'Українська').check({ force: true });
  await expect(preview.getByText(before.about.uk)).toBeVisible();
  await expect(preview.getByText('Крамниця').first()).toBeVisible();
  await page.getByLabel('City').fill('Галич');
  await expect(preview.getByText(`${before.headline.uk}, Галич`)).toBeVisible();
  await languageTab(page, 'Русский').check({ force: true });
  await page.getByLabel('City').fill('');
  await languageTab(page, 'English').check({ force: true });

  const cover = page.getByRole('region', { name: 'Cover' });
  await cover
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(1600, 400) });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect.poll(() => cover.getByRole('img').getAttribute('src')).not.toContain(before.idCover ?? 'none');
  const chosen = await cover.getByRole('img').getAttribute('src');
  await expect(preview.locator(`img[src^="${chosen?.replace(/\/\d+\.webp$/, '')}"]`)).toBeVisible();

  await page.getByLabel('Instagram').fill('https://evil.example/orysia');
  await page.getByLabel('Telegram').fill('@orysia');
  await expect(preview.getByText('Telegram', { exact: true })).toBeVisible();
  await save(page);
  await expect(page.getByText('Enter the city in every language, or in none')).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await page.getByLabel('City').fill('Галич');
  await save(page);
  await expect(page.getByText('This link leads to another site')).toBeVisible();
  await expect(page.getByLabel('Instagram')).toBeFocused();
  await expectAccessible(page);

  const { userDTO: shown } = await callAs<ProfileData>(page, '/get-user-profile-data/orysia/en');
  expect(shown).toMatchObject({ headline: before.headline.en, links: [] });
  await page.reload();
  await expect(page.getByText('You have unsaved changes.')).toBeVisible();
  await expect(page.getByLabel('What you do')).toHaveValue(headline);
  await page.getByLabel('Instagram').fill('');
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Telegram')).toHaveValue('https://t.me/orysia');

  const visitor = await aVisitor(browser);
  // Visitors within the same second share one page.
  await expect(async () => {
    await visitor.goto('/orysia');
    await expect(visitor.getByText(`${headline}, Halych`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(visitor.locator(`img[src^="${chosen?.replace(/\/\d+\.webp$/, '')}"]`)).toBeVisible();
  const link = visitor.getByRole('link', { name: 'Telegram' });
  await expect(link).toHaveAttribute('href', 'https://t.me/orysia');
  await expect(link).toHaveAttribute('rel', 'me nofollow noopener');
  await expectAccessible(visitor);
  await visitor.goto('/explore?find=Halych');
  await expect(
    visitor
      .getByRole('main')
      .getByRole('link', { name: /Orysia Tymkiv/ })
      .first(),
  ).toBeVisible();
  await putBack();
});

test('on a phone talent switch between the form and the preview', async ({ page }) => {
  const { putBack } = await openOwnPage(page);
  await look(page, 'dark', 375);
  await expect(previewOf(page)).toBeHidden();
  const about = page.getByLabel('About you');
  await about.fill('');
  await save(page);
  await expect(page.getByText('Fill this in, 1,000 characters at most')).toBeVisible();
  await expect(about).toBeFocused();
  const text = aName('I sing at night');
  await about.fill(text);
  await page.getByRole('heading', { level: 1 }).focus(); // no field is half under the header
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Show preview' }).last().click();
  await expect(previewOf(page).getByText(text)).toBeVisible();
  await expect(about).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Back to editing' }).click();
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Show preview' }).last().click();
  await page.getByRole('link', { name: 'View my page' }).click();
  await expect(page.getByRole('link', { name: 'Edit my page' })).toHaveAttribute('href', '/studio/page');
  await expect(page.getByText(text)).toBeVisible();
  await putBack();
});

test('talent change the order of their products where they edit their page', async ({ page }) => {
  await openOwnPage(page);
  const order = page.getByRole('region', { name: 'Order of your products' });
  const names = () => order.getByRole('listitem').allInnerTexts();
  const [first = '', second = ''] = await names();
  await order.getByRole('button', { name: `Move ${second} up` }).click();
  await expect.poll(async () => (await names())[0]).toBe(second);
  await order.getByRole('button', { name: `Move ${first} up` }).click();
  await expect.poll(async () => (await names())[0]).toBe(first);
});

test('a date on which the talent will be away is not sold, and says so kindly', async ({ page, browser }) => {
  await enterStudio(page);
  const idProduct = await anEvent(page, aName('Winter night'), { startsAt: inDays(345).toISOString() });
  await page.goto('/studio/page');
  const availability = page.getByRole('region', { name: 'Availability' });
  const save = availability.getByRole('button', { name: 'Save' });
  const dayIn = (count: number) => inDays(count).toISOString().slice(0, 10);
  await availability.getByText('Away until…').click();
  await availability.getByLabel('Away from').fill(dayIn(350));
  await availability.getByLabel('Back on').fill(dayIn(340));
  await save.click();
  await expect(availability.getByText('Choose a day before you’re back')).toBeVisible();
  await availability.getByLabel('Away from').fill(dayIn(340));
  await availability.getByLabel('Back on').fill(dayIn(350));
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/studio/products');
  await expect(page.getByText('Not on sale while you’re away')).toBeVisible();

  const visitor = await aVisitor(browser, { width: 375 });
  await visitor.goto(`/product?id=${idProduct}`);
  await expect(visitor.getByText(/is away on this date, so tickets aren’t on sale/)).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  await callAs(page, '/set-availability', { backOn: null, timeZone: 'UTC' });
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: /^(Pay|Buy)/ }).first()).toBeVisible();
  await callAs(page, '/delete-product/', { idProduct });
});

test('a fan asks to hear when a talent who is away is back', async ({ page }) => {
  await page.goto('/oleh-clouds');
  const ask = page.getByRole('button', { name: 'Notify me when back' });
  await ask.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Log in' })).toBeVisible();
  await aNewPerson(page);
  await page.goto('/oleh-clouds');
  await ask.click();
  await expect(page.getByRole('button', { name: 'We’ll let you know' })).toBeVisible();
  await expectAccessible(page);
});
