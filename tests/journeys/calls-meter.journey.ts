import { calls as uk } from '@stagedoor/messages/uk/calls';
import { openGate } from '../support/gate.ts';
import { moveClock } from './support/auctions.ts';
import {
  aCallingFan,
  aTalent,
  expectSeenAndHeard,
  idTalent,
  startCalling,
  state,
  talkedSeconds,
} from './support/calls.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';
import { callAs } from './support/studio.ts';

const availableOf = async (page: Parameters<typeof callAs>[0]) =>
  (await callAs<{ available: number }>(page, '/get-wallet')).available;

test('nobody answers: it is missed, everything is back at once, and the talent reads who called', async ({
  browser,
}) => {
  const page = await aVisitor(browser, { language: 'uk', width: 375 });
  const { name } = await aCallingFan(page);
  const talent = await aTalent(browser);
  await page.goto(`/call-to?user=${idTalent}`);
  await page.getByRole('button', { name: uk.start.call }).click();
  await expect(page).toHaveURL(/\/call\/\d+/);
  const ringing = talent.getByRole('region', { name: 'Incoming call' });
  await expect(ringing).toBeVisible();
  expect(await availableOf(page)).toBe(2_000);
  await moveClock(page, 'PT50S');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(uk.ended.missed.replace('{name} ', ''));
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expect(ringing).toHaveCount(0);
  expect(await availableOf(page)).toBe(10_000);
  await talent.goto('/studio');
  await talent.getByRole('button', { name: /^Notifications/ }).click();
  await expect(talent.getByText(`You missed a call from ${name}`)).toBeVisible();
});

test('a cut of fifteen seconds is not billed, and the call goes on', async ({ browser }) => {
  test.info().annotations.push({ type: 'complains', description: 'net::ERR_' });
  const gate = await openGate(test.info().project.use.baseURL ?? '');
  const page = await aVisitor(browser, { baseURL: gate.url });
  await aCallingFan(page);
  const talent = await aTalent(browser);
  await startCalling(page);
  await talent.getByRole('button', { name: 'Answer' }).click();
  await expectSeenAndHeard(page);
  await expect.poll(() => talkedSeconds(talent)).toBeGreaterThan(4);

  // Sound and picture go on between the two browsers, but one of them cannot report it.
  gate.cut();
  const hasStopped = async () => {
    const before = await talkedSeconds(talent);
    await page.waitForTimeout(2_500);
    return (await talkedSeconds(talent)) === before;
  };
  await expect.poll(hasStopped).toBe(true);
  const before = await talkedSeconds(talent);
  gate.mend();
  await expect.poll(() => talkedSeconds(talent)).toBeGreaterThan(before + 4);
  await expect(state(talent, 'Connected')).toBeVisible();

  const began = Date.now();
  await talent.getByRole('button', { name: 'Hang up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call ended');
  expect(Date.now() - began).toBeLessThan(20_000);
  await page.context().close();
  await gate.close();
});
