import { expect, it } from 'vitest';
import { aSeller } from '../../../../../../tests/support/catalogue.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../../tests/support/program.ts';

const page = {
  names: { en: 'Orysia T.', uk: 'Орися Т.', ru: 'Орыся Т.' },
  headline: { en: 'Singer, Lviv', uk: 'Співачка, Львів', ru: 'Певица, Львов' },
  about: { en: 'I sing.', uk: 'Співаю.', ru: 'Пою.' },
  languages: ['uk', 'en'],
};

const setUp = async () => {
  const program = await aProgram();
  const { idUser } = await aSeller(program, { name: 'Orysia' });
  return { program, idUser, talent: await aLoggedInClient(program, idUser) };
};

it('lets a talent change the texts of their page, which everybody then reads and finds', async () => {
  const { program, idUser, talent } = await setUp();
  expect((await talent.get('/get-own-page')).body).toMatchObject({ names: { en: 'Orysia', uk: 'Orysia (uk)' } });
  expect((await talent.post('/save-own-page', page)).status).toBe(200);
  expect((await talent.get('/get-own-page')).body).toEqual(page);
  const visitor = aClient(program);
  expect((await visitor.get(`/get-user-profile-data/${idUser}/uk`)).body).toMatchObject({
    userDTO: { name: 'Орися Т.', headline: 'Співачка, Львів', about: 'Співаю.' },
  });
  const { body } = await visitor.post('/search?language=ru', { text: 'Орыся' });
  expect(body).toMatchObject({ users: [{ idUser }] });
});

it('refuses an empty text, too long ones, and a fan, and changes nothing then', async () => {
  const { program, talent } = await setUp();
  const before = (await talent.get('/get-own-page')).body;
  const empty = { ...page, headline: { ...page.headline, ru: ' ' } };
  expect((await talent.post('/save-own-page', empty)).body).toMatchObject({ fields: { 'headline.ru': 'required' } });
  const long = { ...page, about: { ...page.about, uk: 'a'.repeat(1_001) } };
  expect((await talent.post('/save-own-page', long)).body).toMatchObject({ fields: { 'about.uk': 'tooLong' } });
  expect((await talent.get('/get-own-page')).body).toEqual(before);
  const fan = await aLoggedInClient(program, (await aUser(program)).idUser);
  expect((await fan.post('/save-own-page', page)).status).toBeGreaterThanOrEqual(400);
});
