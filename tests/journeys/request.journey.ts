import { aNewPerson, anEmail, mailTo, pathIn } from './support/accounts.ts';
import { payByCard } from './support/card-page.ts';
import { buyByCard, goOnAsTalent, openOrder } from './support/orders.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, speak, test } from './support/page.ts';
import { findProduct, pathOf } from './support/shop.ts';
import { callAs } from './support/studio.ts';

type Bought = { items: { idOrder: number }[] };

test('a fan asks for an occasion and a language, edits the request, and the talent begins', async ({
  page,
  browser,
}) => {
  const { email } = await aNewPerson(page, 'Olena Teliha');
  const product = await findProduct(page.request, ({ productType }) => productType === 'AUTOGRAPH');
  await page.goto(pathOf(product));
  await page.getByLabel('Recipient’s name').fill('Taras');
  const language = page.getByLabel('Language of the inscription');
  await expect(language).toHaveValue('en');
  await language.selectOption({ label: 'Polish' });
  await page.getByLabel('Occasion').selectOption({ label: 'Birthday' });
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await look(page, 'light', 1280);
  await page.getByRole('button', { name: 'Buy for $44.00' }).first().click();
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/product-bought/);
  await mailTo(page.request, email, 'your order is paid');

  await openOrder(page, product.name);
  const details = page.getByRole('region', { name: 'Order details' });
  await expect(details.getByText('Birthday')).toBeVisible();
  await expect(details.getByText('Polish')).toBeVisible();
  await details.getByRole('button', { name: 'Edit request' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit request' });
  await dialog.getByLabel('For').fill('');
  await dialog.getByRole('button', { name: 'Save request' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('For').fill('Ostap');
  await dialog.getByLabel('Occasion').selectOption({ label: 'Wedding' });
  await dialog.getByLabel('Wishes').fill('For both of them');
  await dialog.getByRole('button', { name: 'Save request' }).dblclick();
  await expect(details.getByText('For both of them')).toBeVisible();
  await expect(page.getByText('Request edited')).toBeVisible();
  const [order] = (await callAs<Bought>(page, '/get-orders', {})).items;

  const talent = await aVisitor(browser, { width: 375 });
  await goOnAsTalent(talent);
  await talent.goto(`/studio/orders/${order?.idOrder}`);
  const asked = talent.getByRole('complementary', { name: 'Order details' });
  await expect(asked.getByText('Ostap')).toBeVisible();
  await expect(asked.getByText('Wedding')).toBeVisible();
  await expect(asked.getByText('Polish')).toBeVisible();
  await expectAccessible(talent);
  await expectNoSidewaysScroll(talent);

  // The page hears of it without a reload.
  await expect(details.getByText('has started on it, so it can’t be edited any more')).toBeVisible();
  await expect(details.getByRole('button', { name: 'Edit request' })).toHaveCount(0);
  await talent.context().close();
});

test('a guest edits the request through the mailed link, on a phone and in Ukrainian', async ({ page, browser }) => {
  const email = anEmail('guest');
  await page.goto('/');
  const product = await buyByCard(page, 'AUTOGRAPH', email, { recipientName: 'Taras', occasion: 'thanks' });
  const link = pathIn(await mailTo(page.request, email, `${product.name}: your order is paid`));
  const phone = await aVisitor(browser, { width: 375, language: 'uk' });
  await speak(phone, 'uk');
  await phone.goto(link);
  const details = phone.getByRole('region', { name: 'Деталі замовлення' });
  await expect(details.getByText('Подяка')).toBeVisible();
  await details.getByRole('button', { name: 'Змінити побажання' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Змінити побажання' });
  await dialog.getByLabel('Для кого').fill('Остап');
  await dialog.getByLabel('Мова').selectOption('uk');
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: 'Зберегти побажання' }).click();
  await expect(details.getByText('Остап')).toBeVisible();
  await expect(details.getByText('Українська')).toBeVisible();
  await expectNoSidewaysScroll(phone);
  await phone.context().close();
});
