import type { Page } from '@playwright/test';
import { moveClock } from './support/auctions.ts';
import { aCallingFan, aTalent, expectSeenAndHeard, idTalent, talkedSeconds } from './support/calls.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';
import { callAs } from './support/studio.ts';

const minute = 60_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const pickTime = async (page: Page, day: string, nth: number) => {
  await page.getByRole('radiogroup', { name: 'Day' }).getByText(day).click();
  await page.getByRole('radiogroup', { name: 'Time' }).locator('label').nth(nth).click();
};

const availableOf = async (page: Page) => (await callAs<{ available: number }>(page, '/get-wallet')).available;

/** The agreed time, read from the page. */
const timeOn = async (page: Page) =>
  Date.parse((await page.locator('main time').first().getAttribute('datetime')) ?? '');

test('a fan asks for a time, the talent proposes another, both come to it and talk', async ({ page, browser }) => {
  const { name } = await aCallingFan(page, 20_000);
  const talent = await aTalent(browser);
  await page.goto(`/call-to?user=${idTalent}`);
  await page.getByRole('radio', { name: /^At another time/ }).check();
  await pickTime(page, 'Tomorrow', 0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ask for this time' }).click();
  await expect(page).toHaveURL(/\/call-times\/\d+$/);
  await expect(heading(page)).toContainText('Waiting for');
  await expectAccessible(page);
  const available = await availableOf(page);
  expect(available).toBeLessThan(20_000);

  await talent.getByRole('link', { name: 'Scheduled calls' }).click();
  const row = talent.getByRole('main').getByRole('link', { name }).first();
  await expect(row).toBeVisible();
  await expectAccessible(talent);
  await row.click();
  await expect(heading(talent)).toHaveText(`${name} asks you for a call`);
  const asked = await timeOn(talent);
  await talent.getByRole('button', { name: 'Propose another time' }).click();
  await pickTime(talent, 'Tomorrow', 2);
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  await talent.getByRole('button', { name: 'Propose this time' }).click();
  await expect(heading(talent)).toHaveText(`Waiting for ${name}’s answer`);

  // The fan’s page learns of it by itself.
  await expect(heading(page)).toContainText('proposes another time');
  await page.getByRole('button', { name: 'Accept this time' }).click();
  await expect(heading(page)).toContainText('Your call with');
  await expect(heading(talent)).toHaveText(`Your call with ${name}`);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  const agreed = await timeOn(page);
  expect(agreed).toBeGreaterThan(asked);
  await expectAccessible(page);

  const now = await moveClock(page, 'PT1S');
  await moveClock(page, `PT${Math.round((agreed - now - 3 * minute) / 1_000)}S`);
  for (const each of [page, talent]) await each.reload();
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You’re here.' })).toBeVisible();
  await expect(talent.getByRole('status').filter({ hasText: 'is here and waiting for you' })).toBeVisible();
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  // Who came stays there when the page is loaded again.
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'You’re here.' })).toBeVisible();
  await talent.getByRole('button', { name: 'I’m here' }).click();
  for (const each of [page, talent]) await expect(each).toHaveURL(/\/call\/\d+$/);
  await expectSeenAndHeard(page);
  await expectSeenAndHeard(talent);
  await expect.poll(() => talkedSeconds(page)).toBeGreaterThan(4);

  await page.getByRole('button', { name: 'Hang up' }).click();
  for (const each of [page, talent]) await expect(heading(each)).toHaveText('Call ended');
  await expect(page.getByText('You paid')).toBeVisible();
  await expect(page.getByText('Released')).toBeVisible();
  expect(await availableOf(page)).toBeGreaterThan(available);

  await page.goto('/call-times?which=past');
  await page.getByRole('main').getByRole('link').last().click();
  await expect(heading(page)).toHaveText('The call took place');
  await expectAccessible(page);
});
