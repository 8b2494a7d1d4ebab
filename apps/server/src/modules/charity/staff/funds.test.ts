import { cents } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { actionsOn, idIn, inThree, skipSeconds } from '../../../../../../tests/support/content.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';
import { charity, platform, transfer } from '../../ledger/index.ts';

const program = await aProgram();
const visitor = aClient(program);
const staff = await someStaff(program);
const { post } = staff.client;

const aFund = (name: string, change: object = {}) => ({
  name: inThree(name),
  about: inThree('It helps.'),
  link: 'https://fund.example/about',
  ...change,
});
const add = async (name: string) => idIn(await post('/add-fund', aFund(name)));
const funds = async () => ((await post('/get-funds', { size: 100 })).body as { items: { id: number }[] }).items;
const fund = async (id: number) => (await funds()).find((each) => each.id === id);
const offered = async () => {
  skipSeconds(6);
  const { body } = await visitor.get('/get-charity-funds/uk');
  return body as { idCharityFund: number; name: string }[];
};

it('a fund is added, edited, and offered to talents', async () => {
  const id = await add('Voices');
  await post('/edit-fund', { id, ...aFund('Clear voices', { link: 'https://voices.example' }) });
  expect(await fund(id)).toMatchObject({
    name: inThree('Clear voices'),
    link: 'https://voices.example',
    active: true,
    total: 0,
    talents: 0,
  });
  expect(await offered()).toContainEqual(
    expect.objectContaining({ idCharityFund: id, name: 'Clear voices (uk)', link: 'https://voices.example' }),
  );
  expect((await actionsOn(program, `fund ${id}`)).map(({ action }) => action)).toEqual(['fund.added', 'fund.edited']);
});

it('a closed fund keeps its shares and takes no new ones', async () => {
  const id = await add('Closing');
  const seller = await aSeller(program);
  const client = await aLoggedInClient(program, seller.idUser);
  await client.post('/set-charity', { charity: { idCharityFund: id, percent: 10 } });
  const idProduct = await aProduct(program, seller.idUser);
  expect((await offered()).map(({ idCharityFund }) => idCharityFund)).toContain(id);
  expect(await post('/open-fund', { id, open: false })).toMatchObject({ status: 200 });
  expect((await offered()).map(({ idCharityFund }) => idCharityFund)).not.toContain(id);
  expect((await visitor.get(`/get-product-by-id/${idProduct}`)).body).toMatchObject({
    productType: 'CH-AUTOGRAPH',
    charity: { idCharityFund: id, percent: 10 },
  });
  expect(await program.catalogue.findOffer(idProduct)).toMatchObject({ charity: { idFund: id, percent: 10 } });
  expect(await client.post('/set-charity', { charity: { idCharityFund: id, percent: 20 } })).toMatchObject({
    status: 404,
  });
  expect(await fund(id)).toMatchObject({ active: false, talents: 1 });
  await post('/open-fund', { id, open: true });
  expect(await client.post('/set-charity', { charity: { idCharityFund: id, percent: 20 } })).toMatchObject({
    status: 200,
  });
});

it('what a fund was given is what the books say', async () => {
  const id = await add('Given');
  const { database, ledger, clock } = program;
  const given = { kind: 'test.given', ref: id, at: clock.now() };
  const postings = transfer(platform, charity(id), cents(1234));
  await database.inTransaction((tx) => ledger.post(tx, { ...given, postings }));
  expect(await fund(id)).toMatchObject({ total: 1234 });
});

it('two funds do not have one name, though both are added at once', async () => {
  const answers = await Promise.all([post('/add-fund', aFund('Twins')), post('/add-fund', aFund('TWINS'))]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const other = await add('Other');
  expect(await post('/edit-fund', { id: other, ...aFund('twins') })).toMatchObject({
    status: 409,
    body: { error: 1042, fields: { 'name.en': 'taken' } },
  });
});

it.each(['http://fund.example', 'javascript:alert(1)', 'fund.example', '', 7, `https://f.example/${'x'.repeat(200)}`])(
  'a fund’s page is not at %j',
  async (link) => {
    expect(await post('/add-fund', aFund('Linked', { link }))).toMatchObject({
      status: 422,
      body: { fields: { link: expect.any(String) } },
    });
  },
);

it('what does not exist is neither edited nor closed', async () => {
  expect(await post('/edit-fund', { id: 999_999, ...aFund('Nobody') })).toMatchObject({ status: 404 });
  expect(await post('/open-fund', { id: 999_999, open: false })).toMatchObject({ status: 404 });
});
