import { aNewPerson, mailTo } from './support/accounts.ts';
import { payIn } from './support/card-page.ts';
import { aVisitor, expect, expectAccessible, expectNoSidewaysScroll, look, test } from './support/page.ts';
import { aName, callAs, enterStudio } from './support/studio.ts';

type Own = { products: { idImage: string | null }[] };
type Bought = { items: { idOrder: number; state: string }[] };

const price = 2_500;
const address = { method: 'courier', country: 'ua', city: 'Lviv', address: 'Valova 7', zipCode: '79008' };

test('a parcel is shipped, and its buyer says that it has arrived', async ({ page: talent, browser }) => {
  await enterStudio(talent);
  const { products } = await callAs<Own>(talent, '/get-user-products?language=en');
  const name = aName('A signed mug');
  const { idProduct } = await callAs<{ idProduct: number }>(talent, '/save-product/', {
    productType: 'PHYSICAL',
    language: 'en',
    name,
    shortAbout: 'Signed on the bottom',
    about: `Signed on the bottom: ${name}`,
    variations: [{ price, total: 5 }],
    deliveryMethods: ['courier'],
    idImage: products.find(({ idImage }) => idImage !== null)?.idImage,
  });
  const page = await aVisitor(browser);
  const { email, session } = await aNewPerson(page, 'Olena Teliha');
  const total = price + 500;
  await payIn(page.request, session, total);
  await callAs(page, '/buy-product/', {
    idProduct,
    total,
    language: 'en',
    fromWallet: total,
    fields: { fullName: 'Olena Teliha', phone: '+380501112233', email, delivery: address },
  });
  const [order] = (await callAs<Bought>(page, '/get-orders', {})).items;
  const delivery = { kind: 'parcel', carrier: 'Nova Poshta', trackingNumber: '20450011' };
  await callAs(talent, '/deliver-order', { idOrder: order?.idOrder, delivery });

  await page.goto(`/orders/${order?.idOrder}`);
  await expect(page.getByText('Your parcel is on its way.')).toBeVisible();
  await expect(page.getByText('Shipped', { exact: true }).first()).toBeVisible();
  const track = page.getByRole('link', { name: 'Track parcel' });
  await expect(track).toHaveAttribute('href', 'https://novaposhta.ua/tracking/?cargo_number=20450011');
  await mailTo(page.request, email, `${name}: your parcel was shipped`);
  await expect(page.getByText('Your order has been delivered.')).toHaveCount(0);
  const money = page.getByRole('region', { name: 'Where’s my money?' });
  await expect(money.getByText('When you have it, at the latest on')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'dark', 375);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'I have it' }).click();
  const sure = page.getByRole('dialog', { name: 'Has it arrived?' });
  await expect(sure.getByText('is paid right away')).toBeVisible();
  await expect(sure.getByText('you can still report it until')).toBeVisible();
  await expectAccessible(page);
  await sure.getByRole('button', { name: 'I have it' }).dblclick();
  await expect(page.getByText('Your order has been delivered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'I have it' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Report a problem' })).toBeVisible();
  await expect(page.getByText('The buyer has it')).toBeVisible();
  await page.context().close();
});
