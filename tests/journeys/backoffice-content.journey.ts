import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { anEmail } from './support/accounts.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { findProduct, pathOf } from './support/shop.ts';
import { logInAsStaff } from './support/staff.ts';

const write = async (form: Locator, title: string) => {
  for (const language of ['English', 'Українська', 'Русский']) await form.getByLabel(language).fill(title);
};

test('the staff add a group and a category, and a visitor finds them on explore', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '422' }, { type: 'complains', description: '409' });
  const part = randomUUID().slice(0, 8);
  const [group, category] = [`Puppets ${part}`, `Marionettes ${part}`];
  await logInAsStaff(page);
  await page.getByRole('link', { name: 'Groups and categories' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Groups and categories');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add group' }).dblclick();
  const newGroup = page.getByRole('dialog', { name: 'New group' });
  await newGroup.getByLabel('English').fill(group);
  await newGroup.getByRole('button', { name: 'Save' }).click();
  await expect(newGroup.getByText('This field is required')).toHaveCount(2);
  await expectAccessible(page);
  await write(newGroup, group);
  await newGroup.getByLabel('Name in the link').fill('all');
  await newGroup.getByRole('button', { name: 'Save' }).click();
  await expect(newGroup.getByText('Use lowercase Latin letters')).toBeVisible();
  await newGroup.getByLabel('Name in the link').fill(`puppets-${part}`);
  await newGroup.getByRole('button', { name: 'Save' }).dblclick();
  const section = page.getByRole('region', { name: group });
  await expect(section).toHaveCount(1);

  await section.getByRole('button', { name: `Add category to ${group}` }).click();
  const newCategory = page.getByRole('dialog', { name: `New category in ${group}` });
  await write(newCategory, category);
  await expect(newCategory.getByLabel('Name in the link')).toHaveValue(`marionettes-${part}`);
  await newCategory.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText(category, { exact: true })).toBeVisible();

  const up = page.getByRole('button', { name: `Move ${group} up` });
  const titles = page.getByRole('heading', { level: 2 });
  const before = (await titles.allTextContents()).indexOf(group);
  await up.press('Enter');
  await expect.poll(async () => (await titles.allTextContents()).indexOf(group)).toBe(before - 1);
  await expect(up).toBeFocused();

  const visitor = await aVisitor(browser, { width: 375, theme: 'dark' });
  await expect(async () => {
    await visitor.goto('/explore');
    await expect(visitor.getByRole('link', { name: group })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.getByRole('link', { name: group }).click();
  await expect(visitor.getByRole('link', { name: category })).toBeVisible();
  await visitor.context().close();

  await section.getByRole('button', { name: `Delete ${group}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const inside = page.getByRole('dialog', { name: `${group} isn’t empty` });
  await expect(inside.getByText(`Categories: ${category}`)).toBeVisible();
  await expectAccessible(page);
  await inside.getByRole('button', { name: 'Cancel' }).click();
  await section.getByRole('button', { name: `Delete ${category}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section.getByText(category, { exact: true })).toHaveCount(0);
  await section.getByRole('button', { name: `Delete ${group}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(section).toHaveCount(0);
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a fan applies a code that the staff made, until they stop it', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '422' });
  const code = `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  await logInAsStaff(page, '/admin/promo-codes');
  await page.getByRole('button', { name: 'New promo code' }).click();
  const making = page.getByRole('dialog', { name: 'New promo code' });
  await making.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
  await making.getByRole('button', { name: 'Create code' }).click();
  await expect(making.getByText('Enter a discount')).toBeVisible();
  await making.getByLabel('Percent off').fill('30');
  await making.getByLabel('Uses per person').fill('1');
  await expectAccessible(page);
  await making.getByRole('button', { name: 'Create code' }).dblclick();
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('30% off');

  const fan = await aVisitor(browser, { width: 375 });
  const wished = await findProduct(fan.request, ({ productType }) => productType === 'AUTOGRAPH');
  await fan.goto(pathOf(wished));
  await fan.getByLabel('Email').fill(anEmail('fan'));
  await fan.getByLabel('Promo code').fill(code);
  await fan.getByRole('button', { name: 'Apply code' }).click();
  await expect(fan.getByText('Code applied: 30% off')).toBeVisible();

  await page.getByLabel('Search codes').fill(code.slice(0, 9));
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/find=/);
  await row.getByRole('button', { name: `Stop ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop code' }).dblclick();
  await expect(row).toContainText('Stopped');
  await page.goBack();
  await page.getByRole('link', { name: 'Stopped' }).click();
  await expect(row).toHaveCount(1);
  await look(page, 'dark', 375);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await fan.reload(); // checks the typed code again
  await expect(fan.getByText('This code isn’t valid here.')).toBeVisible();
  await fan.context().close();
});

test('tags, funds, fees and purchase forms are set from the back office', async ({ page, browser }) => {
  test.info().annotations.push({ type: 'complains', description: '4' });
  const part = randomUUID().slice(0, 8);
  await logInAsStaff(page, '/admin/tags');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Add tag' }).click();
  const newTag = page.getByRole('dialog', { name: 'New tag' });
  await newTag.getByLabel('Category').selectOption({ index: 1 });
  await write(newTag, `Yodel ${part}`);
  await newTag.getByRole('button', { name: 'Save' }).click();
  await expect(newTag).toBeHidden();
  await page.getByLabel('Search tags').fill(part);
  await page.getByLabel('Search tags').press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Merge Yodel ${part} into another tag` }).click();
  const merging = page.getByRole('dialog');
  await merging.getByLabel('Merge into').selectOption({ index: 1 });
  await expectAccessible(page);
  await merging.getByRole('button', { name: 'Merge', exact: true }).dblclick();
  await expect(page.getByRole('heading', { name: 'No tags' })).toBeVisible();

  await page.goto('/admin/funds');
  await page.getByRole('button', { name: 'Add charity' }).click();
  const newFund = page.getByRole('dialog', { name: 'New charity' });
  await write(newFund.getByRole('group', { name: 'Name' }), `Fund ${part}`);
  await write(newFund.getByRole('group', { name: 'About the charity' }), 'It helps.');
  await newFund.getByLabel('Website').fill('fund.example');
  await newFund.getByRole('button', { name: 'Save' }).click();
  await expect(newFund.getByText('Enter the full link, starting with https://')).toBeVisible();
  await newFund.getByLabel('Website').fill('https://fund.example');
  await newFund.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: `Close Fund ${part} for new shares` }).click();
  await expect(page.getByRole('row').filter({ hasText: `Fund ${part}` })).toContainText('Closed');
  await expectAccessible(page);

  await page.goto('/admin/fees');
  await expect(page.getByText('talent earns $85.00 of $100.00')).toBeVisible();
  await page.getByRole('button', { name: 'Announce new fees' }).click();
  const newFees = page.getByRole('dialog', { name: 'New fees' });
  await newFees.getByLabel('Interactions, percent').fill('20');
  await expect(newFees.getByText('talent earns $80.00 of $100.00')).toBeVisible();
  await newFees.getByLabel('Effective from').fill('2020-01-01T10:00');
  await newFees.getByRole('button', { name: 'Announce fees' }).click();
  await expect(newFees.getByText('Choose a time at least an hour from now')).toBeVisible();
  await newFees.getByLabel('Effective from').fill('2099-01-01T10:00');
  await expectAccessible(page);
  await newFees.getByRole('button', { name: 'Announce fees' }).dblclick();
  await page
    .getByRole('button', { name: /^Cancel version/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel version' }).dblclick();
  await expect(page.getByRole('button', { name: /^Cancel version/ })).toHaveCount(0);
  await expectAccessible(page);

  const event = await findProduct(page.request, ({ productType }) => productType === 'EVENT');
  await page.goto(`/admin/users/${event.idOwner}/presentation`);
  await page.getByLabel('Custom event instructions').check();
  await write(page.getByRole('group', { name: 'Instructions, one step per line' }), `Come early ${part}`);
  await expect(page.getByRole('listitem').filter({ hasText: `Come early ${part}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const fan = await aVisitor(browser);
  await fan.goto(pathOf(event));
  await expect(fan.getByText(`Come early ${part}`)).toBeVisible();
  await fan.context().close();
  await page.getByLabel('Custom event instructions').uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/admin/users/999999/presentation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find this talent');
});
