import { anEmail, expectLoggedIn, finishRegistration, logInByCode } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('a new person comes in with a mailed code and finishes the registration', async ({ page }) => {
  await logInByCode(page, anEmail('new'));
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectAccessible(page);

  // Other pages redirect here until registration is complete, and the input is kept.
  await page.getByLabel('Full name').fill('Lesia Moroz');
  await page.getByLabel('About you').fill('I collect autographs.');
  await page.getByLabel('Ukrainian').check({ force: true });
  await page.goto('/explore');
  await expect(page).toHaveURL(/\/register\?next=%2Fexplore/);
  await expect(page.getByLabel('Full name')).toHaveValue('Lesia Moroz');
  await expect(page.getByLabel('About you')).toHaveValue('I collect autographs.');
  await expect(page.getByLabel('Ukrainian')).toBeChecked();

  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Agree to the Terms to create an account')).toBeVisible();
  await expect(page.getByText('You must be 18 or older to use Stagedoor')).toBeVisible();

  await finishRegistration(page, 'Lesia Moroz');
  await expect(page).toHaveURL(/\/explore/);
  await expectLoggedIn(page);
});

test('a photo is cut with the keyboard, sent and kept', async ({ page, request }) => {
  await logInByCode(page, anEmail('photo'));
  const { imageLink } = await (await request.get('/api/get-user-by-id/1001')).json();
  const picture = await (await request.get(`${imageLink}/640.webp`)).body();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.webp', mimeType: 'image/webp', buffer: picture });
  const dialog = page.getByRole('dialog', { name: 'Crop photo' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Zoom').focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('application').focus();
  await page.keyboard.press('ArrowLeft');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await finishRegistration(page, 'Lesia Moroz');
  await page.goto('/settings/account');
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
});

test('a file that is no picture is refused before it is sent', async ({ page }) => {
  await logInByCode(page, anEmail('nophoto'));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') });
  await expect(page.getByText('We can’t read this file as an image')).toBeVisible();
});
