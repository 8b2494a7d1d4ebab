import { aNewPerson, goOnAs } from './support/accounts.ts';
import { aBidder, aPhone, aRunningAuction, moveClock, smsCode } from './support/auctions.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';

const talent = 'talent@stagedoor.example';

test('two bid against each other, one with a limit, a bid near the end gives more time, and everybody sees it', async ({
  page,
  browser,
}) => {
  await goOnAs(page, talent);
  const { path, name } = await aRunningAuction(page);
  const anna = await aBidder(browser, path, 'Anna Lesiv');
  const borys = await aBidder(browser, path, 'Borys Hmyria');
  const visitor = await aVisitor(browser, { width: 375, language: 'uk' });
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name);

  await anna.getByRole('button', { name: 'Bid $50.00' }).click();
  await expect(anna.getByText('Your bid of $50.00 is in')).toBeVisible();
  await expect(anna.getByText('You’re leading.', { exact: true })).toBeVisible();
  await expect(visitor.getByText('Anna Lesiv').first()).toBeVisible();

  // Another's bid moves the amount, never the button.
  const button = anna.locator('main form').getByRole('button').nth(2);
  const place = await button.boundingBox();
  await expect(borys.getByRole('button', { name: 'Bid $55.00' })).toBeVisible();
  await borys.waitForTimeout(800);
  await borys.getByRole('button', { name: 'Bid $55.00' }).click();
  await expect(borys.getByText('You’re leading.', { exact: true })).toBeVisible();
  await expect(anna.getByText('You were outbid.')).toBeVisible();
  await expect(anna.getByText('Nothing has been charged.')).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
  await expect(anna.getByTestId('heard')).toHaveText('You were outbid. The leading bid is $55.00.');

  await anna.getByLabel('Bid for me up to a limit').check();
  await anna.getByRole('textbox', { name: 'Your limit' }).fill('90');
  await anna.getByRole('button', { name: 'Set limit: $90.00' }).click();
  await expect(anna.getByText('We’ll bid for you up to $90.00. Only you can see this limit.')).toBeVisible();
  await borys.waitForTimeout(800);
  await borys.getByRole('button', { name: /^Bid \$6/ }).click();
  await expect(borys.getByText(/Someone’s limit is higher/)).toBeVisible();
  await expect(anna.getByText('You’re leading.', { exact: true })).toBeVisible();
  await expectAccessible(anna);
  await look(anna, 'dark', 375);
  await expectNoSidewaysScroll(anna);
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);

  await moveClock(page, 'PT1H57M30S');
  await borys.reload();
  await borys.getByLabel('Bid for me up to a limit').check();
  await borys.getByRole('textbox', { name: 'Your limit' }).fill('200');
  await borys.getByRole('button', { name: 'Set limit: $200.00' }).click();
  await expect(borys.getByText('You’re leading.', { exact: true })).toBeVisible();
  await expect(borys.getByText(/^Ends .*Extended, until/)).toBeVisible();
  await expect(visitor.getByText(/Подовжено/)).toBeVisible();

  await moveClock(page, 'PT3M');
  await expect(borys.getByText(/^You won for/)).toBeVisible();
  await expect(visitor.getByText(/Продано за/)).toBeVisible();
});

test('card and phone are checked at the first bid, which is then placed', async ({ page, browser }) => {
  await goOnAs(page, talent);
  const { path } = await aRunningAuction(page);
  const fan = await aVisitor(browser);
  await aNewPerson(fan, 'Olha Sumska');
  await fan.goto(path);
  await fan.getByRole('button', { name: 'Bid $50.00' }).click();

  const dialog = fan.getByRole('dialog', { name: 'Before your first bid' });
  await expect(dialog).toBeVisible();
  await expectAccessible(fan);
  const phone = aPhone();
  await dialog.getByLabel('Phone').fill(phone);
  await dialog.getByRole('button', { name: 'Text me a code' }).click();
  await dialog.getByLabel('Verification code').fill(await smsCode(fan, phone));
  await expect(dialog.getByText('We hold $1.00 on your card and release it right away.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Check my card' }).click();
  await payByCard(fan, '4242 4242 4242 4242');

  await expect(fan).toHaveURL(path);
  await expect(fan.getByText('Your bid of $50.00 is in')).toBeVisible();
  await expect(fan.getByText('Visa ending in 4242 is charged only if you win.')).toBeVisible();
  await fan.reload();
  await expect(fan.getByText('You’re leading.', { exact: true })).toBeVisible();
});
