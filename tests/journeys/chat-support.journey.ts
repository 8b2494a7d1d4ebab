import type { Page } from '@playwright/test';
import { support } from '@stagedoor/messages/en/support';
import { chat as uk } from '@stagedoor/messages/uk/chat';
import { settings as ukSettings } from '@stagedoor/messages/uk/settings';
import { aNewPerson } from './support/accounts.ts';
import { aFanName, message, messageField, write } from './support/chat.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { aName, callAs } from './support/studio.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const { chats, replies } = support;

/** A reply in three languages that no other journey uses. */
const saveReply = async (staff: Page) => {
  const name = aName('Code');
  const text = { English: 'Look among the spam.', Українська: 'Перевірте спам.', Русский: 'Проверьте спам.' };
  await button(staff, replies.add).click();
  const form = staff.getByRole('dialog');
  await form.getByLabel(replies.name, { exact: true }).fill(name);
  for (const [language, words] of Object.entries(text)) await form.getByLabel(language).fill(words);
  await expectAccessible(staff);
  await button(staff, replies.save).click();
  await expect(staff.getByRole('row').filter({ hasText: name })).toBeVisible();
  return { name, text };
};

test('a person asks support, staff answer at once in their language, and who writes again is waiting again', async ({
  page: staff,
  browser,
}) => {
  const page = await aVisitor(browser, { language: 'uk', width: 375 });
  const { name } = await aNewPerson(page, aFanName());
  await callAs(page, '/update-user', { language: 'uk' });
  await page.goto('/settings/support');
  await page.getByRole('link', { name: ukSettings.support.openChat }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(uk.support.name);
  await write(page, 'Не приходить лист із кодом', uk);
  await expect(message(page, 'Не приходить лист із кодом')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await logInAsStaff(staff, '/admin/support/replies');
  const reply = await saveReply(staff);
  await staff.getByRole('link', { name: support.parts.chats, exact: true }).click();
  const row = staff.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(chats.nobody);
  await expect(row).toContainText('Не приходить лист із кодом');
  await expectAccessible(staff);
  await row.getByRole('link', { name }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText(name);

  await button(staff, chats.take).click();
  await expect(button(staff, chats.release)).toBeVisible();
  await staff.getByLabel(chats.note).fill('Writes for the third time');
  await button(staff, chats.saveNote).click();
  await expect(staff.getByRole('listitem').filter({ hasText: 'Writes for the third time' })).toBeVisible();
  await staff.getByLabel(chats.insert).selectOption({ label: reply.name });
  await expect(messageField(staff)).toHaveValue(reply.text.Українська);
  await messageField(staff).press('Enter');
  await expect(message(page, reply.text.Українська)).toBeVisible();
  await expectAccessible(staff);
  await look(staff, 'dark', 375);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);

  const state = staff.getByRole('region', { name: chats.state });
  await expect(state.getByText(chats.answered, { exact: true })).toBeVisible();
  await button(staff, chats.close).click();
  await expect(state.getByText(chats.closed, { exact: true })).toBeVisible();
  await write(page, 'Дякую, знайшлося. І ще одне питання', uk);
  await expect(state.getByText(chats.waiting, { exact: true })).toBeVisible();
  await expect(message(staff, 'І ще одне питання')).toBeVisible();
  await page.reload();
  await expect(message(page, reply.text.Українська)).toHaveCount(1);
  await expect(page.getByText('Writes for the third time')).toHaveCount(0);
  await expectAccessible(page);

  await staff.goto('/admin/support');
  await expect(row).toContainText('І ще одне питання');
  await staff.goto('/admin/support/replies');
  await button(staff, replies.removeName.replace('{name}', reply.name)).click();
  await expect(staff.getByRole('row').filter({ hasText: reply.name })).toHaveCount(0);
});
