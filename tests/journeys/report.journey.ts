import type { Browser, Page } from '@playwright/test';
import { aNewPerson, expectLoggedIn, logInByCode, mailTo, pathIn } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { callAs } from './support/studio.ts';

const reason = 'The portrait is of somebody else.';

/** Demo talents that no other journey uses. */
const marek = { path: '/1003', name: 'Marek Olszanecki' };
const kwame = { path: '/1002', name: 'Kwame Adjei-Boland' };

const enterAsStaff = async (browser: Browser) => {
  const page = await aVisitor(browser);
  await logInAsStaff(page);
  return page;
};

const emailOf = async (staff: Page, path: string) =>
  (await callAs<{ email: string }>(staff, `/get-person${path}`)).email;

const enterAsTalent = async (browser: Browser, email: string) => {
  const page = await aVisitor(browser);
  await logInByCode(page, email);
  await expectLoggedIn(page);
  return page;
};

const report = async (page: Page, { path, name }: typeof marek) => {
  await page.goto(path);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Choose a reason.')).toBeVisible();
  await page.getByLabel('Reason').selectOption({ label: 'Pretends to be someone else' });
  await page.getByLabel('Details (optional)').fill(`I know ${name}, and this is not him.`);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. Our team will look at it.')).toBeVisible();
};

const block = async (staff: Page, name: string, howLong: string) => {
  await staff.goto('/admin/reports');
  await expect(staff.getByText(`I know ${name}, and this is not him.`)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: `Decide: ${name}` }).click();
  await staff.getByLabel('Block the owner').check();
  await staff.getByLabel(howLong, { exact: true }).check();
  await staff.getByRole('button', { name: 'Save decision', exact: true }).click();
  await expect(staff.getByText('Enter a reason of 4 to 500 characters')).toBeVisible();
  await staff.getByLabel('Reason, shown to both sides').fill(reason);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Save decision', exact: true }).click();
  await expect(staff.getByText('Decided. Both sides get an email.')).toBeVisible();
};

const expectGone = async (browser: Browser, path: string) => {
  const visitor = await aVisitor(browser);
  await visitor.goto(path);
  await expect(visitor).toHaveURL(/\?closed=profile/);
  await expect(visitor.getByText('That profile is hidden')).toBeVisible();
};

const expectBack = async (browser: Browser, { path, name }: typeof marek) => {
  const visitor = await aVisitor(browser);
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('a fan reports a profile, staff block it for a week, and when the week has passed it is back', async ({
  page,
  browser,
}) => {
  const fan = await aNewPerson(page);
  await report(page, marek);
  const staff = await enterAsStaff(browser);
  const email = await emailOf(staff, marek.path);
  const talent = await enterAsTalent(browser, email);
  await block(staff, marek.name, 'A week');
  await expectGone(browser, marek.path);

  const why = await mailTo(page.request, email, 'Your account is blocked until');
  expect(why.text).toContain(reason);
  expect(why.text).not.toContain(fan.name);
  expect((await mailTo(page.request, fan.email, 'Your report about')).text).toContain(reason);

  await talent.goto('/studio/products');
  await expect(talent.getByText(`Reason: ${reason}`)).toBeVisible();
  await expectAccessible(talent);
  const takeOff = talent.getByRole('button', { name: /^Pause sales:/ }).first();
  await takeOff.click();
  const putBack = talent.getByRole('button', { name: /^Resume sales:/ }).first();
  await putBack.click();
  await expect(talent.getByText('Your account is blocked. Your settings show why')).toBeVisible();

  await staff.goto(`/admin/users${marek.path}`);
  await expect(staff.getByText(reason)).toBeVisible();
  await expectAccessible(staff);
  await look(staff, 'dark', 375);
  await expectNoSidewaysScroll(staff);

  const moved = await page.request.post('/sandbox/clock', { data: { advance: 'P7D' } });
  expect(await moved.json()).toMatchObject({ settled: true });
  await expectBack(browser, marek);
  await talent.reload();
  await putBack.click();
  await expect(talent.getByText('Resumed')).toBeVisible();
  await expect(talent.getByText(`Reason: ${reason}`)).toBeHidden();
});

test('a blocked person appeals with the link of the mail, and the block is lifted', async ({ page, browser }) => {
  await aNewPerson(page);
  await report(page, kwame);
  const staff = await enterAsStaff(browser);
  const email = await emailOf(staff, kwame.path);
  await block(staff, kwame.name, 'Permanently');
  await expectGone(browser, kwame.path);

  const owner = await aVisitor(browser, { width: 375 });
  await owner.goto(pathIn(await mailTo(page.request, email, 'Your account is blocked')));
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your account was blocked permanently');
  await expect(owner.getByText(reason)).toBeVisible();
  await expectAccessible(owner);
  await expectNoSidewaysScroll(owner);
  await owner.getByLabel('Why is this a mistake?').fill('It is me. I wear glasses now.');
  await owner.getByRole('button', { name: 'Submit appeal', exact: true }).click();
  await expect(owner.getByText('Someone else on our team will look at it')).toBeVisible();

  const colleague = await enterAsStaff(browser); // the staff member who made the decision may not decide its appeal
  await colleague.goto('/admin/reports?state=appealed');
  await expect(colleague.getByText('It is me. I wear glasses now.')).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: `Decide appeal: ${kwame.name}` }).click();
  await colleague.getByLabel('Reverse').check();
  await colleague.getByLabel('Reason, shown to the owner').fill('The glasses deceived us.');
  await colleague.getByRole('button', { name: 'Save decision', exact: true }).click();
  await expect(colleague.getByText('Decided. The owner gets an email.')).toBeVisible();

  expect((await mailTo(page.request, email, 'the decision is reversed')).text).toContain('The glasses deceived us.');
  await owner.reload();
  await expect(owner.getByText('the decision is reversed')).toBeVisible();
  await expectBack(browser, kwame);
});
