import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aNewPerson, mailTo, menuOf } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const fillIn = async (page: Page) => {
  await menuOf(page).click();
  await page.getByRole('link', { name: 'Become a talent' }).click();
  await expect(heading(page, 'Your own stage door')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin' }).click();

  await goOn(page);
  await expect(page.getByText('Choose at least one category')).toBeVisible();
  const categories = page.getByRole('checkbox');
  await categories.nth(0).press('Space');
  await categories.nth(1).press('Space');
  await expect(categories.nth(2)).toBeDisabled(); // two at most
  await expectAccessible(page);
  await goOn(page);

  await page.getByLabel('In one line').fill('Jazz singer from Lviv');
  await page.getByLabel('About you').fill('Twenty years on small stages.');
  await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await goOn(page);

  await expect(page.getByRole('heading', { name: 'Show us that you are you' })).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Add a profile or connect an account')).toBeVisible();
  await page.getByLabel('Address of a profile').fill('lesia');
  await page.getByRole('button', { name: 'Add the profile' }).click();
  await expect(page.getByText('Write the whole address')).toBeVisible();
  await page.getByLabel('Address of a profile').fill('www.instagram.com/lesia-sings');
  await page.getByRole('button', { name: 'Add the profile' }).click();
  await expect(page.getByText('Our staff will look')).toBeVisible();
  await expectAccessible(page);
  await goOn(page);

  await page.getByRole('radio', { name: 'I give a share' }).check();
  await page.getByLabel('Fund', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Percent of the price').fill('10');
  await goOn(page);
  await page.getByLabel('Your name in the link').fill('admin');
  await goOn(page);
  await expect(page.getByText('This name is taken or cannot be used.')).toBeVisible();
};

test('a fan becomes a talent: staff ask for more, the fan answers, staff approve', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const mark = randomUUID().slice(0, 8);
  const name = `Lesia Moroz ${mark}`;
  const { email } = await aNewPerson(page, name);
  await fillIn(page);
  await page.reload(); // what was written is kept
  const nickname = `lesia-${mark}`;
  await page.getByLabel('Your name in the link').fill(nickname);
  await goOn(page);
  await expect(page.getByText('Jazz singer from Lviv')).toBeVisible();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(page.getByText('To hand in, accept the offer')).toBeVisible();
  await page.getByLabel('I accept the offer').check();
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Hand in' }).dblclick();
  await expect(heading(page, 'We are looking at it')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const staff = await aVisitor(browser);
  await logInAsStaff(staff, '/admin/applications');
  await expect(heading(staff, name)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: `Ask ${name} for more` }).click();
  await staff.getByLabel('What is missing?').fill('Which stage did you sing on last?');
  await staff.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(heading(staff, name)).toHaveCount(0);

  await mailTo(page.request, email, 'One more question about your application');
  await page.goto('/become-a-talent');
  await expect(page.getByText('Which stage did you sing on last?')).toBeVisible();
  await page.getByLabel('Your answer').fill('The Philharmonic in Lviv.');
  await page.getByLabel('I accept the offer').check();
  await page.getByRole('button', { name: 'Hand in' }).click();
  await expect(heading(page, 'We are looking at it')).toBeVisible();

  await staff.reload();
  const card = staff.getByRole('listitem').filter({ has: heading(staff, name) });
  await expect(card.getByText('The Philharmonic in Lviv.')).toBeVisible();
  await staff.getByRole('button', { name: `Approve ${name}` }).click();
  await staff.getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expect(staff.getByText('No account is proven yet.')).toBeVisible();
  await staff.getByLabel(/^I have seen stagedoor-/).check();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expect(heading(staff, name)).toHaveCount(0);
  await staff.context().close();

  await mailTo(page.request, email, 'Welcome on stage');
  await page.goto('/become-a-talent');
  await expect(heading(page, 'You are on stage')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See my page' }).click();
  await expect(page).toHaveURL(new RegExp(`/${nickname}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lesia Moroz');
  await expect(page.getByText('Jazz singer from Lviv').first()).toBeVisible();
});
