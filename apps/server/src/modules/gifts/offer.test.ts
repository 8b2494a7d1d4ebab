import { beforeEach, expect, it } from 'vitest';
import { anImage, aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { anOfferForm, aTalentWithOffer, offerOf } from '../../../../../tests/support/gifts.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aClient, aLoggedInClient } from '../../../../../tests/support/program.ts';

const program = await aPayingProgram();
beforeEach(() => program.database.pool.query('delete from rate_limit'));

const visitor = () => aClient(program);
const profileOf = async (idTalent: number) =>
  (await visitor().get(`/get-user-profile-data/${idTalent}/en`)).body as { hasDonation: boolean; products: unknown[] };

it('shows the amounts in the talent’s order to everybody, and a button instead of a product', async () => {
  const { idTalent, talent, idProduct } = await aTalentWithOffer(program, 1000, 500);
  expect(await offerOf(visitor(), idTalent)).toEqual({
    idProduct,
    variations: [
      { id: expect.any(Number), name: 'Amount of 1000', price: 1000 },
      { id: expect.any(Number), name: 'Amount of 500', price: 500 },
    ],
    imageLink: null,
    monthly: null,
    showsGivers: false,
    isNamed: false,
  });
  expect(await profileOf(idTalent)).toMatchObject({ hasDonation: true, products: [] });
  expect((await talent.get('/get-user-products')).body).toMatchObject({ products: [] });
  expect((await visitor().get(`/get-active-user-products/${idTalent}`)).body).toEqual([]);
});

it('is switched off and on again, and keeps its amounts', async () => {
  const { idTalent, talent, variations } = await aTalentWithOffer(program);
  await talent.post('/save-gift-offer', anOfferForm([], { variations, isOn: false }));
  expect(await visitor().get(`/get-available-donations/${idTalent}`)).toMatchObject({ status: 404 });
  expect(await profileOf(idTalent)).toMatchObject({ hasDonation: false });
  expect((await talent.get('/get-gift-offer')).body).toMatchObject({ offer: { isOn: false, variations } });

  await talent.post('/save-gift-offer', anOfferForm([], { variations }));
  expect((await offerOf(visitor(), idTalent)).variations).toEqual(variations);
});

it('gives an amount with another price a new number, so that nobody pays what they did not see', async () => {
  const { idTalent, talent, variations } = await aTalentWithOffer(program, 500, 1000);
  const [first, second] = variations;
  const changed = [
    { ...first, price: 700 },
    { ...second, name: 'A dinner' },
  ];
  await talent.post('/save-gift-offer', anOfferForm([], { variations: changed }));
  const now = (await offerOf(visitor(), idTalent)).variations;
  expect(now).toEqual([
    { ...first, id: expect.any(Number), price: 700 },
    { ...second, name: 'A dinner' },
  ]);
  expect(now[0]?.id).not.toBe(first?.id);
});

it('is one offer per talent, also when two tabs save it first at the same moment', async () => {
  const { idUser } = await aSeller(program);
  const client = await aLoggedInClient(program, idUser);
  const saved = await Promise.all([1, 2, 3].map(() => client.post('/save-gift-offer', anOfferForm())));
  const ids = saved.map(({ body }) => (body as { idProduct: number }).idProduct);
  expect(new Set(ids).size).toBe(1);
  expect((await offerOf(visitor(), idUser)).variations).toHaveLength(2);
});

it('has a picture of the talent’s own', async () => {
  const { talent, idTalent } = await aTalentWithOffer(program);
  const idImage = await anImage(program, idTalent);
  await talent.post('/save-gift-offer', anOfferForm([500], { idImage }));
  expect(await offerOf(visitor(), idTalent)).toMatchObject({ imageLink: `/media/${idImage}` });
  const foreign = await anImage(program, (await aSeller(program)).idUser);
  expect(await talent.post('/save-gift-offer', anOfferForm([500], { idImage: foreign }))).toMatchObject({
    status: 404,
  });
});

it('cannot be handled like a product', async () => {
  const { talent, idProduct } = await aTalentWithOffer(program);
  for (const path of ['/deactivate-product', '/activate-product', '/delete-product']) {
    expect(await talent.post(path, { idProduct })).toMatchObject({ status: 404 });
  }
});

it('shows nothing of a talent without an offer, or of one who hides', async () => {
  const { idUser } = await aSeller(program);
  await aProduct(program, idUser);
  expect(await visitor().get(`/get-available-donations/${idUser}`)).toMatchObject({ status: 404 });
  const { idTalent } = await aTalentWithOffer(program);
  await program.database.pool.query(`update users set status = 'HIDDEN' where id = $1`, [idTalent]);
  expect(await visitor().get(`/get-available-donations/${idTalent}`)).toMatchObject({ status: 404 });
});

it.each([
  ['no amount', { variations: [] }, 'variations'],
  ['nine amounts', { variations: Array.from({ length: 9 }, () => ({ name: 'More', price: 500 })) }, 'variations'],
  ['less than a dollar', { variations: [{ name: 'Little', price: 99 }] }, 'variations.0.price'],
  ['more than two thousand', { variations: [{ name: 'Much', price: 200_001 }] }, 'variations.0.price'],
  ['an amount without a name', { variations: [{ name: ' ', price: 500 }] }, 'variations.0.name'],
  ['no thanks', { thanks: '' }, 'thanks'],
  ['501 characters of thanks', { thanks: 'a'.repeat(501) }, 'thanks'],
  ['an amount that it does not have', { variations: [{ id: 7, name: 'Foreign', price: 500 }] }, 'variations.0.id'],
])('refuses %s', async (_what, change, field) => {
  const { talent } = await aTalentWithOffer(program);
  expect(await talent.post('/save-gift-offer', anOfferForm([500], change))).toMatchObject({
    status: 422,
    body: { error: 1008, fields: { [field]: expect.any(String) } },
  });
});
