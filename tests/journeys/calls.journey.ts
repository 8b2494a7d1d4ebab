import type { Page } from '@playwright/test';
import { aNewPerson } from './support/accounts.ts';
import {
  aCallingFan,
  aTalent,
  expectSeenAndHeard,
  idTalent,
  startCalling,
  state,
  talkedSeconds,
} from './support/calls.ts';
import { payByCard } from './support/card-page.ts';
import { aFanName } from './support/chat.ts';
import { goOnAsTalent } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';
import { callAs } from './support/studio.ts';

// One talent, and nobody is in two calls at once.
test.describe.configure({ mode: 'serial' });

/** As if less than a minute was left. */
const addMinutes = async (page: Page) => {
  await page.route('**/api/beat-call*', async (route) => {
    const answer = await route.fetch();
    const call = await answer.json();
    await route.fulfill({ response: answer, json: { ...call, heldSeconds: call.talkedSeconds + 50 } });
  });
  await expect(page.getByRole('alert').filter({ hasText: 'Less than a minute left' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^5 more minutes, / }).click();
  await page.unroute('**/api/beat-call*');
  await expect(page.getByText(/^14:\d\d$/)).toBeVisible();
};

test('a fan calls a talent by video: both are seen and heard, and only what is talked is paid', async ({
  page,
  browser,
}) => {
  const { name } = await aCallingFan(page, 20_000);
  const talent = await aTalent(browser);
  await page.goto(`/call-to?user=${idTalent}`);
  await page.getByRole('button', { name: 'Check my devices' }).click();
  await expect(page.getByLabel('Your camera', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Microphone level')).toBeVisible();
  await expectAccessible(page);
  await startCalling(page);
  await expectAccessible(page);

  const ringing = talent.getByRole('region', { name: 'Incoming call' });
  await expect(ringing.getByText(`${name} is calling`)).toBeVisible();
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  await ringing.getByRole('button', { name: 'Answer' }).click();
  await expect(talent).toHaveURL(/\/call\/\d+$/);
  await expect(ringing).toHaveCount(0);

  await expectSeenAndHeard(page);
  await expectSeenAndHeard(talent);
  await expect(state(page, 'Connected')).toBeVisible();
  await expect(state(talent, 'Connected')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  // Both have reported twice: what is between is charged.
  await expect.poll(() => talkedSeconds(page)).toBeGreaterThan(6);

  await addMinutes(page);

  // A page that is loaded again goes on.
  await talent.reload();
  await expectSeenAndHeard(talent);
  await expectSeenAndHeard(page);

  await talent.getByRole('button', { name: 'Turn camera off' }).click();
  await expect(page.getByLabel('Picture of')).not.toBeVisible();
  await talent.getByRole('button', { name: 'Turn camera on' }).click();
  await expect(page.getByLabel('Picture of')).toBeVisible();

  await page.getByRole('button', { name: 'Hang up' }).click();
  for (const each of [page, talent]) await expect(each.getByRole('heading', { level: 1 })).toHaveText('Call ended');
  await expect(page.getByText('You paid')).toBeVisible();
  await expect(page.getByText('Released')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(talent);
  const { available } = await callAs<{ available: number }>(page, '/get-wallet');
  expect(available).toBeLessThan(20_000);
  expect(available).toBeGreaterThan(18_000);
});

test('cancelled or declined, nothing is charged; a second tab shows where the call is', async ({
  page,
  browser,
  context,
}) => {
  await aCallingFan(page);
  const talent = await aTalent(browser);
  const ringing = talent.getByRole('region', { name: 'Incoming call' });
  await startCalling(page);
  await expect(ringing).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByText('open in another tab')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel call' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call cancelled');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Call cancelled');
  await expect(ringing).toHaveCount(0);

  await page.getByRole('link', { name: 'Call again' }).click();
  await page.getByRole('radio', { name: /^Voice/ }).check();
  await page.getByRole('radio', { name: /^Card/ }).check();
  await page.getByRole('button', { name: 'Call now' }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/call\/\d+/);
  await expect(page.getByText('Ringing…')).toBeVisible();
  await ringing.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('declined the call');
  await expect(page.getByText('You paid')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Cancelled/ })).toBeVisible();
  expect((await callAs<{ available: number }>(page, '/get-wallet')).available).toBe(10_000);
});

test('a talent says when they answer, and a fan sees when to call', async ({ page, browser }) => {
  await aNewPerson(page, aFanName());
  const talent = await aVisitor(browser, { width: 375 });
  await goOnAsTalent(talent);
  await talent.goto('/settings/calls');
  await talent.getByRole('radio', { name: /^In my hours/ }).check();
  await expect(talent.getByText('Add hours to at least one day')).toBeVisible();
  await page.goto(`/call-to?user=${idTalent}`);
  await expect(page.getByText('isn’t answering calls at the moment')).toBeVisible();
  await expectAccessible(page);

  await talent.getByRole('button', { name: 'Add hours to Monday' }).click();
  await talent.getByLabel('To', { exact: true }).fill('18:00');
  await talent.getByRole('button', { name: 'Save hours' }).click();
  await expect(talent.getByText('The end must be later than the start')).toBeVisible();
  await talent.getByLabel('To', { exact: true }).fill('19:30');
  await talent.getByRole('button', { name: 'Save hours' }).click();
  await expect(talent.getByText('Saved').first()).toBeVisible();
  await talent.reload();
  await expect(talent.getByLabel('From', { exact: true })).toHaveValue('18:00');
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);

  await talent.getByRole('radio', { name: /^At any time/ }).check();
  await expect(talent.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Call now' })).toBeVisible();
});
