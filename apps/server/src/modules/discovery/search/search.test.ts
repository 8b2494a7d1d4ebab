import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../../tests/support/catalogue.ts';
import { aGroup, aTalent } from '../../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';

const program = await aProgram();
const visitor = aClient(program);
const music = await aGroup(program, 'music');

const named = async (names: { en: string; uk: string; ru: string }, rank = 0) => {
  const { idUser } = await aTalent(program, music, { name: names.en, rank });
  await program.database.pool.query('update talent set names = $1 where id_user = $2', [names, idUser]);
  return idUser;
};
const taras = await named({ en: 'Taras Shevchenko', uk: 'Тарас Шевченко', ru: 'Тарас Шевченко' });
const solomiia = await named({ en: 'Solomiia Khvylova', uk: 'Соломія Хвильова', ru: 'Соломия Хвылёва' }, 3);
const mariana = await named({ en: 'Mar’iana Zghurska', uk: 'Мар’яна Згурська', ru: 'Марьяна Згурская' }, 2);
const renata = await named({ en: 'Renata Müller', uk: 'Рената Мюллер', ru: 'Рената Мюллер' }, 1);
const oleksandra = await named({
  en: 'Oleksandra Dobrovolska',
  uk: 'Олександра Добровольська',
  ru: 'Александра Добровольская',
});
const verse = await aProduct(program, taras, 'AUTOGRAPH', { name: 'A verse by hand' });
const song = await aProduct(program, solomiia, 'VIDEO_GREETING', { name: 'Колискова для дитини', language: 'uk' });

type Found = { users: { idUser: number }[]; products: { idProduct: number }[]; suggestions: unknown[] };
let calls = 0;
// Each URL is unique: visitors with the same request share a response for a second.
const search = async (text: string) => {
  const answer = await visitor.post(`/search?language=uk&question=${++calls}`, { text });
  const { users, products, suggestions } = answer.body as Found;
  return {
    users: users.map(({ idUser }) => idUser),
    products: products.map(({ idProduct }) => idProduct),
    suggestions: suggestions.length,
  };
};

describe('a person is found', () => {
  it.each([
    ['as written', 'Шевченко', taras],
    ['in Latin letters', 'Shevchenko', taras],
    ['on the wrong keyboard', 'itdxtyrj', taras],
    ['with a typo', 'Шевчинко', taras],
    ['with two typos', 'Shefchinko', taras],
    ['with letters that changed places', 'Shevhcenko', taras],
    ['with a replaced letter and two that changed places', 'Dabrovoslka', oleksandra],
    ['in capitals', 'ШЕВЧЕНКО', taras],
    ['while one types', 'шевч', taras],
    ['by first and last name, the other way round', 'шевченко тарас', taras],
    ['with a typo in one of two words', 'Тарас Шевчинко', taras],
    ['by another romanisation', 'Hvylyova Solomia', solomiia],
    ['in Russian spelling', 'Хвылёва', solomiia],
    ['without the apostrophe', 'Marjana', mariana],
    ['with г as g', 'Zgurska', mariana],
    ['without the accent', 'muller', renata],
    ['Latin typed on a Cyrillic keyboard', 'кутфеф', renata],
  ])('%s: %s', async (_how, text, idUser) => {
    expect((await search(text)).users).toEqual([idUser]);
  });

  it('before a person whose name is only similar', async () => {
    const almost = await named({ en: 'Taras Shevchenka', uk: 'Тарас Шевченка', ru: 'Тарас Шевченка' }, 9);
    expect((await search('Шевчинко')).users).toEqual([taras, almost]);
    expect((await search('Шевченко')).users).toEqual([taras]);
  });

  it('by the new name once it was changed', async () => {
    const idUser = await named({ en: 'Old Name', uk: 'Стара Назва', ru: 'Старое Имя' });
    await program.database.pool.query('update talent set names = $1 where id_user = $2', [
      { en: 'Fresh Spelling', uk: 'Свіжий Запис', ru: 'Свежая Запись' },
      idUser,
    ]);
    expect((await search('свіжий')).users).toEqual([idUser]);
    expect((await search('Стара Назва')).users).toEqual([]);
  });
});

describe('a product is found', () => {
  it.each([
    ['by its name', 'verse', verse],
    ['with a typo', 'коліскова', song],
    ['on the wrong keyboard', 'rjkscrjdf', song],
    ['by its owner and its name', 'Хвильова колискова', song],
  ])('%s: %s', async (_how, text, idProduct) => {
    expect((await search(text)).products).toEqual([idProduct]);
  });

  it.each([
    ['by what it is', 'квиток', 'EVENT'],
    ['by what it is for', 'birthday gift', 'VIDEO_GREETING'],
    ['in a phrase', 'день народження', 'VIDEO_GREETING'],
  ] as const)('%s: %s', async (_how, text, type) => {
    const idProduct = await aProduct(program, taras, type);
    expect((await search(text)).products).toContain(idProduct);
    expect((await search(text)).products).not.toContain(verse);
  });

  it('by its short description, after those with the word in their name', async () => {
    const idNamed = await aProduct(program, taras, 'AUTOGRAPH', { name: 'Nightingale' });
    const idDescribed = await aProduct(program, taras, 'AUTOGRAPH', { shortAbout: 'A nightingale drawn by hand' });
    expect((await search('nightingale')).products).toEqual([idNamed, idDescribed]);
  });

  it('no longer when its date has passed', async () => {
    const idProduct = await aProduct(program, taras, 'EVENT', { name: 'Farewell Serenade' });
    expect((await search('serenade')).products).toEqual([idProduct]);
    await program.database.pool.query(`update variation set starts_at = '2020-01-01' where id_product = $1`, [
      idProduct,
    ]);
    expect((await search('farewell serenade')).products).toEqual([]);
  });

  it('no longer when it was taken off the shelf', async () => {
    const idProduct = await aProduct(program, taras, 'AUTOGRAPH', { name: 'Temporary Rhapsody' });
    expect((await search('rhapsody')).products).toEqual([idProduct]);
    await program.catalogue.setProductStatus(taras, idProduct, 'INACTIVE');
    expect((await search('rhapsody')).products).toEqual([]);
  });
});

it('suggests talents where nothing was found, and only there', async () => {
  expect(await search('wertzuiop')).toMatchObject({ users: [], products: [], suggestions: 4 });
  expect((await search('Тарас')).suggestions).toBe(0);
});

it.each(['!!!', '%', "' or 1=1 --", '\\', 'ъъъ'])('finds nothing by %j, and does not fall over', async (text) => {
  expect((await visitor.post('/search', { text })).status).toBe(200);
});

it('gives people by name in pages', async () => {
  const page = await visitor.post('/find-users-by-name/true', { name: 'taras', page: 0, size: 1 });
  expect(page.body).toMatchObject({ items: [expect.anything()], totalPages: 2, currentPage: 0 });
});
