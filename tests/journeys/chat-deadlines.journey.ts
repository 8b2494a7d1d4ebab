import type { Browser, Page } from '@playwright/test';
import { chat as en } from '@stagedoor/messages/en/chat';
import { chat as ru } from '@stagedoor/messages/ru/chat';
import { chat as uk } from '@stagedoor/messages/uk/chat';
import { aNewPerson } from './support/accounts.ts';
import { payByCard, payIn } from './support/card-page.ts';
import { aFanName, beginning, message } from './support/chat.ts';
import { goOnAsTalent } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, test } from './support/page.ts';
import { aName, callAs } from './support/studio.ts';

const idTalent = 1001;
const languages = { uk, ru, en };

const advance = async (page: Page, period: string) => {
  const moved = await page.request.post('/sandbox/clock', { data: { advance: period } });
  expect(await moved.json()).toMatchObject({ settled: true });
  await page.reload();
};

/** A fan on a phone, who has paid for a message from the wallet, in their language. */
const aWaitingFan = async (browser: Browser, language: keyof typeof languages, words: string) => {
  const page = await aVisitor(browser, { language, width: 375, theme: language === 'ru' ? 'dark' : 'light' });
  const { name, session } = await aNewPerson(page, aFanName());
  await payIn(page.request, session, 5_000);
  await page.goto(`/message?user=${idTalent}`);
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: beginning(languages[language].write.pay) }).click();
  await expect(page).toHaveURL(/\/chat\/\d+/);
  await expect(message(page, words)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  return { page, name };
};

const aTalentWith = async (browser: Browser, name: string) => {
  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await talent.goto('/chat');
  await talent.getByRole('link', { name }).click();
  await expect(talent.getByRole('heading', { level: 1 })).toHaveText(name);
  return talent;
};
const availableOf = async (page: Page) => (await callAs<{ available: number }>(page, '/get-wallet')).available;

test('a message that nobody answers for a day is cancelled by its author, and both see it at once', async ({
  browser,
}) => {
  const words = 'Коли наступний концерт?';
  const { page, name } = await aWaitingFan(browser, 'uk', words);
  const talent = await aTalentWith(browser, name);
  const cancel = page.getByRole('button', { name: uk.held.cancel });
  await advance(page, 'PT2H');
  await expect(page.getByText(beginning(uk.held.until))).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await advance(page, 'PT22H');
  await expect(page.getByText(beginning(uk.held.now))).toBeVisible();
  await expectAccessible(page);
  await cancel.click();
  await page.getByRole('dialog').getByRole('button', { name: uk.held.cancel }).click();
  await expect(page.getByText(uk.held.cancelled)).toBeVisible();
  await expect(page.getByText(uk.returned.CANCELLED)).toBeVisible();
  await expect(message(page, words).getByText(beginning(uk.status.denied))).toBeVisible();
  await expect(talent.getByText(en.returned.CANCELLED)).toBeVisible();
  await expect(talent.getByRole('button', { name: en.write.answer })).toHaveCount(0);
  expect(await availableOf(page)).toBe(5_000);
});

test('a message that nobody answers for seven days comes back by itself', async ({ browser }) => {
  const { page, name } = await aWaitingFan(browser, 'ru', 'Когда следующий концерт?');
  await advance(page, 'P7D');
  await expect(page.getByText(ru.returned.LATE)).toBeVisible();
  await expect(page.getByRole('button', { name: ru.held.cancel })).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(await availableOf(page)).toBe(5_000);
  const talent = await aTalentWith(browser, name);
  await expect(talent.getByText(en.returned.LATE)).toBeVisible();
  await expect(talent.getByRole('button', { name: en.write.answer })).toHaveCount(0);
});

/** A plan of the demo talent, and a group for its members. */
const aGroup = async (talent: Page) => {
  const name = aName('Front row');
  const words = { language: 'en', name, shortAbout: `Rehearsals: ${name}`, about: `Every week: ${name}` };
  const { idSubscription } = await callAs<{ idSubscription: number }>(talent, '/save-plan', { ...words, price: 1000 });
  const { idChat } = await callAs<{ idChat: number }>(talent, '/save-group-chat', {
    name,
    subscriptionAccess: { availableToAllPaid: false, validSubscriptions: [idSubscription] },
  });
  return { name, idSubscription, idChat };
};

test('a member writes in a group until the plan ends; then nothing of it can be read any more', async ({
  page,
  browser,
}) => {
  test.info().annotations.push({ type: 'complains', description: '409' });
  const talent = await aVisitor(browser, { width: 375 });
  await goOnAsTalent(talent);
  const { name, idSubscription, idChat } = await aGroup(talent);
  await aNewPerson(page, aFanName());
  await page.goto(`/feed-subscription/${idSubscription}`);
  await page.getByRole('button', { name: 'Join for $10.00' }).click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, you’re a member');
  await callAs(page, '/join-group-chat', { idChat });

  for (const each of [page, talent]) {
    await each.goto(`/chat/${idChat}`);
    await expect(each.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await talent.getByRole('textbox').fill('We rehearse at six');
  await talent.getByRole('button', { name: en.write.send, exact: true }).click();
  await expect(message(page, 'We rehearse at six')).toBeVisible();
  await page.getByRole('textbox').fill('I’ll be there');
  await page.keyboard.press('Enter');
  await expect(message(talent, 'I’ll be there')).toBeVisible();
  await expectAccessible(page);
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);

  await page.goto(`/feed-subscription/${idSubscription}`);
  await page.getByRole('button', { name: 'Stop membership' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop membership' }).click();
  await expect(page.getByRole('complementary').getByText('Ending', { exact: true })).toBeVisible();
  // Whoever is logged in comes back every two weeks, so that the session lasts.
  for (const period of ['P14D', 'P14D', 'P4D']) await advance(page, period);
  await page.goto(`/chat/${idChat}`);
  await expect(page.getByText(en.groups.endedText)).toBeVisible();
  await expect(page.getByText('We rehearse at six')).toHaveCount(0);
  await page.getByRole('link', { name: en.gone.back }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expect(page.getByText('I’ll be there')).toHaveCount(0);

  const later = await aVisitor(browser);
  await goOnAsTalent(later);
  await callAs(later, '/close-group-chat', { idChat });
  await callAs(later, '/close-plan', { idSubscription });
});
