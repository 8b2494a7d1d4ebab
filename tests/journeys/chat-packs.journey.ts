import type { Page } from '@playwright/test';
import { chat as en } from '@stagedoor/messages/en/chat';
import { chat as ru } from '@stagedoor/messages/ru/chat';
import { aNewPerson } from './support/accounts.ts';
import { payIn } from './support/card-page.ts';
import { aFanName, beginning, message } from './support/chat.ts';
import { goOnAsTalent } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

const idTalent = 1001;

/** Two messages of the demo talent, in a pack that no other journey buys. */
const aPack = async (talent: Page) => {
  const name = aName('Two letters');
  const words = { language: 'en', name, shortAbout: 'Two messages', about: `Two messages: ${name}` };
  const form = { productType: 'MESSAGE_PACKAGE', standardRate: 1_000, units: 2, ...words };
  return callAs<{ idProduct: number }>(talent, '/save-product/', form);
};

test('a pack is used to its last message; a declined one is back in it', async ({ browser }) => {
  const talent = await aVisitor(browser, { theme: 'dark' });
  await goOnAsTalent(talent);
  const { idProduct } = await aPack(talent);
  const page = await aVisitor(browser, { language: 'ru', width: 375 });
  const { name, email, session } = await aNewPerson(page, aFanName());
  await payIn(page.request, session, 1_000);
  const basket = { idProduct, total: 1_000, fromWallet: 1_000, language: 'ru', fields: { email } };
  await callAs(page, '/buy-product/', basket);

  const send = page.getByRole('button', { name: ru.write.usePack });
  await page.goto(`/message?user=${idTalent}`);
  await page.getByRole('textbox').fill('О чём песня?');
  await expectAccessible(page);
  await send.click();
  await expect(page).toHaveURL(/\/chat\/\d+/);
  await expect(page.getByText(ru.held.pack)).toBeVisible();

  await talent.goto('/chat');
  await talent.getByRole('link', { name }).click();
  await talent.getByRole('button', { name: en.write.decline, exact: true }).click();
  await talent.getByLabel(en.decline.label).fill('I no longer sing it');
  await talent.getByRole('button', { name: en.decline.yes }).click();
  await expect(message(page, 'О чём песня?').getByText(ru.status.deniedPack)).toBeVisible();

  for (const words of ['Кто её написал?', 'А музыку?']) {
    await page.getByRole('textbox').fill(words);
    await send.click();
    await expect(message(page, words).getByText(ru.status.sent)).toBeVisible();
  }
  await expect(send).toHaveCount(0);
  await expect(page.getByRole('button', { name: beginning(ru.write.pay) })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await talent.getByRole('textbox').fill('A friend of mine');
  await talent.getByRole('button', { name: en.write.answer }).click();
  await expect(message(page, 'A friend of mine')).toBeVisible();
  await expect(message(page, 'Кто её написал?').getByText(ru.status.answeredPack)).toBeVisible();
  await callAs(talent, '/delete-product', { idProduct });
});
