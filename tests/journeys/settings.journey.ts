import {
  aNewPerson,
  aNewPersonAtHome,
  anEmail,
  expectLoggedIn,
  goOnAs,
  logInByCode,
  mailTo,
  menuOf,
  pathIn,
} from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { callAs } from './support/studio.ts';

test('a fan edits the account, which has no page and no nickname', async ({ page }) => {
  await aNewPersonAtHome(page);
  await menuOf(page).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectAccessible(page);
  await page.getByRole('link', { name: /Account/ }).click();
  await expect(page.getByLabel('Nickname')).toHaveCount(0);
  await page.getByLabel('About you').fill('Front row, every time.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('About you')).toHaveValue('Front row, every time.');
  await page.goto('/settings/privacy');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide my profile' })).toHaveCount(0);
});

test('a refused nickname says why, and a talent hides the page and shows it again', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const staff = await aVisitor(browser);
  await logInAsStaff(staff);
  // One of the demo's talents whom no other journey needs.
  const { email } = await callAs<{ email: string }>(staff, '/get-person/1007');
  await staff.context().close();
  await logInByCode(page, email);
  await expectLoggedIn(page);
  await page.goto('/settings/account');
  const own = await page.getByLabel('Nickname').inputValue();
  await page.getByLabel('Nickname').fill('orysia');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This nickname is taken.')).toBeVisible();
  await page.getByLabel('Nickname').fill('settings');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Some words are reserved')).toBeVisible();
  await page.getByLabel('Nickname').fill(own);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto('/settings/privacy');
  let hidden = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hide-user')) hidden += 1;
  });
  await page.getByRole('button', { name: 'Hide my profile' }).dblclick();
  await expect(page.getByText('Your profile is hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Show my profile' }).click();
  await expect(page.getByText('Your profile is visible')).toBeVisible();
  expect(hidden).toBe(1);
});

test('a phone number is confirmed by SMS', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  await aNewPerson(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Add number' }).click();
  await page.getByLabel('Phone number').fill('12');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText('Enter a valid phone number')).toBeVisible();
  const phone = `+38050${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByLabel('Verification code')).toBeVisible();
  const sms = async () => (await (await page.request.get('/sandbox/sms', { params: { to: phone } })).json())[0]?.body;
  await expect.poll(sms).toBeTruthy();
  await page.getByLabel('Verification code').fill(/\d{6}/.exec(await sms())?.[0] ?? '');
  await page.getByRole('button', { name: 'Confirm number' }).click();
  await expect(page.getByRole('button', { name: 'Change number' })).toBeVisible();
  await expect(page.getByText(`+••••••••••${phone.slice(-2)}`)).toBeVisible();
});

test('a person is blocked on their profile and unblocked in the settings', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/orysia');
  await page.getByRole('button', { name: 'Block' }).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Block Orysia Tymkiv?' });
  await dialog.getByLabel('A week').check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText('Orysia Tymkiv is blocked')).toBeVisible();
  await page.goto('/settings/privacy');
  await expect(page.getByText('Orysia Tymkiv')).toBeVisible();
  await page.getByRole('button', { name: 'Unblock Orysia Tymkiv' }).click();
  await expect(page.getByText('You haven’t blocked anyone.')).toBeVisible();
});

test('a visitor who would block a person is asked to log in, and is back on that profile', async ({ page }) => {
  await page.goto('/orysia');
  await page.getByRole('button', { name: 'Block' }).click();
  const question = page.getByRole('dialog', { name: 'Log in to continue' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Block' })).toBeFocused();

  await page.getByRole('button', { name: 'Block' }).click();
  await question.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('fan@stagedoor.example');
  await page.getByRole('button', { name: 'Use password' }).click();
  await page.getByLabel('Password', { exact: true }).fill('stagedoor-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orysia Tymkiv');
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('dialog', { name: 'Block Orysia Tymkiv?' })).toBeVisible();
  await page.goBack(); // the log-in is not in the history: there is nothing before the profile
  await expect(page).not.toHaveURL(/login/);
});

test('an address at work is confirmed through the newest mailed link, and removed again', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  const work = anEmail('work');
  await aNewPerson(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Add work email' }).click();
  await page.getByRole('textbox', { name: 'Work email' }).fill('nowhere');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByRole('textbox', { name: 'Work email' }).fill(work);
  await page.getByRole('button', { name: 'Email me a link' }).dblclick();
  await expect(page.getByText(`We sent a link to ${work}.`)).toBeVisible();
  const first = await mailTo(page.request, work, 'Confirm your work email');
  await page.reload();
  await page.getByRole('button', { name: 'Resend link' }).click();
  const second = await mailTo(page.request, work, 'Confirm your work email', [first]);
  await page.goto(pathIn(first));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
  await page.goto(pathIn(second));
  await page.getByRole('button', { name: 'Confirm email' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmed');
  await page.goto('/settings/account');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove work email' }).click();
  await expect(page.getByText('No work email')).toBeVisible();
});

test('support says where to write, how fast it answers and what to tell', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/settings/support');
  await expect(page.getByText('answer within 48 hours')).toBeVisible();
  await page.getByRole('link', { name: 'Open chat' }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await page.goto('/settings/support');
  await page.getByRole('link', { name: 'Write an email' }).click();
  await expect(page.getByLabel('What is it about?')).toHaveValue('ACCOUNT');
  await expect(page.getByLabel('Your email')).toHaveValue(/@stagedoor\.example$/);
});

test('switches and the data archive work and stay', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/settings/notifications');
  const news = page.getByRole('switch', { name: 'Emails you can turn off' });
  const before = await news.isChecked();
  await news.click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked({ checked: !before });

  await page.goto('/settings/data');
  await page.getByLabel('3 months').check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Create archive' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download archive' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
});

test('the language of the account follows the choice in the settings', async ({ page }) => {
  await goOnAs(page, 'talent@stagedoor.example');
  await page.goto('/settings/display');
  await page.getByLabel('Українська').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Мова й валюта');
  await page.getByLabel('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language and currency');
});
