import type { Browser, Page } from '@playwright/test';
import { aNewPerson, goOnAs } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** As it looks on a phone in the dark and on a large screen in the light. */
const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
  await expectAccessible(page);
  await look(page, 'light', 1280);
  await expectAccessible(page);
};

const makePlan = async (talent: Page, name: string, price: string) => {
  await button(talent, 'New plan').click();
  await talent.getByLabel('Name', { exact: true }).fill(name);
  await talent.getByLabel('Short description').fill('Rehearsals and drafts');
  await talent.getByLabel('Full description').fill(`Something new every week: ${name}`);
  await talent.getByLabel('Price per month in US dollars').fill(price);
  await expect(talent.getByText('You earn')).toBeVisible();
  await button(talent, 'Publish plan').dblclick();
  await expect(title(talent)).toHaveText('Plans');
  await expect(talent.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
};

/** A talent with two plans that no other journey joins. A talent has few plans, so they are closed at the end. */
const aTalentWithPlans = async (browser: Browser) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/plans');
  await expect(title(talent)).toHaveText('Plans');
  const [small, large] = [aName('Stalls'), aName('Box')];
  await makePlan(talent, small, '10');
  await makePlan(talent, large, '25.50');
  await expectFine(talent);
  const { idUser } = await callAs<{ idUser: number }>(talent, '/get-user-by-id/orysia?language=en');
  const close = async (name: string) => {
    await button(talent, `Close plan: ${name}`).click();
    await inDialog(talent, 'Close plan').click();
    await expect(talent.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  };
  return { talent, small, large, plans: `/product-subscriptions?user=${idUser}`, close };
};

test('a talent makes two plans; a fan joins the small one, changes to the large one, stops and takes it back', async ({
  page,
  browser,
}) => {
  const { talent, small, large, plans, close } = await aTalentWithPlans(browser);

  await aNewPerson(page);
  await page.goto(plans);
  await expect(title(page)).toHaveText('Memberships');
  await expect(page.getByRole('heading', { name: 'Follow' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: large })).toContainText('$25.50');
  await expectFine(page);
  await page.getByRole('link', { name: `View plan: ${small}` }).click();

  await expect(title(page)).toHaveText(small);
  await expect(button(page, 'Join for $10.00')).toBeVisible();
  await expectFine(page);
  await button(page, 'Join for $10.00').click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(title(page)).toHaveText('Welcome, you’re a member');
  await page.getByRole('link', { name: 'View membership' }).click();

  const state = page.getByRole('complementary');
  await expect(state.getByText('Active')).toBeVisible();
  await expect(state.getByText('Visa ending in 4242')).toBeVisible();
  await expect(button(page, 'Undo and get refund')).toBeVisible();
  await expectFine(page);

  await button(page, `Change to “${large}”`).click();
  await expect(page.getByRole('dialog')).toContainText('$25.50 minus $');
  await inDialog(page, 'Change plan').click();
  await expect(title(page)).toHaveText('Your membership goes on');
  await page.getByRole('link', { name: 'View membership' }).click();
  await expect(title(page)).toHaveText(large);
  await expect(state.getByText('Active')).toBeVisible();

  await button(page, 'Stop membership').click();
  await inDialog(page, 'Stop membership').click();
  await expect(state.getByText('Ending', { exact: true })).toBeVisible();
  await expect(state.getByText('we won’t charge you any more')).toBeVisible();
  await button(page, 'Keep membership').click();
  await expect(state.getByText('Active')).toBeVisible();

  await page.goto('/settings/memberships');
  await expect(page.getByRole('listitem').filter({ hasText: large })).toContainText('$25.50');
  await expectFine(page);

  await talent.reload();
  await expect(talent.getByRole('listitem').filter({ hasText: large })).toContainText('1 member');
  await close(large);
  await close(small);
  // Memberships of a closed plan end a batch at a time.
  await expect(async () => {
    await page.reload();
    const ended = page.getByRole('listitem').filter({ hasText: large });
    await expect(ended).toContainText('The plan was closed', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
});

test('plans read in Ukrainian and Russian, on a phone too', async ({ page, request }) => {
  const languages = [
    ['uk', 'Підписки', 'Стежити'],
    ['ru', 'Подписки', 'Читать'],
  ] as const;
  const found = await request.get('/api/get-user-by-id/orysia?language=en');
  const { idUser } = (await found.json()) as { idUser: number };
  for (const [language, heading, follow] of languages) {
    await speak(page, language);
    await page.goto(`/product-subscriptions?user=${idUser}`);
    await expect(button(page, follow)).toBeVisible();
    await expect(title(page)).toHaveText(heading);
    await expectFine(page);
  }
  await aNewPerson(page);
  for (const [language, heading] of languages) {
    await speak(page, language);
    await page.goto('/settings/memberships');
    await expect(title(page)).toHaveText(heading);
    await expectFine(page);
  }
});

test('an unknown talent and an unknown plan have the page for what is missing', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  for (const path of [
    '/product-subscriptions',
    '/product-subscriptions?user=999999',
    '/feed-subscription/999999',
    '/post-subscriptions/999999',
  ]) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
