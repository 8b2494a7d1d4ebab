import type { Locator, Page } from '@playwright/test';
import { chat as en } from '@stagedoor/messages/en/chat';
import { aPdf } from '../support/documents.ts';
import { aJpeg } from '../support/hostile-files.ts';
import { aNewPerson } from './support/accounts.ts';
import { payIn } from './support/card-page.ts';
import { aFanName, messageField, messages } from './support/chat.ts';
import { goOnAsTalent } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';

const idTalent = 1001;
const lastMessage = (page: Page) => messages(page).last();
const play = (within: Page | Locator) => within.getByRole('button', { name: /^Play voice note, \d:\d\d$/ });
const position = (within: Page | Locator) => within.getByRole('slider', { name: 'Position in the voice note' });
const choose = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('form input[type="file"]').setInputFiles(files);

const aFanWithMoney = async (page: Page) => {
  const fan = await aNewPerson(page, aFanName());
  await payIn(page.request, fan.session, 5_000);
  return fan;
};

/** Records for about two seconds. */
const record = async (page: Page) => {
  await page.getByRole('button', { name: 'Record voice note' }).click();
  await expect(page.getByRole('timer')).toHaveText('Recording, 0:02 of 5:00');
  await page.getByRole('button', { name: 'Stop recording' }).click();
};

/** Plays a note to its end. */
const listen = async (note: Page | Locator) => {
  await play(note).click();
  await expect(note.getByRole('button', { name: 'Pause voice note' })).toBeVisible();
  await expect.poll(() => position(note).inputValue().then(Number)).toBeGreaterThan(0);
  await expect(play(note)).toBeVisible();
  await expect(note.getByRole('alert')).toHaveCount(0);
};

test('a fan pays for a voice note, the talent answers from the desk with one, and both play them', async ({
  page,
  browser,
}) => {
  const { name } = await aFanWithMoney(page);
  await page.goto(`/message?user=${idTalent}`);
  await page.getByRole('button', { name: 'Record voice note' }).click();
  await expect(page.getByRole('button', { name: 'Stop recording' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(play(page)).toHaveCount(0);

  await record(page);
  await listen(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send, \$/ }).click();
  await expect(page).toHaveURL(/\/chat\/\d+/);
  await expect(lastMessage(page).getByText('sent')).toBeVisible();
  await listen(lastMessage(page));

  const talent = await aVisitor(browser, { width: 375, theme: 'dark' });
  await goOnAsTalent(talent);
  await talent.goto('/studio/messages');
  await talent.getByRole('list', { name: 'Waiting messages' }).getByRole('button', { name }).click();
  const asked = talent.getByRole('region', { name });
  await listen(asked);
  await position(asked).press('ArrowRight');
  await expect(position(asked)).toHaveAttribute('aria-valuetext', /^0:01 of 0:0\d$/);
  await record(talent);
  await expect(talent.getByRole('list', { name: 'Attached files' }).getByText('Uploading')).toHaveCount(0);
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  await talent.getByRole('button', { name: 'Send answer' }).click();
  await expect(talent.getByText('Answer sent')).toBeVisible();

  await expect(page.getByRole('log').getByRole('article')).toHaveCount(2);
  await listen(lastMessage(page));
  await expect(page.getByText('held by us')).toHaveCount(0);
  await expectAccessible(page);
});

test('files and pictures are sent, described and downloaded; what cannot be sent is explained, and nothing is lost', async ({
  page,
  browser,
}) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  const { name } = await aFanWithMoney(page);
  await page.goto(`/message?user=${idTalent}`);
  await messageField(page).fill('Here is all of it');
  await choose(page, { name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ and more') });
  await expect(page.getByText(en.write.notAllowed)).toBeVisible();
  await choose(page, { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') });
  await expect(page.getByText('We can’t read this file as an image')).toBeVisible();
  await choose(page, { name: 'long.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(25 * 1024 * 1024 + 1) });
  await expect(page.getByText('Files can have up to 25 MB.')).toBeVisible();
  await expect(messageField(page)).toHaveValue('Here is all of it');

  await choose(page, { name: 'Rider.PDF', mimeType: 'application/pdf', buffer: aPdf() });
  await choose(
    page,
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(800, 600) },
    { name: 'b.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(600, 800) },
  );
  await page.getByRole('button', { name: 'Add description' }).first().click();
  await page.getByLabel('Description of picture 1').fill('The empty stage');
  await page.getByRole('button', { name: 'Save description' }).click();
  await expect(page.getByRole('img', { name: 'The empty stage' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Send, \$/ }).click();
  await expect(lastMessage(page).getByText('Here is all of it')).toBeVisible();

  const talent = await aVisitor(browser, { width: 375 });
  await goOnAsTalent(talent);
  await talent.goto('/chat');
  await talent.getByRole('link', { name }).click();
  const message = lastMessage(talent);
  await expect(message.getByRole('img', { name: 'The empty stage' })).toBeVisible();
  await expect(message.getByRole('img')).toHaveCount(2);
  const arriving = talent.waitForEvent('download');
  await message.getByRole('link', { name: /^Download Rider.pdf/ }).click();
  expect((await arriving).suggestedFilename()).toBe('Rider.pdf');
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
});

test('without a microphone, or the permission to use it, the recorder says what to do', async ({ page }) => {
  const content = `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`;
  await page.addInitScript({ content });
  await aFanWithMoney(page);
  await page.goto(`/message?user=${idTalent}`);
  await page.getByRole('button', { name: 'Record voice note' }).click();
  await expect(page.getByText('Allow it in the site settings')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Record voice note' })).toBeFocused();
});
