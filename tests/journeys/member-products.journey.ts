import type { Page } from '@playwright/test';
import { aNewPerson, goOnAs } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { aName, anAutograph, anEvent, callAs } from './support/studio.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** As it looks on a phone in the dark and on a large screen in the light. */
const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await page.locator('html').evaluate((html) => html.scrollTo(0, 0));
  await expectAccessible(page);
  await look(page, 'light', 1280);
  await expectAccessible(page);
};

const aPlan = async (talent: Page, name: string) =>
  (
    await callAs<{ idSubscription: number }>(talent, '/save-plan', {
      language: 'en',
      name,
      shortAbout: 'Rehearsals and drafts',
      about: `Something new every week: ${name}`,
      price: 1000,
    })
  ).idSubscription;

test('a plan’s member product is closed to others and opens after joining', async ({ page, browser }) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/products');
  const [plan, product, event] = [aName('Parterre'), aName('Sketch'), aName('Rehearsal')];
  const idSubscription = await aPlan(talent, plan);
  const idProduct = await anAutograph(talent, product, 1500);
  const access = { availableToAllPaid: false, validSubscriptions: [idSubscription] };
  const idEvent = await anEvent(talent, event, { subscriptionAccess: access });

  await talent.goto(`/studio/products/${idProduct}`);
  await talent.getByRole('radio', { name: 'Members of chosen plans' }).check();
  await button(talent, 'Save changes').click();
  await expect(talent.getByText('Choose at least one plan')).toBeVisible();
  await talent.getByRole('checkbox', { name: plan }).check();
  await expectFine(talent);
  await button(talent, 'Save changes').click();
  await expect(title(talent)).toHaveText('Products');
  await expect(row(talent, product).getByText('For members')).toBeVisible();

  // A visitor sees name and price, and which plan opens it.
  await page.goto(`/product?id=${idProduct}`);
  await expect(title(page)).toHaveText(product);
  const aside = page.getByRole('complementary');
  await expect(aside.getByText('$15.00')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await expect(page.getByRole('link', { name: `View plan: ${plan}` })).toBeVisible();
  await expectFine(page);
  await page.goto('/orysia?tab=store');
  const members = page.getByRole('region', { name: 'For members' });
  await expect(members.getByRole('link', { name: product })).toBeVisible();
  await expect(members).toContainText(`With plan: ${plan}`);
  await expect(page.getByRole('region', { name: 'Memberships' })).toContainText(plan);
  await page.getByRole('link', { name: 'Events for members' }).click();
  await expect(page.getByRole('link', { name: event })).toBeVisible();
  await expectFine(page);

  await aNewPerson(page);
  await page.goto(`/product?id=${idProduct}`);
  await page.getByRole('link', { name: `View plan: ${plan}` }).click();
  await expect(title(page)).toHaveText(plan);
  await expect(page.getByText('Member products')).toBeVisible();
  await button(page, 'Join for $10.00').click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(title(page)).toHaveText('Welcome, you’re a member');

  await page.goto(`/product?id=${idProduct}`);
  await page.getByLabel('Recipient’s name').fill('Olena');
  // By the card that was saved when joining.
  await button(page, 'Buy for $15.00').first().click();
  await expect(title(page)).toHaveText('Autograph ordered');

  // Without the plan nobody can buy it, and the talent is told.
  await callAs(talent, '/close-plan', { idSubscription });
  await talent.reload();
  await expect(row(talent, product).getByText('No plan includes it')).toBeVisible();
  await page.goto(`/product?id=${idProduct}`);
  await expect(aside.getByText(/isn’t selling this right now/)).toBeVisible();
  for (const id of [idProduct, idEvent]) await callAs(talent, '/delete-product', { idProduct: id });
});

for (const [language, forMembers, plans] of [
  ['uk', 'За підпискою', 'Підписки'],
  ['ru', 'По подписке', 'Подписки'],
] as const)
  test(`what is for members reads in ${language}`, async ({ page, browser }) => {
    const talent = await aVisitor(browser);
    await goOnAs(talent, 'talent@stagedoor.example');
    const name = aName('Малюнок');
    const idSubscription = await aPlan(talent, aName('Партер'));
    const idProduct = await anAutograph(talent, name, 1500);
    const words = { language: 'en', name, shortAbout: 'Signed', about: `Signed by hand once more: ${name}` };
    await callAs(talent, '/save-product/', {
      ...words,
      idProduct,
      productType: 'AUTOGRAPH',
      standardRate: 1500,
      subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] },
    });
    await speak(page, language);
    await page.goto('/orysia?tab=store');
    await expect(page.getByRole('region', { name: forMembers })).toContainText(name);
    await expect(page.getByRole('region', { name: plans })).toBeVisible();
    await expectFine(page);
    await page.goto(`/product?id=${idProduct}`);
    await expect(title(page)).toHaveText(name);
    await expectFine(page);
    await talent.goto(`/studio/products/${idProduct}`);
    await callAs(talent, '/close-plan', { idSubscription });
    await callAs(talent, '/delete-product', { idProduct });
  });

test('the app’s link joins a plan in a browser where nobody is logged in, once', async ({ page, browser }) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  await talent.goto('/studio/plans');
  const plan = aName('Gallery');
  const idSubscription = await aPlan(talent, plan);
  await aNewPerson(page);
  const { link } = await callAs<{ link: string }>(page, '/create-subscription-link', { idSubscription });

  const visitor = await aVisitor(browser);
  await visitor.goto(link);
  expect((await visitor.goto(link))?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(title(visitor)).toHaveText(`Join “${plan}”`);
  await expectFine(visitor);
  await button(visitor, 'Join for $10.00').click();
  await payByCard(visitor, '4242 4242 4242 4242');
  await expect(title(visitor)).toHaveText('Welcome, you’re a member');
  await visitor.goto(link);
  await expect(title(visitor)).toHaveText('This link has expired');

  await page.goto('/settings/memberships');
  await expect(row(page, plan)).toContainText('$10.00');
  await callAs(talent, '/close-plan', { idSubscription });
});
