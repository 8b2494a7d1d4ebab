import { randomUUID } from 'node:crypto';
import { appAuthorization } from '@stagedoor/contract/app-key';
import { aNewPerson, anEmail, finishRegistration, goOnAs, logInByCode, mailTo, pathIn } from './support/accounts.ts';
import { buyByCard, goOnAsTalent, openOrder } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { aName } from './support/studio.ts';

test('a talent declines, and the money is back', async ({ page, browser }) => {
  const { email, name } = await aNewPerson(page, aName('Ostap Vyshnia'));
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectAccessible(page);

  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });
  await openOrder(page, product.name);
  const money = page.getByRole('region', { name: 'Where’s my money?' });
  await expect(money.getByText('Held by Stagedoor')).toBeVisible();
  await expect(money.getByRole('listitem').filter({ hasText: '$44.00' })).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('Message about this order').fill('With a guitar, please');
  await page.getByRole('button', { name: 'Send message', exact: true }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: 'With a guitar, please' })).toHaveCount(1);
  await expectAccessible(page);

  const talent = await aVisitor(browser, { width: 375, theme: 'dark' });
  await goOnAsTalent(talent);
  await talent.goto('/orders');
  await talent.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await expect(talent.getByText('With a guitar, please')).toBeVisible();
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  await talent.getByRole('button', { name: 'Decline order', exact: true }).click();
  const why = talent.getByRole('dialog', { name: 'Decline this order' });
  await why.getByLabel('Reason').fill('no');
  await why.getByRole('button', { name: 'Decline and refund $44.00' }).click();
  await expect(why.getByText('Enter 4 to 500 characters')).toBeVisible();
  await why.getByLabel('Reason').fill('My hand is in plaster');
  await why.getByRole('button', { name: 'Decline and refund $44.00' }).dblclick();
  await expect(talent.getByText('You declined this order: “My hand is in plaster”')).toBeVisible();
  await talent.context().close();

  await page.reload();
  await expect(page.getByText('declined this order: “My hand is in plaster”')).toBeVisible();
  await expect(money.getByText('$44.00 to your card. Banks usually show it in 3–5 days')).toBeVisible();
  await mailTo(page.request, email, 'We refund $44.00');
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a guest opens the mailed link, looks, and is led to the login to act', async ({ page, browser }) => {
  const email = anEmail('guest');
  await page.goto('/');
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });
  const link = pathIn(await mailTo(page.request, email, `${product.name}: your order is paid`));

  const phone = await aVisitor(browser, { width: 375 });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(product.name);
  await expect(phone.getByText('Held by Stagedoor')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Send message', exact: true })).toHaveCount(0);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('link', { name: 'Log in to manage' }).click();
  await expect(phone).toHaveURL(/\/login\?next=%2Forders%2F\d+$/);

  test.info().annotations.push({ type: 'complains', description: '404' });
  await phone.goto(`/order/${'x'.repeat(link.length - '/order/'.length)}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expectAccessible(phone);
  await phone.context().close();
});

test('a fan receives, reacts and reviews, the talent replies, and others read it', async ({ page, browser }) => {
  const { email } = await aNewPerson(page, 'Solomiia Krushelnytska');
  const product = await buyByCard(page, 'AUTO_REPLY', email);
  await openOrder(page, product.name);
  await page.getByRole('button', { name: 'Open on this device' }).dblclick();
  await expect(page.getByText('https://stagedoor.example/secret/orysia')).toBeVisible();
  await expect(page.getByText('You can open it on 2 more devices.')).toBeVisible();
  const opened = page.getByRole('region', { name: 'Open on' });
  await expect(opened.getByRole('listitem')).toHaveText([/This device/]);
  await page.getByRole('button', { name: 'I love it' }).dblclick();
  await expect(page.getByText('Your reaction: I love it')).toBeVisible();

  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByText('Choose 1 to 5 stars')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).press('ArrowRight');
  const words = `The second verse made my week (${email})`;
  await page.getByLabel('Review text').fill(words);
  await page.getByRole('button', { name: 'Publish review' }).click();
  await expect(page.getByRole('img', { name: '5 stars' })).toBeVisible();
  await expectAccessible(page);

  const talent = await aVisitor(browser);
  await goOnAsTalent(talent);
  await talent.goto(new URL(page.url()).pathname);
  await talent.getByLabel('Your public reply (you can post one)').fill('Then sing it aloud.');
  await talent.getByRole('button', { name: 'Publish reply' }).click();
  await expect(talent.getByText('Then sing it aloud.')).toBeVisible();
  await expectAccessible(talent);
  await talent.context().close();

  await page.goto('/orysia?tab=store');
  const review = page.getByRole('listitem').filter({ hasText: words });
  await expect(review.getByText('Solomiia, The demo nobody has heard')).toBeVisible();
  await expect(review.getByText('Then sing it aloud.')).toBeVisible();
  await expectAccessible(page);
});

test('a review is reported by a logged-in user, and the staff decide about it', async ({ page, browser }) => {
  const text = 'Warm words, and a part of it helps somebody else.';
  await page.goto('/aigerim-cello?tab=store');
  const theirs = page.getByRole('listitem').filter({ hasText: text });
  await theirs.getByRole('button', { name: /^Report .*review$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  const { email } = await aNewPerson(page);
  await page.goto('/aigerim-cello?tab=store');
  const why = page.getByRole('dialog', { name: 'Report this review' });
  await theirs.getByRole('button', { name: /^Report .*review$/ }).click();
  await why.getByRole('button', { name: 'Report review' }).click();
  await expect(why.getByText('Enter 4 to 500 characters')).toBeVisible();
  await expectAccessible(page);
  await why.getByLabel('What’s wrong with it?').fill(`This is not about the song (${email})`);
  await why.getByRole('button', { name: 'Report review' }).click();
  await expect(theirs.getByText('Reported')).toBeFocused();
  await page.reload();
  await theirs.getByRole('button', { name: /^Report .*review$/ }).click();
  await why.getByLabel('What’s wrong with it?').fill('I say it again');
  test.info().annotations.push({ type: 'complains', description: '409' });
  await why.getByRole('button', { name: 'Report review' }).click();
  await expect(theirs.getByText('Reported')).toBeVisible();
  await expectAccessible(page);

  const staff = await aVisitor(browser);
  await logInAsStaff(staff, '/admin/reviews');
  const report = staff.getByRole('row').filter({ hasText: email });
  await expect(report).toHaveCount(1);
  await expect(report).not.toContainText('I say it again');
  await look(staff, 'dark', 375);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await report.getByRole('button', { name: /^Remove review:/ }).click();
  const because = staff.getByRole('dialog', { name: 'Remove this review' });
  await because.getByLabel('Reason').fill('It is about something else');
  await because.getByRole('button', { name: 'Remove review' }).dblclick();
  await expect(report).toHaveCount(0);
  await staff.context().close();
  await page.reload();
  await expect(theirs).toHaveCount(0);
});

test('a buyer who finds all three devices of a secret link taken frees one and opens it', async ({ page, browser }) => {
  const email = anEmail('guest');
  await page.goto('/');
  const product = await buyByCard(page, 'AUTO_REPLY', email);
  const link = pathIn(await mailTo(page.request, email, `${product.name}: your order is paid`));
  const token = link.split('/').at(-1);
  for (const device of [randomUUID(), randomUUID(), randomUUID()]) {
    const headers = { authorization: appAuthorization, 'x-device-id': device };
    await expect(await page.request.post('/api/open-secret-link', { data: { token }, headers })).toBeOK();
  }
  await page.goto(link);
  await expect(page.getByText('Open it on one of them, or log in and remove one.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove device/ })).toHaveCount(0);
  await expectAccessible(page);

  const phone = await aVisitor(browser, { width: 375 });
  await logInByCode(phone, email);
  await finishRegistration(phone, 'Olena Pchilka');
  await openOrder(phone, product.name);
  await expect(phone.getByText('Remove one to open it here.')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone
    .getByRole('button', { name: /^Remove device/ })
    .first()
    .click();
  const sure = phone.getByRole('dialog', { name: /^Remove .*\?$/ });
  await sure.getByRole('button', { name: 'Remove device' }).dblclick();
  await phone.getByRole('button', { name: 'Open on this device' }).click();
  await expect(phone.getByText('https://stagedoor.example/secret/orysia')).toBeVisible();
  const opened = phone.getByRole('region', { name: 'Open on' });
  await expect(opened.getByRole('listitem')).toHaveCount(3);
  await expect(opened.getByText('This device')).toHaveCount(1);
  await expectAccessible(phone);
  await phone.context().close();
});

test('a sum of an order opens its entries, and they lead back to the order', async ({ page }) => {
  await goOnAs(page, 'fan@stagedoor.example');
  await page.goto('/orders?state=declined');
  await page.getByRole('link', { name: 'Signed for you by name' }).click();
  await page.getByRole('link', { name: 'Show ledger entries for $26.00' }).first().click();
  const entries = page.getByRole('dialog');
  await expect(entries.getByText('Held for an order')).toBeVisible();
  await expectAccessible(page);
  await entries.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed for you by name');
});

test('the staff see what waits, and a decision with its reason reaches both sides', async ({ page }) => {
  await logInAsStaff(page);
  await expect(page.getByText(/to do$/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Admin sections' }).getByRole('link', { name: 'Problems' }).click();
  await page.getByRole('button', { name: /^Refund fan: .*, Lesia Harmata/ }).click();
  const why = page.getByRole('dialog');
  await why.getByLabel('Reason').fill('Nobody is to blame');
  await why.getByRole('button', { name: 'Refund $52.00' }).click();
  await expect(page.getByRole('button', { name: /^Refund fan: .*, Lesia Harmata/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/collaborations');
  await page.getByRole('button', { name: /^Approve .* from Fiona Ashdown/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Approve .* from Fiona Ashdown/ })).toHaveCount(0);
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
