import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aJpeg } from '../support/hostile-files.ts';
import { aNewPersonAtHome, mailTo, menuOf } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { anAutograph } from './support/studio.ts';

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

const fillIn = async (page: Page) => {
  await menuOf(page).click();
  await page.getByRole('link', { name: 'Join as talent' }).click();
  await expect(heading(page, 'Your own stage door')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start application' }).click();

  await goOn(page);
  await expect(page.getByText('Choose at least one category')).toBeVisible();
  const categories = page.getByRole('checkbox');
  await categories.nth(0).press('Space');
  await categories.nth(1).press('Space');
  await expect(categories.nth(2)).toBeDisabled(); // two at most
  await expectAccessible(page);
  await goOn(page);

  await page.getByLabel('Headline').fill('Jazz singer from Lviv');
  await page.getByLabel('About you').fill('Twenty years on small stages.');
  await expect(page.getByRole('checkbox', { name: 'English' })).toBeChecked();
  await goOn(page);

  await expect(page.getByRole('heading', { name: 'Verify that it’s you' })).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Add a profile or connect an account')).toBeVisible();
  await page.getByLabel('Profile link').fill('lesia');
  await page.getByRole('button', { name: 'Add profile' }).click();
  await expect(page.getByText('Enter the full link')).toBeVisible();
  await page.getByLabel('Profile link').fill('www.instagram.com/lesia-sings');
  await page.getByRole('button', { name: 'Add profile' }).click();
  await expect(page.getByText('Our team will check')).toBeVisible();
  await expectAccessible(page);
  await goOn(page);

  await page.getByRole('radio', { name: 'Donate a share' }).check();
  await page.getByLabel('Charity', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Percent of the price').fill('10');
  await goOn(page);
  await page.getByLabel('Your name in the link').fill('admin');
  await goOn(page);
  await expect(page.getByText('This name is taken or can’t be used.')).toBeVisible();
};

test('a fan becomes a talent: staff ask for more, the fan answers, staff approve', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const mark = randomUUID().slice(0, 8);
  const name = `Lesia Moroz ${mark}`;
  const { email } = await aNewPersonAtHome(page, name);
  await fillIn(page);
  await page.reload(); // the draft survives
  const nickname = `lesia-${mark}`;
  await page.getByLabel('Your name in the link').fill(nickname);
  await goOn(page);
  await expect(page.getByText('Jazz singer from Lviv')).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Agree to the Talent Agreement to submit')).toBeVisible();
  await page.getByLabel('I agree to the Talent Agreement').check();
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit application' }).dblclick();
  await expect(heading(page, 'Application in review')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  const staff = await aVisitor(browser);
  await logInAsStaff(staff, '/admin/applications');
  await expect(heading(staff, name)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: `Request more info from ${name}` }).click();
  await staff.getByLabel('What’s missing?').fill('Which stage did you sing on last?');
  await staff.getByRole('button', { name: 'Send request', exact: true }).click();
  await expect(heading(staff, name)).toHaveCount(0);

  await mailTo(page.request, email, 'A question about your application');
  await page.goto('/become-a-talent');
  await expect(page.getByText('Which stage did you sing on last?')).toBeVisible();
  await page.getByLabel('Your answer').fill('The Philharmonic in Lviv.');
  await page.getByLabel('I agree to the Talent Agreement').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(heading(page, 'Application in review')).toBeVisible();

  await staff.reload();
  const card = staff.getByRole('listitem').filter({ has: heading(staff, name) });
  await expect(card.getByText('The Philharmonic in Lviv.')).toBeVisible();
  await staff.getByRole('button', { name: `Approve ${name}` }).click();
  await staff.getByRole('button', { name: 'Approve application', exact: true }).click();
  await expect(staff.getByText('No account is verified yet.')).toBeVisible();
  await staff.getByLabel(/^I’ve seen stagedoor-/).check();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Approve application', exact: true }).click();
  await expect(heading(staff, name)).toHaveCount(0);
  await staff.context().close();

  await mailTo(page.request, email, 'Your application was approved');
  await page.goto('/become-a-talent');
  await expect(heading(page, 'You’re on stage')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View my page' }).click();
  await expect(page).toHaveURL(new RegExp(`/${nickname}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lesia Moroz');
  await expect(page.getByText('Jazz singer from Lviv').first()).toBeVisible();

  await expect(page.getByRole('link', { name: 'Add first product' })).toHaveAttribute('href', '/studio/products/new');
  await page.getByRole('link', { name: 'Edit my page' }).click();
  const steps = page.getByRole('region', { name: 'Get your page ready' });
  await expect(steps.getByRole('listitem')).toHaveText([
    'Add your photo',
    'Say what you do (done)',
    'Write about yourself (done)',
    'Add your first product',
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await anAutograph(page, `Signed card ${mark}`, 1_500);
  await page.reload();
  await expect(steps.getByRole('link')).toHaveText(['Add your photo']);
  await steps.getByRole('link', { name: 'Add your photo' }).click();
  const photo = page.getByRole('region', { name: 'Photo' });
  await expect(photo).toBeInViewport();
  await photo
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(800, 1000) });
  await page.getByRole('button', { name: 'Use this photo' }).click();
  await expect(photo.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await expect(steps).toBeVisible(); // nothing is saved yet
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(steps).toBeHidden();
});
