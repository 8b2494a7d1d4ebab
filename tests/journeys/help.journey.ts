import type { Browser, Page } from '@playwright/test';
import { anEmail, mailTo, pathIn } from './support/accounts.ts';
import { buyByCard } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';

const question = 'The page with my autograph stays white on my phone.';
const answer = 'We have sent the picture again. Please open the link in the newest email.';

/** Sends a support request from the page of a guest's order; returns its number. */
const askFromOrder = async (page: Page, email: string) => {
  await page.goto(pathIn(await mailTo(page.request, email, 'your order is paid')));
  await page.getByRole('link', { name: 'Get help with this order' }).click();
  await expect(page).toHaveURL(/\/help\?topic=ORDER&order=\d+#contact/);
  await expect(page.getByLabel('Order number (optional)')).toHaveValue(/^\d+$/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter a full email address')).toBeVisible();
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.getByText(/Its number is \d+/);
  await expect(sent).toContainText(email);
  return /\d+/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
};

const answerAsStaff = async (browser: Browser, email: string) => {
  const staff = await aVisitor(browser);
  await logInAsStaff(staff, '/admin/support/requests');
  await expect(staff.getByText(question)).toBeVisible();
  await expectAccessible(staff);
  await look(staff, 'dark', 375);
  await expectNoSidewaysScroll(staff);
  await staff.getByRole('button', { name: `Answer ${email}` }).click();
  await staff.getByLabel('Answer', { exact: true }).fill(answer);
  await staff.getByRole('button', { name: 'Send answer' }).click();
  await expect(staff.getByText('Answer sent')).toBeVisible();
  await expect(staff.getByText(question)).toBeHidden();
  await staff.goto('/admin/audit');
  await expect(staff.getByRole('rowheader', { name: 'Answered a support message' }).first()).toBeVisible();
};

test('a guest writes about an order, staff answer, and the answer comes by mail', async ({ page, browser }) => {
  const email = anEmail('guest');
  await page.goto('/');
  await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Danylo' });
  const number = await askFromOrder(page, email);
  await answerAsStaff(browser, email);
  const mail = await mailTo(page.request, email, `Our answer to your message No. ${number}`);
  expect(mail.text).toContain(answer);
  expect(mail.text).toContain(`> ${question}`);
});

test('the answers are found letter by letter, and by a link', async ({ page }) => {
  await page.goto('/help');
  await expect(page.locator('details')).toHaveCount(27);
  await page.getByLabel('Search the answers').fill('refund wallet');
  await expect(page.getByRole('status').filter({ hasText: 'answers' })).toBeVisible();
  expect(await page.locator('details').count()).toBeLessThan(20);
  await page.getByLabel('Search the answers').fill('zebra');
  await expect(page.getByText('No answer fits “zebra”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all answers' }).click();
  await expect(page.locator('details')).toHaveCount(27);
  await page.goto('/rules#report');
  await page.getByRole('link', { name: 'report it on the order' }).click();
  await expect(page.locator('details#problem')).toHaveAttribute('open');
});

test('answers and law are there without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'uk-UA' });
  const page = await context.newPage();
  await page.goto('/help');
  await page.getByLabel('Пошук серед відповідей').fill('гаманець');
  await page.getByRole('button', { name: 'Шукати' }).click();
  await expect(page).toHaveURL(/\/help\?q=/);
  expect(await page.locator('details').count()).toBeLessThan(20);
  await page.goto('/talent-agreement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оферта для талантів');
  await expect(page.getByRole('table')).toContainText('85,00 $');
  await expect(page.getByText('Stagedoor Example Ltd (fictional)')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/talent-agreement$/);
  await context.close();
});

test('an error that sends people to us leads to the form, with its code', async ({ page }) => {
  test.info().annotations.push({ type: 'complains', description: '500' });
  await page.goto('/help#contact');
  await page.route('**/api/contact-support', (route) =>
    route.fulfill({ status: 500, json: { error: 1002, name: 'somethingWrong', requestId: 'req-7' } }),
  );
  await page.getByLabel('What is it about?').selectOption('OTHER');
  await page.getByLabel('Your email').fill('ann@stagedoor.example');
  await page.getByLabel('Your message').fill(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('link', { name: 'Get help' }).click();
  await expect(page).toHaveURL(/\/help\?code=1002&request=req-7#contact/);
  await expect(page.getByText('We’ll add this for our team: error 1002, req-7')).toBeVisible();
  await expect(page.getByLabel('Your message')).toHaveValue(question);
});
