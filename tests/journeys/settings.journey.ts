import { aNewPerson, expectLoggedIn, logInByPassword, menuOf } from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('a profile is edited, and a refused nickname says why', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  await aNewPerson(page);
  await menuOf(page).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Account/ }).click();
  await page.getByLabel('Nickname').fill('orysia');
  await page.getByLabel('About you').fill('Front row, every time.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This nickname is taken.')).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('Front row, every time.');
  await page.getByLabel('Nickname').fill('settings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('some words are reserved')).toBeVisible();
  await page.getByLabel('Nickname').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('About you')).toHaveValue('Front row, every time.');
});

test('a phone number is confirmed by SMS', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  await aNewPerson(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('This phone number is not valid.')).toBeVisible();
  const phone = `+38050${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code from the SMS')).toBeVisible();
  const sms = async () => (await (await page.request.get('/sandbox/sms', { params: { to: phone } })).json())[0]?.body;
  await expect.poll(sms).toBeTruthy();
  await page.getByLabel('Code from the SMS').fill(/\d{6}/.exec(await sms())?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(page.getByRole('button', { name: 'Change the number' })).toBeVisible();
  await expect(page.getByText(phone.slice(-2))).toBeVisible();
});

test('somebody is blocked on their profile and unblocked in the settings', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/orysia');
  await page.getByRole('button', { name: 'Block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Orysia Tymkiv?' });
  await dialog.getByLabel('A week').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Orysia Tymkiv is blocked')).toBeVisible();
  await page.goto('/settings/privacy');
  await expect(page.getByText('Orysia Tymkiv')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock Orysia Tymkiv' }).click();
  await expect(page.getByText('You block nobody.')).toBeVisible();
});

test('switches, hiding and the data archive work and stay', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/settings/notifications');
  const news = page.getByRole('switch', { name: 'News from Stagedoor' });
  const before = await news.isChecked();
  await news.click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked({ checked: !before });

  await page.goto('/settings/privacy');
  await page.getByRole('button', { name: 'Hide me' }).click();
  await expect(page.getByText('You are hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Show me again' }).click();
  await expect(page.getByText('You can be found')).toBeVisible();

  await page.goto('/settings/data');
  await page.getByLabel('3 months').check();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Make the archive' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the archive' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('the language of the account follows the choice in the settings', async ({ page }) => {
  await logInByPassword(page, 'talent@stagedoor.example', 'stagedoor-demo');
  await expectLoggedIn(page);
  await page.goto('/settings/display');
  await page.getByLabel('Українська').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мова й валюта');
  await page.getByLabel('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language and currency');
});
