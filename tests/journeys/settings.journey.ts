import { aNewPerson, anEmail, expectLoggedIn, logInByPassword, mailTo, menuOf, pathIn } from './support/accounts.ts';
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
  await expect(page.getByText(`+••••••••••${phone.slice(-2)}`)).toBeVisible();
});

test('somebody is blocked on their profile and unblocked in the settings', async ({ page }) => {
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
  await expect(page.getByText('You block nobody.')).toBeVisible();
});

test('a visitor who would block somebody is asked to log in, and is back on that profile', async ({ page }) => {
  await page.goto('/orysia');
  await page.getByRole('button', { name: 'Block' }).click();
  const question = page.getByRole('dialog', { name: 'Log in to go on' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Block' })).toBeFocused();

  await page.getByRole('button', { name: 'Block' }).click();
  await question.getByRole('button', { name: 'Log in' }).click();
  await page.getByLabel('E-mail').fill('fan@stagedoor.example');
  await page.getByRole('button', { name: 'Use my password' }).click();
  await page.getByLabel('Password', { exact: true }).fill('stagedoor-demo');
  await page.getByRole('button', { name: 'Log in', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orysia Tymkiv');
  await page.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('dialog', { name: 'Block Orysia Tymkiv?' })).toBeVisible();
  await page.goBack(); // the login has left no trace: behind the profile there is nothing
  await expect(page).not.toHaveURL(/login/);
});

test('an address at work is confirmed through the newest mailed link, and removed again', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '404' });
  const work = anEmail('work');
  await aNewPerson(page);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Add an address at work' }).click();
  await page.getByLabel('Address at work').fill('nowhere');
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await expect(page.getByText('This address is not complete')).toBeVisible();
  await page.getByLabel('Address at work').fill(work);
  await page.getByRole('button', { name: 'Mail me the link' }).dblclick();
  await expect(page.getByText(`We sent a link to ${work}.`)).toBeVisible();
  const first = await mailTo(page.request, work, 'Confirm your address at work');
  await page.reload();
  await page.getByRole('button', { name: 'Mail the link again' }).click();
  const second = await mailTo(page.request, work, 'Confirm your address at work', [first]);
  await page.goto(pathIn(first));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is used up');
  await page.goto(pathIn(second));
  await page.getByRole('button', { name: 'Confirm the address' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The address is confirmed');
  await page.goto('/settings/account');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the address at work' }).click();
  await expect(page.getByText('No address at work')).toBeVisible();
});

test('support says where to write, how fast it answers and what to tell', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/settings/support');
  await expect(page.getByText('answer within 48 hours')).toBeVisible();
  const mail = await page.getByRole('link', { name: 'Write a mail' }).getAttribute('href');
  expect(mail).toMatch(/^mailto:support@stagedoor\.example\?subject=.+My%20number%20at%20Stagedoor/);
});

test('switches, hiding and the data archive work and stay', async ({ page }) => {
  await aNewPerson(page);
  await page.goto('/settings/notifications');
  const news = page.getByRole('switch', { name: 'Emails you can turn off' });
  const before = await news.isChecked();
  await news.click();
  await expect(page.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(news).toBeChecked({ checked: !before });

  await page.goto('/settings/privacy');
  let hidden = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hide-user')) hidden += 1;
  });
  await page.getByRole('button', { name: 'Hide me' }).dblclick();
  await expect(page.getByText('You are hidden')).toBeVisible();
  await page.getByRole('button', { name: 'Show me again' }).click();
  await expect(page.getByText('You can be found')).toBeVisible();
  expect(hidden).toBe(1);

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
