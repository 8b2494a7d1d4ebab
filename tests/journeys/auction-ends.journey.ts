import type { Page } from '@playwright/test';
import { goOnAs } from './support/accounts.ts';
import { aBidder, aRunningAuction, moveClock } from './support/auctions.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { logInAsStaff } from './support/staff.ts';
import { callAs } from './support/studio.ts';

const talent = 'talent@stagedoor.example';
/** Can be saved, and is declined when it is charged. */
const declinedLater = '4000000000000341';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** For how long after a change of the price a press does not count. */
const settlesMs = 800;

const bid = async (page: Page, sum: string) => {
  const button = page.getByRole('button', { name: `Bid ${sum}` });
  await expect(button).toBeVisible();
  await page.waitForTimeout(settlesMs);
  await button.click();
  await expect(page.getByText('You’re leading.', { exact: true })).toBeVisible();
};

test('a win that is not paid within a day goes to the next bidder, and staff forgive whoever did not pay', async ({
  page,
  browser,
}) => {
  await goOnAs(page, talent);
  const { idProduct, path, name } = await aRunningAuction(page);
  const borys = await aBidder(browser, path, 'Borys Hmyria');
  const anna = await aBidder(browser, path, 'Anna Lesiv', declinedLater);
  await bid(borys, '$50.00');
  await bid(anna, '$55.00');

  await moveClock(page, 'PT2H');
  const unpaid = anna.getByRole('dialog', { name: 'We couldn’t charge $55.00' });
  await expect(unpaid).toBeVisible();
  await expectAccessible(anna);
  expect((await unpaid.boundingBox())?.width).toBe(400);
  await unpaid.getByRole('button', { name: 'Contact support' }).click();
  await expect(anna).toHaveURL(/\/chat\/\d+/);
  await anna.goto(path);
  await anna.getByRole('dialog').getByRole('button', { name: 'Pay now' }).click();
  await expect(title(anna)).toHaveText('Pay for your win');
  await expect(anna.getByText('After that the win goes to the next bidder')).toBeVisible();
  await look(anna, 'dark', 375);
  await expectAccessible(anna);
  await expectNoSidewaysScroll(anna);

  await moveClock(page, 'PT24H');
  await borys.goto(path);
  await borys.getByRole('link', { name: 'Decide' }).click();
  await expect(title(borys)).toHaveText('The win is yours if you want it');
  await expect(borys.getByText('for your own bid of $50.00')).toBeVisible();
  await expectAccessible(borys);
  await borys.getByRole('button', { name: 'Take it for $50.00' }).dblclick();
  await expect(title(borys)).toHaveText('You won');
  await borys.getByLabel('Full name').fill('Borys Hmyria');
  await borys.getByLabel('Phone').fill('+380501112233');
  await borys.getByRole('radio', { name: /Pick up|Lviv/ }).check();
  await borys.getByRole('button', { name: 'Confirm' }).click();
  await expect(borys.getByText('Thank you.')).toBeVisible();
  await borys.getByRole('link', { name: 'View order' }).click();
  await expect(title(borys)).toContainText(name);

  const staff = await aVisitor(browser);
  await logInAsStaff(staff, `/admin/auctions?number=${idProduct}`);
  await expect(staff.getByRole('link', { name })).toBeVisible();
  await expectAccessible(staff);
  await staff.getByRole('link', { name }).click();
  const offers = staff.getByRole('region', { name: 'Who it was offered to' });
  await expect(offers.getByText('Anna Lesiv won for $55.00')).toBeVisible();
  await expect(offers.getByText('Offered to Borys Hmyria for $50.00')).toBeVisible();
  await expect(staff.getByText('Nobody in this auction shares a device or card.')).toBeVisible();
  await expectAccessible(staff);
  await look(staff, 'light', 375);
  await expectNoSidewaysScroll(staff);
  await look(staff, 'light', 1280);

  const standing = async () => (await callAs<{ blocked: unknown }>(anna, '/get-user-full')).blocked;
  expect(await standing()).not.toBeNull();
  await offers.getByRole('button', { name: 'Forgive Anna Lesiv' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Forgive' }).click();
  await expect(offers.getByText(/forgiven on/)).toBeVisible();
  expect(await standing()).toBeNull();
});

test('an auction without bids ends unsold, and its talent is told what to do', async ({ page, browser }) => {
  await goOnAs(page, talent);
  const { idProduct, path, name } = await aRunningAuction(page);
  const visitor = await aVisitor(browser, { width: 375, language: 'ru' });
  await visitor.goto(path);
  await moveClock(page, 'PT2H');
  await expect(visitor.getByText('Завершён без ставок.')).toBeVisible();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await page.goto(`/studio/auctions/${idProduct}`);
  await expect(page.getByText('It ended without bids.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Notifications' }).click();
  await expect(page.getByText(`“${name}” ended without a buyer`)).toBeVisible();
});

test('a share of what is paid at an auction goes to charity, and the winner gets their parcel', async ({
  page,
  browser,
}) => {
  await goOnAs(page, talent);
  const [fund] = await callAs<{ idCharityFund: number; name: string }[]>(page, '/get-charity-funds/en');
  const own = await callAs<{ charity: { idCharityFund: number; percent: number } | null }>(page, '/get-user-products');
  await callAs(page, '/set-charity', { charity: { idCharityFund: fund?.idCharityFund, percent: 25 } });
  const { path } = await aRunningAuction(page, { deliveryMethods: ['courier'], pickupPlace: null });
  const fan = await aBidder(browser, path, 'Olena Teliha');
  await expect(fan.getByText(`25% of the price goes to ${fund?.name}`)).toBeVisible();
  await bid(fan, '$50.00');
  await moveClock(page, 'PT2H');

  const won = fan.getByRole('dialog', { name: 'Congratulations, you won' });
  await expect(won).toBeVisible();
  expect((await won.boundingBox())?.width).toBe(400);
  await expectAccessible(fan);
  await won.getByRole('button', { name: 'Continue' }).click();
  await expect(title(fan)).toHaveText('You won');
  await fan.getByRole('button', { name: 'Confirm' }).click();
  await expect(fan.getByRole('alert').first()).toBeVisible();
  await expectAccessible(fan);
  await fan.getByLabel('Full name').fill('Olena Teliha');
  await fan.getByLabel('Phone').fill('+380501112233');
  await fan.getByLabel('Country').selectOption('ua');
  await fan.getByRole('radio', { name: /Courier/ }).check();
  await fan.getByLabel('Street address').fill('Valova 7');
  await fan.getByLabel('City').fill('Lviv');
  await fan.getByLabel('Postal code').fill('79008');
  await look(fan, 'dark', 375);
  await expectAccessible(fan);
  await expectNoSidewaysScroll(fan);
  await fan.getByRole('button', { name: 'Confirm' }).click();
  await fan.getByRole('link', { name: 'View order' }).click();
  await expect(fan).toHaveURL(/\/orders\/\d+/);
  await look(fan, 'light', 1280);

  const idOrder = Number(/\d+$/.exec(fan.url())?.[0]);
  const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450012' };
  await callAs(page, '/deliver-order', { idOrder, delivery });
  await expect(fan.getByText('Your parcel is on its way.')).toBeVisible();
  await fan.getByRole('button', { name: 'I have it' }).click();
  await fan.getByRole('dialog').getByRole('button', { name: 'I have it' }).click();
  await expect(fan.getByText('Your order has been delivered.')).toBeVisible();
  await expect(fan.getByText('$12.50').first()).toBeVisible();
  await callAs(page, '/set-charity', {
    charity: own.charity && { idCharityFund: own.charity.idCharityFund, percent: own.charity.percent },
  });
});
