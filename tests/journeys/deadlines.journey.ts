import { aNewPerson } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { pathOf } from './support/shop.ts';
import { aBuyer, aName, callAs, enterStudio } from './support/studio.ts';

test('an express order counts down to its own date, for the fan and for the talent', async ({ page, browser }) => {
  await enterStudio(page);
  const name = aName('A page by express');
  const { idProduct } = await callAs<{ idProduct: number }>(page, '/save-product/', {
    productType: 'AUTOGRAPH',
    language: 'en',
    name,
    shortAbout: 'Signed today',
    about: `Signed at once: ${name}`,
    standardRate: 2_000,
    expressRate: 3_500,
  });

  const fan = await aVisitor(browser);
  await aNewPerson(fan, 'Olena Teliha');
  await fan.goto(pathOf({ idProduct, idOwner: 1001 }));
  await expect(fan.getByText('digital image').first()).toBeVisible();
  await fan.getByLabel('Recipient’s name').fill('Taras');
  await fan.getByRole('radio', { name: /^Express/ }).check();
  await fan.getByRole('button', { name: 'Buy for $35.00' }).first().click();
  await payByCard(fan, '4242 4242 4242 4242');
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Autograph ordered');
  await fan.getByRole('link', { name: 'View order' }).click();
  await expect(fan.getByText('Express due in')).toBeVisible();
  await expect(fan.getByText('If it’s late, we refund $15.00 right away.')).toBeVisible();
  await expectAccessible(fan);

  await look(page, 'dark', 375);
  await page.goto('/studio/orders');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('Express', { exact: true })).toBeVisible();
  await expect(line.getByText('1 d')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await line.getByRole('link', { name: `Deliver order: ${name}` }).click();
  await expect(page.getByText('Express', { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await fan.context().close();
});

test('a talent is asked to answer a reported problem within 48 hours, not to deliver', async ({ page, browser }) => {
  await enterStudio(page);
  const name = aName('A song in a link');
  const { idProduct } = await callAs<{ idProduct: number }>(page, '/save-product/', {
    productType: 'MSG',
    language: 'en',
    name,
    shortAbout: 'One question',
    about: `One question, one answer: ${name}`,
    standardRate: 2_000,
  });
  const fan = await aBuyer(browser, { idProduct, fields: { text: 'Which song is your favourite?' } });
  const delivery = { kind: 'answer', text: 'All of them.' };
  await callAs(page, '/deliver-order', { idOrder: fan.idOrder, delivery });

  await fan.page.goto(`/orders/${fan.idOrder}`);
  await fan.page.getByRole('button', { name: 'Report a problem' }).click();
  const report = fan.page.getByRole('dialog', { name: 'Report a problem' });
  await expect(report.getByText('has 48 hours to respond')).toBeVisible();
  await report.getByLabel('What’s wrong?').fill('That was not my question');
  await report.getByRole('button', { name: 'Report problem' }).dblclick();
  await expect(fan.page.getByText('Reported. Nothing is paid out until this is settled.')).toBeVisible();

  await look(page, 'light', 375);
  await page.goto('/studio/orders');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await expect(line.getByText('Problem reported')).toBeVisible();
  await expect(line.getByText('1 d')).toBeVisible();
  await expect(line.getByRole('link', { name: 'Deliver' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await line.getByRole('link', { name: `Respond: ${name}, Olena Teliha` }).click();
  await expect(page.getByText('The fan reported a problem. Respond by')).toBeVisible();
  await fan.page.context().close();
});
