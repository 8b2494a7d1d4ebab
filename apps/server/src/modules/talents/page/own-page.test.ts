import { limits } from '@stagedoor/contract/limits';
import type { PublicUser } from '@stagedoor/contract/schemas/user';
import { describe, expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { aPage, noLinks } from '../../../../../../tests/support/own-page.ts';
import { aGroup, aTalent, aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';

const program = await aProgram();
const { pool } = program.database;
const [music, sport] = [await aGroup(program, 'music'), await aGroup(program, 'sport')];

const aTag = async (idCategory: number, name: string): Promise<number> => {
  const title = { en: name, uk: `${name} (uk)`, ru: `${name} (ru)` };
  const insert = 'insert into tag (id_category, name, title) values ($1, $2, $3) returning id';
  return Number((await pool.query(insert, [idCategory, name, title])).rows[0].id);
};
const [jazz, choir, goals] = [
  await aTag(music.idCategory, 'jazz'),
  await aTag(music.idCategory, 'choir'),
  await aTag(sport.idCategory, 'goals'),
];

const page = aPage({
  names: { en: 'Orysia T.', uk: 'Орися Т.', ru: 'Орыся Т.' },
  headline: { en: 'Singer', uk: 'Співачка', ru: 'Певица' },
  city: { en: 'Lviv', uk: 'Львів', ru: 'Львов' },
  about: { en: 'I sing.', uk: 'Співаю.', ru: 'Пою.' },
  languages: ['uk', 'en'],
  categories: ['music-category'],
});

let asked = 0;

const setUp = async (options = {}) => {
  const { idUser } = await aTalent(program, music, { name: 'Orysia', ...options });
  const talent = await aLoggedInClient(program, idUser);
  const save = (changes: object) => talent.post('/save-own-page', { ...page, ...changes });
  const stored = async () => (await talent.get('/get-own-page')).body;
  // Each URL is unique: visitors with the same request share a response for a second.
  const shown = async (language = 'uk', who = aClient(program)) => {
    const { body } = await who.get(`/get-user-profile-data/${idUser}/${language}?asked=${++asked}`);
    return (body as { userDTO: PublicUser }).userDTO;
  };
  return { idUser, talent, save, stored, shown };
};

describe('talents', () => {
  it('change their page, which everybody then reads and finds', async () => {
    const { idUser, stored, save, shown } = await setUp();
    expect(await stored()).toMatchObject({
      names: { en: 'Orysia', uk: 'Orysia (uk)' },
      city: { en: '', uk: '', ru: '' },
      categories: ['music-category'],
      tags: [],
      idImage: null,
    });
    expect((await save({ tags: [jazz] })).status).toBe(200);
    expect(await stored()).toMatchObject({ ...page, tags: [jazz] });
    expect(await shown()).toMatchObject({
      name: 'Орися Т.',
      headline: 'Співачка',
      city: 'Львів',
      about: 'Співаю.',
      tags: [{ name: 'jazz', localizedString: 'jazz (uk)' }],
    });
    for (const [language, text] of Object.entries({ ru: 'Орыся Львов', en: 'jazz singer' })) {
      const { body } = await aClient(program).post(`/search?language=${language}`, { text });
      expect(body).toMatchObject({ users: [{ idUser, city: page.city[language as 'en'] }] });
    }
  });

  it('leave the city out in all languages, or in none', async () => {
    const { save, shown } = await setUp();
    const { body } = await save({ city: { en: 'Lviv', uk: ' ', ru: '' } });
    expect(body).toMatchObject({ fields: { 'city.uk': 'required', 'city.ru': 'required' } });
    expect((await save({ city: { en: '', uk: ' ', ru: '' } })).status).toBe(200);
    expect((await shown()).city).toBeNull();
  });

  it('choose and remove their portrait and cover, which must be their own', async () => {
    const { idUser, save, shown, stored } = await setUp();
    const [idImage, idCover] = [await anImage(program, idUser), await anImage(program, idUser)];
    expect((await save({ idImage, idCover })).status).toBe(200);
    expect(await shown()).toMatchObject({ imageLink: `/media/${idImage}`, coverLink: `/media/${idCover}` });
    const foreign = await anImage(program, (await aUser(program)).idUser);
    for (const changes of [{ idImage: foreign }, { idImage, idCover: foreign }, { idImage: 'nothing' }]) {
      expect((await save(changes)).body).toMatchObject({ name: 'pageNotFound' });
    }
    expect(await stored()).toMatchObject({ idImage, idCover });
    expect((await save({ idImage: null, idCover })).status).toBe(200);
    expect(await shown()).toMatchObject({ imageLink: null, coverLink: `/media/${idCover}` });
  });

  it('are listed in the group of their first category', async () => {
    const { idUser, save, stored, shown } = await setUp({ name: 'Vira Mover' });
    expect((await save({ categories: ['sport-category', 'music-category'], tags: [goals, jazz] })).status).toBe(200);
    expect(await stored()).toMatchObject({ categories: ['sport-category', 'music-category'] });
    expect(await shown()).toMatchObject({ mainGroup: 'sport' });
    const { body } = await aClient(program).post('/find-users-by-group/', { group: 'sport' });
    expect(JSON.stringify(body)).toContain(`"idUser":${idUser}`);
  });

  it('are not given a tag twice, nor one of a category they are not in, nor too many', async () => {
    const { save, stored } = await setUp();
    expect((await save({ tags: [jazz, choir, jazz] })).status).toBe(200);
    expect(await stored()).toMatchObject({ tags: [jazz, choir] });
    expect((await save({ tags: [goals] })).body).toMatchObject({ name: 'pageNotFound' });
    const many = Array.from({ length: limits.page.tagsMax + 1 }, (_, n) => n + 1);
    expect((await save({ tags: many })).body).toMatchObject({ fields: { tags: 'tooLarge' } });
    expect((await save({ categories: ['nowhere'] })).body).toMatchObject({ name: 'pageNotFound' });
    expect(await stored()).toMatchObject({ tags: [jazz, choir], categories: ['music-category'] });
  });

  it('link to their pages elsewhere, and nowhere else', async () => {
    const { save, shown } = await setUp();
    const links = { ...noLinks, telegram: '@orysia', website: 'orysia.example', instagram: 'instagram.com/orysia?a=b' };
    expect((await save({ links })).status).toBe(200);
    const saved = [
      { network: 'website', link: 'https://orysia.example' },
      { network: 'instagram', link: 'https://instagram.com/orysia' },
      { network: 'telegram', link: 'https://t.me/orysia' },
    ];
    expect((await shown()).links).toEqual(saved);
    const bad = { ...noLinks, telegram: 'https://evil.example/orysia', website: 'javascript:alert(1)' };
    expect((await save({ links: bad })).body).toMatchObject({
      fields: { 'links.telegram': 'otherNetwork', 'links.website': 'invalid' },
    });
    const long = { ...noLinks, website: `https://orysia.example/${'a'.repeat(limits.page.linkMax)}` };
    expect((await save({ links: long })).body).toMatchObject({ fields: { 'links.website': 'tooLong' } });
    expect((await shown()).links).toEqual(saved);
    const insert = pool.query(`insert into talent_link values ($1, 'x', 'javascript:alert(1)')`, [1]);
    await expect(insert).rejects.toMatchObject({ constraint: 'talent_link_link_check' });
  });

  it('see what they save while hidden, and cannot save while blocked', async () => {
    const { idUser, talent, save, shown } = await setUp({ status: 'HIDDEN' });
    expect((await save({ headline: { en: 'Hidden', uk: 'Hidden', ru: 'Hidden' } })).status).toBe(200);
    expect(await shown('en', talent)).toMatchObject({ headline: 'Hidden' });
    expect(await shown('en')).toBeUndefined();
    await pool.query(
      `insert into account_block (id_user, blocker, reason, created_at) values ($1, 'admin', 'Spam', $2)`,
      [idUser, program.clock.now()],
    );
    expect((await save({})).status).toBeGreaterThanOrEqual(400);
    expect(await shown('en', talent)).toMatchObject({ headline: 'Hidden' });
  });
});

it('refuses an empty text, too long ones, and a fan, and changes nothing then', async () => {
  const { stored, save } = await setUp();
  const before = await stored();
  const empty = { headline: { ...page.headline, ru: ' ' } };
  expect((await save(empty)).body).toMatchObject({ fields: { 'headline.ru': 'required' } });
  const long = { about: { ...page.about, uk: 'a'.repeat(1_001) } };
  expect((await save(long)).body).toMatchObject({ fields: { 'about.uk': 'tooLong' } });
  expect(await stored()).toEqual(before);
  const fan = await aLoggedInClient(program, (await aUser(program)).idUser);
  expect((await fan.post('/save-own-page', page)).status).toBeGreaterThanOrEqual(400);
});

it('keeps the whole of the last of two saves at once', async () => {
  const { save, stored } = await setUp();
  const one = { tags: [jazz], links: { ...noLinks, x: '@one' } };
  const other = { tags: [choir], links: { ...noLinks, x: '@other' } };
  const replies = await Promise.all([save(one), save(other), save(one), save(other)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { tags, links } = (await stored()) as { tags: number[]; links: { x: string } };
  expect([
    [jazz, 'https://x.com/one'],
    [choir, 'https://x.com/other'],
  ]).toContainEqual([...tags, links.x]);
});
