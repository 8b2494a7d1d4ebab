import type { Page } from '@playwright/test';
import { buy as buyRu } from '@stagedoor/messages/ru/buy';
import { gifts as ru } from '@stagedoor/messages/ru/gifts';
import { buy as buyUk } from '@stagedoor/messages/uk/buy';
import { gifts as uk } from '@stagedoor/messages/uk/gifts';
import { aNewPerson, goOnAs } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';

/** The demo's own talent, who takes gifts. */
const idTalent = 1001;
const card = '4242 4242 4242 4242';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const openDialog = async (page: Page, name = 'Donate') => {
  await page.goto(`/${idTalent}`);
  await press(page, name);
  await expect(page.getByRole('dialog')).toBeVisible();
};

const chooseOwn = async (page: Page, dollars: string) => {
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByLabel('Amount in dollars').fill(dollars);
};

test('a guest gives five dollars once, and nothing typed is lost on the way', async ({ page }) => {
  await openDialog(page);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  for (const [typed, problem] of [
    ['0', 'Min value is $1.00'],
    ['2001', 'Max value is $2,000.00'],
    ['1e3', 'Field is invalid'],
  ] as const) {
    await chooseOwn(page, typed);
    await expect(page.getByText(problem)).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
  }
  await chooseOwn(page, '5');
  await page.getByLabel(/^Your words to/).fill('For a coffee before the show');
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);

  await next.click();
  await expect(page.getByRole('radio', { name: /^Once/ })).toBeChecked();
  await press(page, 'Back');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('5');
  await next.click();
  await next.click();
  await page.getByLabel('Email').fill('nobody');
  await press(page, 'Donate $5.00');
  await expect(page.getByText('Check the email')).toBeVisible();
  await page.getByLabel('Email').fill('');
  await expectAccessible(page);

  // The payment page is left, and the dialog opens again as it was.
  await press(page, 'Donate $5.00');
  await expect(page.getByText('Pay $5.00')).toBeVisible();
  await page.goto(`/donate/failed?user=${idTalent}`);
  await expect(title(page)).toHaveText('Your gift wasn’t paid');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('5');
  await expect(page.getByLabel(/^Your words to/)).toHaveValue('For a coffee before the show');

  await next.click();
  await next.click();
  await press(page, 'Donate $5.00');
  // The card provider asks whoever has told nobody.
  await expect(title(page)).toHaveText('Pay by card');
  await page.getByLabel('Email').fill('a.guest@example.com');
  await payByCard(page, card);
  await expect(title(page)).toHaveText(/says thank you$/);
  await expect(page.getByText('You gave $5.00.')).toBeVisible();
  await expectAccessible(page);
});

test('a fan gives monthly, replaces it with another amount, stops it and takes that back', async ({ page }) => {
  await aNewPerson(page);
  await openDialog(page);
  await page.getByRole('radio', { name: /A coffee/ }).check();
  await press(page, 'Next');
  await page.getByRole('radio', { name: /Every month/ }).check();
  await press(page, 'Donate $5.00');
  await payByCard(page, card);
  await expect(page.getByText('You give $5.00 every month.', { exact: false })).toBeVisible();

  await openDialog(page);
  await chooseOwn(page, '20');
  await press(page, 'Next');
  await page.getByRole('radio', { name: /Every month/ }).check();
  await expect(page.getByText(/This replaces your monthly gift of \$5\.00/)).toBeVisible();
  // Nothing is charged now, so no card is asked for.
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeHidden();
  await expectAccessible(page);
  await press(page, 'Donate $20.00');
  await expect(title(page)).toHaveText('Your monthly gift is updated');

  await page.getByRole('link', { name: 'View my gifts' }).click();
  await expect(page.getByText(/\$5\.00 a month\. Next payment on .*: \$20\.00\./)).toBeVisible();
  await expect(page.getByText('Visa ending in 4242', { exact: false })).toBeVisible();
  await press(page, /^Change the card for/);
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expectAccessible(page);
  await press(page, 'Use this card');
  await expect(page.getByText('Card changed')).toBeVisible();
  await press(page, /^Stop the monthly gift/);
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('Stopped, nothing more is charged', { exact: false })).toBeVisible();
  await press(page, /^Resume the monthly gift/);
  await expect(page.getByText(/Next payment on/)).toBeVisible();
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
});

