import { expect, it } from 'vitest';
import { aFanAtWork, aPaidOrder, aPurchase, aShop, buy, detailFor } from '../../../../../../tests/support/orders.ts';

const { program, fan } = await aFanAtWork({ deposited: 900_000 });
const { pool } = program.database;

const fields = { occasion: 'birthday', greetingLanguage: 'uk' };

it('keeps the occasion and the language of a greeting with the order, and tells its talent by mail', async () => {
  const { idOrder, talent, idTalent } = await aPaidOrder(program, fan, 'VIDEO_GREETING', { fields, fromWallet: 4_000 });
  for (const client of [fan.client, talent]) {
    expect((await detailFor(client, idOrder)).fields).toEqual(
      expect.arrayContaining([
        { name: 'occasion', value: 'birthday' },
        { name: 'greetingLanguage', value: 'uk' },
      ]),
    );
  }
  const { rows } = await pool.query('select email from users where id = $1', [idTalent]);
  expect(program.mailbox.latest(rows[0].email).text).toMatch(/^Occasion: Birthday\nLanguage: Ukrainian$/m);
});

it('offers the languages of the talent, and refuses every other one', async () => {
  const shop = await aShop(program, 'VIDEO_GREETING');
  await pool.query(`update talent set languages = '{pl,uk}' where id_user = $1`, [shop.idTalent]);
  const product = await fan.client.get(`/get-product-by-id/${shop.idProduct}`);
  expect(product.body).toMatchObject({ ownerLanguages: ['pl', 'uk'] });
  const basket = { ...shop, email: fan.email, fromWallet: 4_000 };
  const inFrench = await aPurchase(program, { ...basket, fields: { ...fields, greetingLanguage: 'fr' } });
  expect(await buy(fan.client, inFrench)).toMatchObject({
    status: 422,
    body: { name: 'mandatoryFieldNull', fields: { greetingLanguage: 'invalid' } },
  });
  const bought = await pool.query('select from orders where id_product = $1', [shop.idProduct]);
  expect(bought.rowCount).toBe(0);
});

it('leaves both to the talent when the buyer does', async () => {
  const left = { occasion: '', greetingLanguage: '' };
  const { idOrder, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fields: left, fromWallet: 1_500 });
  const names = (await detailFor(talent, idOrder)).fields.map(({ name }) => name);
  expect(names).not.toContain('occasion');
  expect(names).not.toContain('greetingLanguage');
});
