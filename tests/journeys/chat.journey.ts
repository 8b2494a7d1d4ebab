import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chat as uk } from '@stagedoor/messages/uk/chat';
import { aNewPerson, anEmail, mailTo, pathIn } from './support/accounts.ts';
import { payByCard, payIn } from './support/card-page.ts';
import { aFanName, message, messageField } from './support/chat.ts';
import { buyByCard, goOnAsTalent } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';

const idTalent = 1001;
const aFan = (page: Page) => aNewPerson(page, aFanName());

/** The talent's list of chats, with that of a fan opened. */
const openThread = async (page: Page, name: string) => {
  await page.goto('/chat');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
};

test('a paid message is viewed and answered, and both see it at once', async ({ page, browser }) => {
  const { name } = await aFan(page);
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: 'No knocks at the door yet' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/message?user=${idTalent}`);
  await expect(page.getByText('held by us until')).toBeVisible();
  await messageField(page).fill('How did it begin?');
  const pay = page.getByRole('button', { name: /^Send, \$/ });
  const price = await pay.innerText();
  await messageField(page).fill('How did it begin? '.repeat(30));
  await expect(pay).not.toHaveText(price);
  await messageField(page).fill('How did it begin?');
  await expectAccessible(page);
  await page.reload();
  await expect(messageField(page)).toHaveValue('How did it begin?');
  await pay.click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/chat\/\d+/);
  await expect(message(page, 'How did it begin?').getByText('sent')).toBeVisible();
  await expect(page.getByText('held by us')).toBeVisible();
  await expectAccessible(page);

  const talent = await aVisitor(browser, { width: 375, theme: 'dark' });
  await goOnAsTalent(talent);
  await openThread(talent, name);
  await expect(message(page, 'How did it begin?').getByText('viewed')).toBeVisible();
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);

  await messageField(talent).fill('With a borrowed violin');
  await expect(page.getByText('typing…')).toBeVisible();
  await talent.getByRole('button', { name: 'Send answer' }).click();
  await expect(message(page, 'With a borrowed violin').getByText(/^by .+ in person$/)).toBeVisible();
  await expect(message(page, 'How did it begin?').getByText('answered')).toBeVisible();
  await expect(page.getByText('held by us')).toHaveCount(0);
  await expect(message(talent, 'With a borrowed violin')).toHaveCount(1);
  await expect(talent.getByText('Writing opens when you’re sent a new message')).toBeVisible();

  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'All chats' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  // Shown, not only on its way: otherwise the thread may be what is loaded again.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await speak(page, 'uk');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uk.title);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('by keyboard alone: a message from the wallet, declined with a reason, and refunded', async ({
  page,
  browser,
}) => {
  const { name, session } = await aFan(page);
  await payIn(page.request, session, 5_000);
  await page.goto(`/message?user=${idTalent}`);
  await expect(page.getByText('Paying: wallet')).toBeVisible();
  await messageField(page).focus();
  await page.keyboard.type('Which song?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The slow one');
  await page.keyboard.press('Control+Enter');
  await expect(message(page, 'The slow one').getByText('sent')).toBeVisible();

  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await openThread(talent, name);
  await talent.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  await expect(talent.getByLabel('Reason')).toBeFocused();
  await talent.keyboard.type('I no longer sing it');
  await talent.getByRole('button', { name: 'Decline message' }).press('Enter');
  await expect(message(page, 'The slow one').getByText('refunded')).toBeVisible();
  await expect(page.getByText('I no longer sing it')).toBeVisible();
});

test('a guest follows their message by the mailed link, live', async ({ page, browser }) => {
  const email = anEmail('guest');
  await page.goto('/');
  const words = `How did it begin? ${randomUUID().slice(0, 6)}`;
  const product = await buyByCard(page, 'MSG', email, { text: words });
  await page.goto(pathIn(await mailTo(page.request, email, `${product.name}: your order is paid`)));
  await expect(message(page, words)).toBeVisible();
  await expectAccessible(page);

  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await talent.goto('/chat');
  await talent.getByRole('link').filter({ hasText: words }).click();
  await messageField(talent).fill('With a borrowed violin');
  await messageField(talent).press('Enter');
  await expect(message(page, 'With a borrowed violin')).toBeVisible();
  await expect(page.getByText('Log in with the email of your order')).toBeVisible();
});