test('a saved card pays the next gift with one press', async ({ page }) => {
  await aNewPerson(page);
  await openDialog(page);
  await chooseOwn(page, '3');
  await press(page, 'Next');
  await page.getByRole('radio', { name: /Every month/ }).check();
  await press(page, 'Donate $3.00');
  await payByCard(page, card);
  await expect(title(page)).toHaveText(/says thank you$/);

  await openDialog(page);
  await chooseOwn(page, '4');
  await press(page, 'Next');
  await expect(page.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await press(page, 'Donate $4.00');
  await expect(title(page)).toHaveText(/says thank you$/);
  await expect(page.getByText('You gave $4.00.')).toBeVisible();
});

/** What a text says before and after its gaps. */
const around = (text: string) =>
  new RegExp(
    text
      .split(/\{[^}]*\}/)
      .map((part) => part.replaceAll(/[.?()]/g, '\\$&'))
      .join('.+'),
  );

for (const { language, donate, t, buy } of [
  { language: 'uk', donate: 'Підтримати', t: uk, buy: buyUk },
  { language: 'ru', donate: 'Поддержать', t: ru, buy: buyRu },
] as const) {
  test(`on a phone a guest gives once and a fan monthly, in ${language}`, async ({ page }) => {
    await speak(page, language);
    await page.setViewportSize({ width: 375, height: 812 });
    const expectFine = async () => {
      await expectNoSidewaysScroll(page);
      // What axe reads is the same in every language.
      if (language === 'uk') await expectAccessible(page);
    };
    const own = async (dollars: string) => {
      await page.getByRole('radio', { name: t.amounts.own }).check();
      await page.getByLabel(t.amounts.field).fill(dollars);
    };
    const next = page.getByRole('button', { name: t.next });
    const give = page.getByRole('dialog').getByRole('button', { name: around(t.give) });

    await openDialog(page, donate);
    await own('2001');
    await expect(page.getByText(around(t.amounts.max))).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await own('5');
    await expectFine();
    await next.click();
    await expect(page.getByRole('radio', { name: t.type.once })).toBeChecked();
    await expectFine();
    await page.getByRole('radio', { name: t.type.monthly }).check();
    await next.click();
    await expect(page.getByText(t.guest.monthly)).toBeVisible();
    await press(page, t.back);
    await page.getByRole('radio', { name: t.type.once }).check();
    await next.click();
    await page.getByLabel(t.guest.email).fill('nobody');
    await give.click();
    await expect(page.getByText(t.guest.badEmail)).toBeVisible();
    await expectFine();
    await page.goto(`/donate/failed?user=${idTalent}`);
    await expect(title(page)).toHaveText(t.unpaid.title);
    await expectFine();

    await aNewPerson(page);
    await openDialog(page, donate);
    await own('5');
    await next.click();
    await page.getByRole('radio', { name: t.type.monthly }).check();
    await give.click();
    await payByCard(page, card);
    await expect(title(page)).toHaveText(around(t.thanks.title));
    await expectFine();
    await openDialog(page, donate);
    await own('7');
    await next.click();
    await expect(page.getByRole('radio', { name: buy.pay.another })).toBeVisible();
    await expectFine();
    await page.getByRole('radio', { name: t.type.monthly }).check();
    await expect(page.getByText(around(t.type.replaces))).toBeVisible();
    await give.click();
    await expect(title(page)).toHaveText(t.thanks.changedTitle);
    await page.getByRole('link', { name: t.thanks.toGifts }).click();
    await expect(page.getByText(around(t.sent.active))).toBeVisible();
    await expectFine();
  });
}

test('a talent changes what can be given, reads the words and says thanks', async ({ page }) => {
  await goOnAs(page, 'talent@stagedoor.example');
  await page.goto('/studio/gifts?tab=offer');
  await expect(title(page)).toHaveText('Gifts');
  const first = page.getByRole('group', { name: 'Amount 1', exact: true });
  await first.getByLabel('Amount in dollars').fill('2001');
  await press(page, 'Save');
  await expect(page.getByText('Enter $1.00 to $2,000.00')).toBeVisible();
  await first.getByLabel('Amount in dollars').fill('5');
  await press(page, 'Save');
  await expect(page.getByText('Saved')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Received' }).click();
  const thank = page.getByRole('button', { name: /^Say thanks to .* for \$200\.00$/ });
  await thank.click();
  await expect(thank).toBeHidden();
  await expect(page.getByText('Thanked').first()).toBeVisible();
  for (const [language, words] of [
    ['uk', /^Підтримка/],
    ['ru', /^Поддержка/],
  ] as const) {
    await speak(page, language);
    for (const path of ['/studio/gifts', '/settings/gifts', '/settings/gifts?tab=sent']) {
      await page.goto(path);
      await expect(title(page)).toHaveText(words);
    }
    await look(page, 'dark', 375);
    await expectNoSidewaysScroll(page);
  }
});
