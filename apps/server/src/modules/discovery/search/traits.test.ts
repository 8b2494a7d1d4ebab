import { beforeAll, describe, expect, it } from 'vitest';
import { aGroup, aTalent } from '../../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';

const program = await aProgram();
const visitor = aClient(program);
const music = await aGroup(program, 'music');
const sport = await aGroup(program, 'sport');
const { pool } = program.database;

const words = (en: string, uk: string, ru: string) => ({ en, uk, ru });
type Person = {
  name: string;
  headline: ReturnType<typeof words>;
  country?: string;
  group?: typeof music;
  rank?: number;
};
const person = async ({ name, headline, country, group = music, rank = 0 }: Person) => {
  const { idUser } = await aTalent(program, group, { name, rank });
  await pool.query('update talent set headline = $1, country = $2 where id_user = $3', [headline, country, idUser]);
  return idUser;
};
const retitle = (table: 'talent_group' | 'category', id: number, title: ReturnType<typeof words>) =>
  pool.query(`update ${table} set title = $1 where id = $2`, [title, id]);

await retitle('talent_group', music.idGroup, words('Music', 'Музика', 'Музыка'));
await retitle('category', music.idCategory, words('Singers', 'Співаки', 'Певцы'));
await retitle('talent_group', sport.idGroup, words('Sport', 'Спорт', 'Спорт'));
await retitle('category', sport.idCategory, words('Footballers', 'Футболісти', 'Футболисты'));

const orysia = await person({
  name: 'Orysia Tymkiv',
  headline: words('Songwriter from Lviv', 'Авторка пісень зі Львова', 'Автор песен из Львова'),
  country: 'ua',
});
const lasse = await person({
  name: 'Lasse Kivipelto',
  headline: words('Drummer', 'Барабанщик', 'Барабанщик'),
  country: 'fi',
  rank: 9,
});
const andrii = await person({
  name: 'Andrii Hai',
  headline: words('Left back and captain, Kyiv', 'Лівий захисник і капітан, Київ', 'Левый защитник, Киев'),
  country: 'ua',
  group: sport,
});
const goalkeepers = await pool
  .query<{ id: string }>(`insert into tag (id_category, name, title) values ($1, 'keepers', $2) returning id`, [
    sport.idCategory,
    words('Goalkeepers', 'Воротарі', 'Вратари'),
  ])
  .then(({ rows }) => Number(rows[0]?.id));

let asked = 0;
// Each URL is unique: visitors with the same request share a response for a second.
const search = async (text: string) => {
  const { body } = await visitor.post(`/search?language=uk&question=${++asked}`, { text });
  return (body as { users: { idUser: number }[] }).users.map(({ idUser }) => idUser);
};

describe('a talent is found by', () => {
  it.each([
    ['their craft', 'songwriter', [orysia]],
    ['their craft while one types', 'songwr', [orysia]],
    ['their craft with a typo', 'sogwriter', [orysia]],
    ['their craft on the wrong keyboard layout', 'fdnjhrf', [orysia]],
    ['the city in English', 'Lviv', [orysia]],
    ['the city as the headline has it', 'Львова', [orysia]],
    ['the category in the singular', 'футболіст', [andrii]],
    ['the category in Russian', 'Футболисты', [andrii]],
    ['the category in English', 'footballer', [andrii]],
    ['the group', 'спорт', [andrii]],
    ['the country', 'Україна', [orysia, andrii]],
    ['the country in another language', 'Finland', [lasse]],
    ['craft and city, with the words between', 'a songwriter from Lviv', [orysia]],
    ['name and craft', 'Orysia songwriter', [orysia]],
    ['category and country', 'singers Ukraine', [orysia]],
  ])('%s: %s', async (_what, text, found) => {
    expect(await search(text)).toEqual(found);
  });

  it('a city before another whose name only begins like it', async () => {
    expect(await search('Kyiv')).toEqual([andrii, lasse]);
    expect(await search('Київ')).toEqual([andrii, lasse]);
  });

  it('a name before a craft of the same word', async () => {
    const named = await person({ name: 'Jo Drummer', headline: words('Painter', 'Художниця', 'Художница') });
    expect(await search('drummer')).toEqual([named, lasse]);
  });

  it('a name that begins like a joining word', async () => {
    expect(await search('and')).toEqual([andrii]);
  });
});

describe('what talents are found by follows', () => {
  beforeAll(() => pool.query('update talent set rank = 5 where id_user = $1', [andrii]));

  it('their rank', async () => {
    expect(await search('Ukraine')).toEqual([andrii, orysia]);
  });

  it('their tags', async () => {
    expect(await search('goalkeepers')).toEqual([]);
    await pool.query('insert into talent_tag (id_user, id_tag) values ($1, $2)', [andrii, goalkeepers]);
    expect(await search('воротарі')).toEqual([andrii]);
    await pool.query('delete from talent_tag where id_user = $1', [andrii]);
    expect(await search('goalkeepers')).toEqual([]);
  });

  it('a new title of their category, in place of the old one', async () => {
    await retitle('category', sport.idCategory, words('Strikers', 'Нападники', 'Нападающие'));
    expect(await search('нападник')).toEqual([andrii]);
    expect(await search('footballers')).toEqual([]);
  });

  it('whether their category is shown', async () => {
    await pool.query('update category set hidden = true where id = $1', [sport.idCategory]);
    expect(await search('strikers')).toEqual([]);
    await pool.query('update category set hidden = false where id = $1', [sport.idCategory]);
    expect(await search('strikers')).toEqual([andrii]);
  });

  it('a city that was added, and taken back', async () => {
    expect(await search('Ужгород')).toEqual([]);
    const live = (city: object | null) => pool.query('update talent set city = $1 where id_user = $2', [city, lasse]);
    await live(words('Uzhhorod', 'Ужгород', 'Ужгород'));
    expect(await search('Ужгород')).toEqual([lasse]);
    expect(await search('drummer Uzhhorod')).toEqual([lasse]);
    await live(null);
    expect(await search('Ужгород')).toEqual([]);
  });

  it('a headline that was changed', async () => {
    await pool.query('update talent set headline = $1 where id_user = $2', [words('Baker', 'Пекар', 'Пекарь'), lasse]);
    expect(await search('пекар')).toEqual([lasse]);
    expect(await search('барабанщик')).toEqual([]);
  });
});

it.each(['qqqqwwww', 'zzzz', 'яяяя', 'asdfasdf', 'qwerty', 'йцукен', 'ыыы'])('nobody is found by %s', async (text) => {
  expect(await search(text)).toEqual([]);
});

it('a search for a name finds nobody by their craft', async () => {
  const byName = async (name: string) => (await visitor.post('/find-users-by-name/true', { name })).body;
  expect(await byName('songwriter')).toMatchObject({ items: [] });
  expect(await byName('orysia songwriter')).toMatchObject({ items: [] });
  expect(await byName('orysia')).toMatchObject({ items: [{ idUser: orysia }] });
});

it('what was typed comes before what the same keys type on the other layout', async () => {
  const painter = words('Painter', 'Художниця', 'Художница');
  const vera = await person({ name: 'Vera Pavliuk', headline: painter, group: sport });
  expect(await search('ve')).toContain(vera);
  const found = await search('му'); // the keys of "ve"
  expect(found).toContain(orysia);
  expect(found).not.toContain(vera);
});
