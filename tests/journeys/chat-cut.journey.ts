import { chat as en } from '@stagedoor/messages/en/chat';
import { openGate } from '../support/gate.ts';
import { aNewPerson } from './support/accounts.ts';
import { aFanName, message, messages, write } from './support/chat.ts';
import { answerOnce, aVisitor, expect, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';

test('what both write while one has no network is there once, and in one order', async ({ page: staff, browser }) => {
  test.info().annotations.push({ type: 'complains', description: 'net::ERR_' });
  const gate = await openGate(test.info().project.use.baseURL ?? '');
  const page = await aVisitor(browser, { baseURL: gate.url });
  await aNewPerson(page, aFanName());
  await page.goto('/redirect/support');
  await expect(page).toHaveURL(/\/chat\/\d+/);
  await write(page, 'Before the tunnel');
  await expect(message(page, 'Before the tunnel').getByText(en.status.sending)).toHaveCount(0);
  await logInAsStaff(staff, `/admin/support/${page.url().split('/').at(-1)}`);
  await expect(message(staff, 'Before the tunnel')).toBeVisible();

  gate.cut();
  for (const words of ['Outside, one', 'Outside, two']) await write(staff, words);
  for (const words of ['In the tunnel, one', 'In the tunnel, two']) await write(page, words);
  await expect(messages(staff)).toHaveText([/Before/, /Outside, one/, /Outside, two/]);
  await expect(messages(page)).toHaveText([/Before/, /In the tunnel, one/, /In the tunnel, two/]);
  await expect(messages(page).getByText(en.status.sending)).toHaveCount(2);

  gate.mend();
  const known = [/Before/, /Outside, one/, /Outside, two/, /In the tunnel, one/, /In the tunnel, two/];
  for (const each of [page, staff]) await expect(messages(each)).toHaveText(known);

  // The server has it, but its answer is lost, so that the browser sends it again.
  await answerOnce(page, '**/api/send-message', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Sent twice');
  await expect(message(staff, 'Sent twice')).toBeVisible();
  await write(staff, 'Heard once');
  for (const each of [page, staff]) {
    await expect(messages(each)).toHaveText([...known, /Sent twice/, /Heard once/]);
    await expect(messages(each).getByText(en.status.sending)).toHaveCount(0);
    await each.reload();
    await expect(messages(each)).toHaveText([...known, /Sent twice/, /Heard once/]);
  }
  await page.context().close();
  await gate.close();
});
