import type { Browser, Page } from '@playwright/test';
import { aNewPerson, goOnAs, mailTo, pathIn } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Pays now and is declined whenever it is charged later. */
const failingCard = '4000 0000 0000 0341';
const goodCard = '4242 4242 4242 4242';

/** Moves the clock by so many days. Whoever is logged in comes back every two weeks, so that the session lasts. */
const advance = async (page: Page, days: number) => {
  for (let left = days; left > 0; left -= 14) {
    const moved = await page.request.post('/sandbox/clock', { data: { advance: `P${Math.min(left, 14)}D` } });
    expect(await moved.json()).toMatchObject({ settled: true });
    await page.reload();
    await expect(title(page)).not.toHaveText('Log in');
  }
};

const aTalent = async (browser: Browser) => {
  const talent = await aVisitor(browser);
  await goOnAs(talent, 'talent@stagedoor.example');
  return talent;
};

/** A plan that only this journey joins. Closed at the end, months later, in a new session: a talent has few plans. */
const aPlan = async (browser: Browser, price: number) => {
  const talent = await aTalent(browser);
  const name = aName('Gallery');
  const form = { language: 'en', name, shortAbout: `Rehearsals: ${name}`, about: `Every week: ${name}`, price };
  const { idSubscription } = await callAs<{ idSubscription: number }>(talent, '/save-plan', form);
  const setPrice = (next: number) => callAs(talent, '/save-plan', { ...form, idSubscription, price: next });
  const close = async () => callAs(await aTalent(browser), '/close-plan', { idSubscription });
  return { name, page: `/feed-subscription/${idSubscription}`, setPrice, close };
};

const join = async (page: Page, plan: string, sum: string, card: string) => {
  const { email } = await aNewPerson(page);
  await page.goto(plan);
  await button(page, `Join for ${sum}`).click();
  await payByCard(page, card);
  await expect(title(page)).toHaveText('Welcome, you’re a member');
  return email;
};

const stateOf = (page: Page) => page.getByRole('complementary');

const expectFine = async (page: Page) => {
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await look(page, 'light', 1280);
};

/** The totals of the paid months, as the page of orders shows them. */
const chargesOf = async (page: Page, name: string): Promise<string[]> => {
  await page.goto('/orders');
  const rows = page.getByRole('listitem').filter({ hasText: name });
  await expect(rows.first()).toBeVisible();
  return rows.allInnerTexts();
};

test('a declined renewal is retried on days 3 and 7, a new card on day 8 pays it, and no month is charged twice', async ({
  page,
  browser,
}) => {
  const plan = await aPlan(browser, 1000);
  await join(page, plan.page, '$10.00', failingCard);

  await advance(page, 32);
  await page.goto(plan.page);
  await expect(stateOf(page).getByText('Payment declined')).toBeVisible();
  await expect(stateOf(page).getByText('We couldn’t charge $10.00')).toBeVisible();
  await expectFine(page);
  await advance(page, 3);
  await advance(page, 3);
  await page.reload();
  await expect(stateOf(page).getByText('Payment declined')).toBeVisible();

  await button(page, 'Pay $10.00 now').click();
  await payByCard(page, goodCard);
  await expect(title(page)).toHaveText('Your membership goes on');
  await page.goto(plan.page);
  await expect(stateOf(page).getByText('Active')).toBeVisible();
  await expect(stateOf(page).getByText('Visa ending in 4242')).toBeVisible();
  expect(await chargesOf(page, plan.name)).toHaveLength(2);

  await advance(page, 31);
  expect(await chargesOf(page, plan.name)).toHaveLength(3);
  await plan.close();
});

test('a mailed link pays a declined renewal without log-in, also days after its page was opened and left', async ({
  page,
  browser,
}) => {
  const plan = await aPlan(browser, 1000);
  const email = await join(page, plan.page, '$10.00', failingCard);
  await advance(page, 32);
  const link = pathIn(await mailTo(page.request, email, 'We couldn’t charge $10.00'));

  const phone = await aVisitor(browser, { width: 375, theme: 'dark' });
  await phone.goto(link);
  await expect(title(phone)).toHaveText('Pay $10.00 to keep your membership');
  await expectNoSidewaysScroll(phone);
  await expectAccessible(phone);
  await button(phone, 'Continue to payment').click();
  await expect(phone.getByText('Pay $10.00')).toBeVisible();
  // The card is declined once more meanwhile.
  await advance(page, 4);
  await phone.goto(link);
  await button(phone, 'Continue to payment').click();
  await payByCard(phone, goodCard);
  await expect(title(phone)).toHaveText('Your membership goes on');
  await phone.goto(link);
  await expect(title(phone)).toHaveText('$10.00 is paid');

  await page.goto(plan.page);
  await expect(stateOf(page).getByText('Active')).toBeVisible();
  expect(await chargesOf(page, plan.name)).toHaveLength(2);
  await plan.close();
});

test('a member goes to the large plan at once, and back to the small one with the next payment', async ({
  page,
  browser,
}) => {
  const [small, large] = [await aPlan(browser, 1000), await aPlan(browser, 2500)];
  await join(page, small.page, '$10.00', goodCard);
  await page.goto(small.page);
  await button(page, `Change to “${large.name}”`).click();
  await inDialog(page, 'Change plan').click();
  await expect(title(page)).toHaveText('Your membership goes on');

  await page.goto(large.page);
  await expect(stateOf(page).getByText('Active')).toBeVisible();
  await button(page, `Change to “${small.name}”`).click();
  await inDialog(page, 'Change plan').click();
  await expect(stateOf(page).getByText(small.name)).toBeVisible();
  await expect(button(page, 'Keep this plan')).toBeVisible();
  await expectFine(page);

  await advance(page, 32);
  await page.goto(small.page);
  await expect(stateOf(page).getByText('Active')).toBeVisible();
  expect(await chargesOf(page, large.name)).toHaveLength(1);
  expect(await chargesOf(page, small.name)).toHaveLength(2);
  await small.close();
  await large.close();
});

test('a talent raises the price, and a member who reads of it leaves before it applies', async ({ page, browser }) => {
  const plan = await aPlan(browser, 1000);
  await join(page, plan.page, '$10.00', goodCard);
  await plan.setPrice(1500);

  await page.goto(plan.page);
  await expect(stateOf(page).getByText('The price changes from $10.00 to $15.00')).toBeVisible();
  await expectFine(page);
  await button(page, 'Stop membership').click();
  await inDialog(page, 'Stop membership').click();
  await expect(stateOf(page).getByText('Ending', { exact: true })).toBeVisible();

  await advance(page, 62);
  await page.goto('/settings/memberships');
  await expect(page.getByRole('listitem').filter({ hasText: plan.name })).toContainText('Ended');
  expect(await chargesOf(page, plan.name)).toHaveLength(1);
  await plan.close();
});
