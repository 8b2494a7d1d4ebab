import {
  aNewPerson,
  anEmail,
  codeIn,
  expectLoggedIn,
  logInByPassword,
  logOut,
  mailTo,
  menuOf,
  pretendUnverified,
} from './support/accounts.ts';
import { expect, expectAccessible, test } from './support/page.ts';

test('a fan logs in with the password, is recognised after a reload, and logs out', async ({ page }) => {
  await page.goto('/login');
  await expectAccessible(page);
  await logInByPassword(page, 'fan@stagedoor.example', 'stagedoor-demo');
  await expectLoggedIn(page);
  await page.reload();
  await menuOf(page).click();
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeHidden();
  await page.keyboard.press('Escape');
  await logOut(page);
  expect(await page.evaluate(() => localStorage.getItem('aToken'))).toBe('anonymous');
});

test('a wrong password says what to do and loses nothing that was typed', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  await logInByPassword(page, 'fan@stagedoor.example', 'not the password');
  await expect(page.getByText('Wrong email or password. Try again.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('fan@stagedoor.example');
});

test('a wrong code can be typed again, and the login leads to the requested page', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  const email = anEmail('code');
  await page.goto('/settings/security');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  const code = codeIn(await mailTo(page.request, email, 'is your Stagedoor code'));
  await page.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
  await expect(page.getByText('That code isn’t right')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Verification code').fill(code);
  await expect(page).toHaveURL(/\/register\?next=%2Fsettings%2Fsecurity/);
});

test('a device that knows the person asks for the PIN alone', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  test.info().annotations.push({ type: 'complains', description: '409' });
  const { email, name } = await aNewPerson(page);
  await page.goto('/settings/security');
  await page.getByRole('link', { name: 'Set PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill('1234');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByText('Too easy to guess. Avoid repeated digits and digits in a row')).toBeVisible();
  await page.getByLabel('PIN', { exact: true }).fill('2580');
  await page.getByLabel('Confirm PIN').fill('2581');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByText('The PINs don’t match')).toBeVisible();
  await page.getByLabel('Confirm PIN').fill('2580');

  await pretendUnverified(page, 'set-pin');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await question.getByRole('button', { name: 'Email me a code' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(question.getByText('Enter all 6 digits')).toBeVisible();
  await question
    .getByLabel('Verification code')
    .fill(codeIn(await mailTo(page.request, email, 'is your Stagedoor verification code')));
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page).toHaveURL(/\/settings\/security/);
  await expect(page.getByRole('link', { name: 'Change PIN' })).toBeVisible();

  await logOut(page);
  await expect(page.getByText(`Good to see you again, ${name}`)).toBeVisible();
  await page.getByLabel('Your PIN').fill('1111');
  await expect(page.getByText('Wrong PIN.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your PIN').fill('2580');
  await expectLoggedIn(page);

  await logOut(page);
  await page.getByRole('button', { name: 'Not you?' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a social account opens the door, and is connected and disconnected in the settings', async ({ page }) => {
  const email = anEmail('social');
  await page.goto('/login?next=/explore');
  await page.getByRole('button', { name: 'Log in with Sandbox ID' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox ID' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Sofia Network');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(page.getByLabel('Full name')).toHaveValue('Sofia Network');
  await page.getByLabel('About you').fill('I collect autographs.');
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByLabel('I’m 18 or older').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/explore/);

  await page.goto('/settings/security');
  await page.getByRole('button', { name: 'Disconnect Sandbox ID' }).click();
  await page.getByRole('button', { name: 'Connect Sandbox ID' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/settings\/security/);
  await expect(page.getByRole('button', { name: 'Disconnect Sandbox ID' })).toBeVisible();
});

test('a user who cancels at the network comes back and can try again', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with Sandbox ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Login was cancelled. Try again or use your email.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
