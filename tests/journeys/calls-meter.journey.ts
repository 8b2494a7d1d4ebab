import { calls as ru } from '@stagedoor/messages/ru/calls';
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
import { aName, callAs } from './support/studio.ts';

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

test('a pack of minutes is talked to its end', async ({ browser }) => {
  const talent = await aTalent(browser);
  const name = aName('One minute');
  const words = { language: 'en', name, shortAbout: 'One minute', about: `One minute: ${name}` };
  const pack = { productType: 'CALL_PACKAGE', standardRate: 800, units: 1, ...words };
  const { idProduct } = await callAs<{ idProduct: number }>(talent, '/save-product/', pack);
  const page = await aVisitor(browser, { language: 'ru', width: 375, theme: 'dark' });
  const { email } = await aCallingFan(page, 800);
  const basket = { idProduct, total: 800, fromWallet: 800, language: 'ru', fields: { email } };
  await callAs(page, '/buy-product/', basket);

  await page.goto(`/call-to?user=${idTalent}`);
  await expect(page.getByText(ru.start.fromPack, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: ru.start.call }).click();
  await talent.getByRole('button', { name: 'Answer' }).click();
  await expectSeenAndHeard(talent);
  await expect(page.getByText(ru.talk.lowFan)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The clock is not moved here: reports would come too far apart.
  const end = page.getByRole('heading', { level: 1, name: ru.ended.spent });
  await expect(end).toBeVisible({ timeout: 120_000 });
  await expect(talent.getByRole('heading', { level: 1, name: 'The minutes are used up' })).toBeVisible();
  await expect(page.getByText('1:00').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const { packSeconds } = await callAs<{ packSeconds: number }>(page, `/get-call-offer/${idTalent}`);
  expect(packSeconds).toBe(0);
  await callAs(talent, '/delete-product', { idProduct });
});

test('whoever is blocked during a call is hung up on, and cannot call again', async ({ page, browser }) => {
  await aCallingFan(page);
  const talent = await aTalent(browser);
  await startCalling(page);
  await talent.getByRole('button', { name: 'Answer' }).click();
  await expectSeenAndHeard(page);
  await talent.getByRole('button', { name: 'Block', exact: true }).click();
  await expectAccessible(talent);
  await talent
    .getByRole('dialog')
    .getByRole('button', { name: /^Block/ })
    .click();
  for (const each of [page, talent])
    await expect(each.getByRole('heading', { level: 1, name: 'Call ended' })).toBeVisible();
  await page.goto(`/call-to?user=${idTalent}`);
  await expect(page.getByText('so you can’t call')).toBeVisible();
});
