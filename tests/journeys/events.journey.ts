import type { Browser, Page } from '@playwright/test';
import { aNewPerson, mailTo } from './support/accounts.ts';
import { payByCard, payIn } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aName, anEvent, callAs, enterStudio, inDays, eventPrice as price } from './support/studio.ts';

/** A guest with a ticket; the wallet pays `fromWallet` of it. */
const aGuest = async (
  browser: Browser,
  idProduct: number,
  name: string,
  fromWallet: number,
  timezoneId = 'Europe/Kyiv',
) => {
  const page = await aVisitor(browser, { timezoneId });
  const { email, session } = await aNewPerson(page, name);
  if (fromWallet > 0) await payIn(page.request, session, fromWallet);
  const bought = await callAs<{ result: string }>(page, '/buy-product/', {
    idProduct,
    total: price,
    language: 'en',
    fromWallet,
    fields: { fullName: name, phone: '+380501112233', email },
  });
  if (bought.result !== 'success') {
    await page.goto(bought.result);
    await payByCard(page, '4242 4242 4242 4242');
  }
  const orders = () => callAs<{ items: { idOrder: number; state: string }[] }>(page, '/get-orders', {});
  await expect.poll(async () => (await orders()).items[0]?.state).toBe('processing');
  await page.goto(`/orders/${(await orders()).items[0]?.idOrder}`);
  await expect(page.getByText('Ticket code')).toBeVisible();
  return { page, email };
};

const openDates = async (talent: Page, idProduct: number) => {
  await talent.goto(`/studio/products/${idProduct}`);
  return talent.getByRole('region', { name: 'Your dates' });
};

test('a cancelled event: all three guests see it and have their money back', async ({ page: talent, browser }) => {
  await enterStudio(talent);
  const name = aName('A night of songs');
  const idProduct = await anEvent(talent, name);
  const [byCard, byWallet, byBoth] = [
    await aGuest(browser, idProduct, 'Ostap Vyshnia', 0),
    await aGuest(browser, idProduct, 'Lesia Ukrainka', price),
    await aGuest(browser, idProduct, 'Olena Teliha', 700),
  ];

  const dates = await openDates(talent, idProduct);
  await expect(dates.getByText('3 tickets sold or being paid for')).toBeVisible();
  await expectAccessible(talent);
  await look(talent, 'light', 375);
  await expectNoSidewaysScroll(talent);
  await dates.getByRole('button', { name: 'Cancel date' }).click();
  const why = talent.getByRole('dialog', { name: /^Cancel/ });
  await expect(why.getByText('Tickets sold or being paid for: 3.')).toBeVisible();
  await why.getByLabel('Why? Your guests will read this.').fill('The hall is flooded');
  await expectAccessible(talent);
  await why.getByRole('button', { name: 'Cancel and refund' }).dblclick();
  await expect(dates.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(dates.getByRole('button')).toHaveCount(0);

  const ways = [
    { guest: byCard, back: ['$20.00 to your card'] },
    { guest: byWallet, back: ['$20.00 in the wallet'] },
    { guest: byBoth, back: ['$13.00 to your card', '$7.00 in the wallet'] },
  ];
  for (const { guest, back } of ways) {
    // The page changes by itself.
    await expect(guest.page.getByText('cancelled this event: “The hall is flooded”')).toBeVisible();
    await expect(guest.page.getByText('Ticket code')).toHaveCount(0);
    const money = guest.page.getByRole('region', { name: 'Where’s my money?' });
    for (const words of back) await expect(money.getByText(words)).toBeVisible();
    await mailTo(guest.page.request, guest.email, `${name} is cancelled. We refund $20.00`);
    await expectAccessible(guest.page);
  }
  await byWallet.page.goto('/wallet');
  await expect(byWallet.page.getByText('$20.00').first()).toBeVisible();
  await byCard.page.goto(`/product?id=${idProduct}&user=1001`);
  await expect(byCard.page.getByText('cancelled this event. Everyone with a ticket gets a full refund.')).toBeVisible();
  await expectAccessible(byCard.page);
  for (const { guest } of ways) await guest.page.context().close();
});

test('a moved event: one guest takes the money back, another stays', async ({ page: talent, browser }) => {
  await enterStudio(talent);
  const name = aName('A moved night');
  const idProduct = await anEvent(talent, name);
  const [leaves, stays] = [
    await aGuest(browser, idProduct, 'Ostap Vyshnia', 0),
    await aGuest(browser, idProduct, 'Lesia Ukrainka', 0),
  ];

  const dates = await openDates(talent, idProduct);
  await dates.getByRole('button', { name: 'Move date' }).click();
  const where = talent.getByRole('dialog', { name: /^Move/ });
  await where.getByLabel('New date').fill('2001-01-01T18:00');
  await where.getByRole('button', { name: 'Move date' }).click();
  await expect(where.getByText('Choose a date in the future')).toBeVisible();
  const later = inDays(320).toISOString().slice(0, 10);
  await where.getByLabel('New date').fill(`${later}T18:00`);
  await where.getByRole('button', { name: 'Move date' }).dblclick();
  await expect(where).toBeHidden();
  await expect(talent.getByText('Date moved. Your guests know.')).toBeVisible();

  for (const { page, email } of [leaves, stays]) {
    await expect(page.getByText(/^Moved from .* to .* The ticket stays valid.$/)).toBeVisible();
    const mail = await mailTo(page.request, email, `${name} has a new date`);
    expect(mail.text).toContain('Cancel the order by');
    await expectAccessible(page);
  }
  await look(leaves.page, 'dark', 375);
  await expectNoSidewaysScroll(leaves.page);
  await leaves.page.getByRole('button', { name: 'Cancel and get refund' }).click();
  const sure = leaves.page.getByRole('dialog', { name: 'Cancel order?' });
  await sure.getByRole('button', { name: 'Cancel order' }).dblclick();
  await expect(leaves.page.getByText('You cancelled this order.')).toBeVisible();
  await mailTo(leaves.page.request, leaves.email, 'We refund $20.00');
  await expect(stays.page.getByText('Ticket code')).toBeVisible();
  await stays.page.reload();
  await expect(stays.page.getByRole('button', { name: 'Cancel and get refund' })).toBeVisible();
  for (const { page } of [leaves, stays]) await page.context().close();
});

test('an event is at the time of its place for a guest on the other side of the world', async ({
  page: talent,
  browser,
}) => {
  await enterStudio(talent);
  const name = aName('A night by the clock');
  const idProduct = await anEvent(talent, name, { startsAt: '2027-11-18T16:00:00.000Z', timeZone: 'Europe/Kyiv' });
  const { page } = await aGuest(browser, idProduct, 'Ostap Vyshnia', 0, 'Asia/Tokyo');
  const there = 'Thu 18 Nov 2027, 18:00, Kyiv time';
  const here = 'Fri 19 Nov 2027, 01:00 in your time zone';
  await expect(page.getByText(there, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(here, { exact: true })).toBeVisible();
  await page.goto(`/product?id=${idProduct}&user=1001`);
  await expect(page.getByText(there, { exact: true })).toBeVisible();
  await expect(page.getByText(here, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await look(page, 'light', 375);
  await expectNoSidewaysScroll(page);
  await page.context().close();

  await talent.goto(`/studio/products/${idProduct}`);
  await expect(talent.getByRole('region', { name: 'Your dates' }).getByText(there)).toBeVisible();
  await expect(talent.getByLabel('Starts')).toHaveValue('2027-11-18T18:00');
  await expect(talent.getByLabel('Time zone of the place')).toHaveValue('Europe/Kyiv');
  await expectAccessible(talent);
});
