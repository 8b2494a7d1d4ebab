import { randomUUID } from 'node:crypto';
import { appAuthorization } from '@stagedoor/contract/app-key';
import {
  aNewPerson,
  anEmail,
  expectLoggedIn,
  finishRegistration,
  logInByCode,
  logInByPassword,
  mailTo,
  pathIn,
} from './support/accounts.ts';
import { buyByCard, logInAsTalent, openOrder } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';

test('a talent declines, and the money is back', async ({ page, browser }) => {
  const { email, name } = await aNewPerson(page, 'Ostap Vyshnia');
  await page.goto('/orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await expectAccessible(page);

  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras' });
  await openOrder(page, product.name);
  const money = page.getByRole('region', { name: 'Where is my money?' });
  await expect(money.getByText('Held by Stagedoor')).toBeVisible();
  await expect(money.getByRole('listitem').filter({ hasText: '$44.00' })).toHaveAttribute('aria-current', 'step');
  await page.getByLabel('A line about this order').fill('With a guitar, please');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: 'With a guitar, please' })).toHaveCount(1);
  await expectAccessible(page);

  const talent = await aVisitor(browser, { width: 375, theme: 'dark' });
  await logInAsTalent(talent);
  await expectLoggedIn(talent);
  await talent.goto('/orders');
  await talent.getByRole('listitem').filter({ hasText: name }).getByRole('link').click();
  await expect(talent.getByText('With a guitar, please')).toBeVisible();
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);
  await talent.getByRole('button', { name: 'Decline', exact: true }).click();
  const why = talent.getByRole('dialog', { name: 'Decline this order' });
  await why.getByLabel('Why not?').fill('no');
  await why.getByRole('button', { name: 'Decline and give back $44.00' }).click();
  await expect(why.getByText('Write 4 to 500 characters')).toBeVisible();
  await why.getByLabel('Why not?').fill('My hand is in plaster');
  await why.getByRole('button', { name: 'Decline and give back $44.00' }).dblclick();
  await expect(talent.getByText('You declined it: “My hand is in plaster”')).toBeVisible();
  await talent.context().close();

  await page.reload();
  await expect(page.getByText('cannot do this one: “My hand is in plaster”')).toBeVisible();
  await expect(money.getByText('$44.00 to the card; banks show it in 3–5 days')).toBeVisible();
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
  await expect(phone.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.getByRole('link', { name: 'Log in to act' }).click();
  await expect(phone).toHaveURL(/\/login\?next=%2Forders%2F\d+$/);

  test.info().annotations.push({ type: 'complains', description: '404' });
  await phone.goto(`/order/${'x'.repeat(link.length - '/order/'.length)}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere any more');
  await expectAccessible(phone);
  await phone.context().close();
});

test('a fan receives, reacts and reviews, the talent replies, and others read it', async ({ page, browser }) => {
  const { email } = await aNewPerson(page, 'Solomiia Krushelnytska');
  const product = await buyByCard(page, 'AUTO_REPLY', email);
  await openOrder(page, product.name);
  await page.getByRole('button', { name: 'Open on this device' }).dblclick();
  await expect(page.getByText('https://stagedoor.example/secret/orysia')).toBeVisible();
  await expect(page.getByText('It opens on 2 more devices.')).toBeVisible();
  const opened = page.getByRole('region', { name: 'Opened on' });
  await expect(opened.getByRole('listitem')).toHaveText([/You are here/]);
  await page.getByRole('button', { name: 'I love it' }).dblclick();
  await expect(page.getByText('You said: I love it')).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Choose from one to five stars')).toBeVisible();
  await page.getByRole('radio', { name: '4 stars' }).press('ArrowRight');
  const words = `The second verse made my week (${email})`;
  await page.getByLabel('In your words').fill(words);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('img', { name: '5 stars' })).toBeVisible();
  await expectAccessible(page);

  const talent = await aVisitor(browser);
  await logInAsTalent(talent);
  await expectLoggedIn(talent);
  await talent.goto(new URL(page.url()).pathname);
  await talent.getByLabel('Your reply, once and for all to see').fill('Then sing it aloud.');
  await talent.getByRole('button', { name: 'Publish the reply' }).click();
  await expect(talent.getByText('Then sing it aloud.')).toBeVisible();
  await expectAccessible(talent);
  await talent.context().close();

  await page.goto('/orysia');
  const review = page.getByRole('listitem').filter({ hasText: words });
  await expect(review.getByText('Solomiia, The demo nobody has heard')).toBeVisible();
  await expect(review.getByText('Then sing it aloud.')).toBeVisible();
  await expectAccessible(page);
});

test('a review is reported by whoever is logged in, and the staff decide about it', async ({ page, browser }) => {
  const said = 'Warm words, and a part of it helps somebody else.';
  await page.goto('/aigerim-cello');
  const theirs = page.getByRole('listitem').filter({ hasText: said });
  await theirs.getByRole('button', { name: /^Report the review of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  const { email } = await aNewPerson(page);
  await page.goto('/aigerim-cello');
  const why = page.getByRole('dialog', { name: 'What is wrong with this review?' });
  await theirs.getByRole('button', { name: /^Report the review of/ }).click();
  await why.getByRole('button', { name: 'Report the review' }).click();
  await expect(why.getByText('Write 4 to 500 characters')).toBeVisible();
  await expectAccessible(page);
  await why.getByLabel('In your words').fill(`This is not about the song (${email})`);
  await why.getByRole('button', { name: 'Report the review' }).dblclick();
  await expect(theirs.getByText('You reported it')).toBeFocused();
  await page.reload();
  await theirs.getByRole('button', { name: /^Report the review of/ }).click();
  await why.getByLabel('In your words').fill('I say it again');
  test.info().annotations.push({ type: 'complains', description: '409' });
  await why.getByRole('button', { name: 'Report the review' }).click();
  await expect(theirs.getByText('You reported it')).toBeVisible();
  await expectAccessible(page);

  const staff = await aVisitor(browser);
  await logInAsStaff(staff, '/admin/reviews');
  const report = staff.getByRole('row').filter({ hasText: email });
  await expect(report).toHaveCount(1);
  await expect(report).not.toContainText('I say it again');
  await look(staff, 'dark', 375);
  await expectAccessible(staff);
  await expectNoSidewaysScroll(staff);
  await report.getByRole('button', { name: /^Remove the review of/ }).click();
  const because = staff.getByRole('dialog', { name: 'Remove this review' });
  await because.getByLabel('Reason').fill('It is about something else');
  await because.getByRole('button', { name: 'Remove the review' }).dblclick();
  await expect(report).toHaveCount(0);
  await staff.context().close();
  await page.reload();
  await expect(theirs).toHaveCount(0);
});

test('whoever finds all three places of a secret link taken frees one and opens it', async ({ page, browser }) => {
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
  await expect(page.getByText('Open it on one of those, or log in and take one off.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Take this device off/ })).toHaveCount(0);
  await expectAccessible(page);

  const phone = await aVisitor(browser, { width: 375 });
  await logInByCode(phone, email);
  await finishRegistration(phone, 'Olena Pchilka');
  await openOrder(phone, product.name);
  await expect(phone.getByText('Take one of them off and it opens here.')).toBeVisible();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone
    .getByRole('button', { name: /^Take this device off/ })
    .first()
    .click();
  const sure = phone.getByRole('dialog', { name: /^Take .* off\?$/ });
  await sure.getByRole('button', { name: 'Take this device off' }).dblclick();
  await phone.getByRole('button', { name: 'Open on this device' }).click();
  await expect(phone.getByText('https://stagedoor.example/secret/orysia')).toBeVisible();
  const opened = phone.getByRole('region', { name: 'Opened on' });
  await expect(opened.getByRole('listitem')).toHaveCount(3);
  await expect(opened.getByText('You are here')).toHaveCount(1);
  await expectAccessible(phone);
  await phone.context().close();
});

test('a sum of an order opens its entries, and they lead back to the order', async ({ page }) => {
  await logInByPassword(page, 'fan@stagedoor.example', 'stagedoor-demo');
  await expectLoggedIn(page);
  await page.goto('/orders?state=declined');
  await page.getByRole('link', { name: 'Signed for you by name' }).click();
  await page.getByRole('link', { name: 'Show the entries of $26.00' }).first().click();
  const entries = page.getByRole('dialog');
  await expect(entries.getByText('Held for an order')).toBeVisible();
  await expectAccessible(page);
  await entries.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed for you by name');
});

test('the staff see what waits, and a decision with its reason reaches both sides', async ({ page }) => {
  await logInAsStaff(page);
  await expect(page.getByText(/waits?$/).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Rooms of the back office' })
    .getByRole('link', { name: 'Problems' })
    .click();
  await page.getByRole('button', { name: /^Decide for the fan: .*, Lesia Harmata/ }).click();
  const why = page.getByRole('dialog');
  await why.getByLabel('Reason').fill('Nobody is to blame');
  await why.getByRole('button', { name: 'Give $52.00 back' }).click();
  await expect(page.getByRole('button', { name: /^Decide for the fan: .*, Lesia Harmata/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/admin/collaborations');
  await page.getByRole('button', { name: /^Send on .* of Fiona Ashdown/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Send on .* of Fiona Ashdown/ })).toHaveCount(0);
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
