import type { Browser, Page } from '@playwright/test';
import { aNewPerson, expectLoggedIn, logInByCode, mailTo, pathIn } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { callAs } from './support/studio.ts';

const reason = 'The portrait is of somebody else.';

/** The demo's talents, whom no other journey needs; each has an address of their own. */
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
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Choose a reason, so that the right people look at it.')).toBeVisible();
  await page.getByLabel('Reason').selectOption({ label: 'Pretends to be somebody else' });
  await page.getByLabel('In your words (optional)').fill(`I know ${name}, and this is not him.`);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('Thank you. Our staff will look at it.')).toBeVisible();
};

const block = async (staff: Page, name: string, howLong: string) => {
  await staff.goto('/admin/reports');
  await expect(staff.getByText(`I know ${name}, and this is not him.`)).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('button', { name: `Decide about ${name}` }).click();
  await staff.getByLabel('Block the owner').check();
  await staff.getByLabel(howLong, { exact: true }).check();
  await staff.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(staff.getByText('Write a reason of 4 to 500 characters')).toBeVisible();
  await staff.getByLabel('Reason, for both sides').fill(reason);
  await expectAccessible(staff);
  await staff.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(staff.getByText('Decided. Both sides get a mail.')).toBeVisible();
};

const expectGone = async (browser: Browser, path: string) => {
  const visitor = await aVisitor(browser);
  await visitor.goto(path);
  await expect(visitor).toHaveURL(/\?closed=profile/);
  await expect(visitor.getByText('That door is closed')).toBeVisible();
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

  await talent.goto('/studio');
  await expect(talent.getByText(`The reason: ${reason}`)).toBeVisible();
  await expectAccessible(talent);
  const takeOff = talent.getByRole('button', { name: /^Let it rest:/ }).first();
  await takeOff.click();
  const putBack = talent.getByRole('button', { name: /^Put it back:/ }).first();
  await putBack.click();
  await expect(talent.getByText('Your account is blocked. Your settings say why')).toBeVisible();

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
  await expect(talent.getByText('It is on the shelf again.')).toBeVisible();
  await expect(talent.getByText(`The reason: ${reason}`)).toBeHidden();
});

test('whoever was blocked objects with the link of the mail, and is heard', async ({ page, browser }) => {
  await aNewPerson(page);
  await report(page, kwame);
  const staff = await enterAsStaff(browser);
  const email = await emailOf(staff, kwame.path);
  await block(staff, kwame.name, 'For ever');
  await expectGone(browser, kwame.path);

  const owner = await aVisitor(browser, { width: 375 });
  await owner.goto(pathIn(await mailTo(page.request, email, 'Your account is blocked')));
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your account was blocked for ever');
  await expect(owner.getByText(reason)).toBeVisible();
  await expectAccessible(owner);
  await expectNoSidewaysScroll(owner);
  await owner.getByLabel('Why is it wrong?').fill('It is me. I wear glasses now.');
  await owner.getByRole('button', { name: 'Object', exact: true }).click();
  await expect(owner.getByText('Somebody else of our staff looks at it')).toBeVisible();

  const colleague = await enterAsStaff(browser); // who decided before may not decide the appeal
  await colleague.goto('/admin/reports?state=appealed');
  await expect(colleague.getByText('It is me. I wear glasses now.')).toBeVisible();
  await expectAccessible(colleague);
  await colleague.getByRole('button', { name: `Decide the appeal about ${kwame.name}` }).click();
  await colleague.getByLabel('Overturn').check();
  await colleague.getByLabel('Reason, as the owner reads it').fill('The glasses deceived us.');
  await colleague.getByRole('button', { name: 'Decide the appeal', exact: true }).last().click();
  await expect(colleague.getByText('Decided. The owner gets a mail.')).toBeVisible();

  expect((await mailTo(page.request, email, 'You were right')).text).toContain('The glasses deceived us.');
  await owner.reload();
  await expect(owner.getByText('the decision is undone')).toBeVisible();
  await expectBack(browser, kwame);
});
