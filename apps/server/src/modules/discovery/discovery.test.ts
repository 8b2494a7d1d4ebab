import { endpoints } from '@stagedoor/contract/endpoints/index';
import { describe, expect, it } from 'vitest';
import { days } from '../../../../../tests/support/clock.ts';
import { aGroup, aTalent } from '../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();
const visitor = aClient(program);
const music = await aGroup(program, 'music', 2);
const sport = await aGroup(program, 'sport', 1);
for (let rank = 1; rank <= 18; rank++) await aTalent(program, music, { name: `Singer ${rank}`, rank });
const runner = await aTalent(program, sport, { name: 'Runner' });
const hidden = await aTalent(program, sport, { name: 'Hidden', status: 'HIDDEN', rank: 99 });
await aTalent(program, sport, { name: 'Gone', status: 'DEACTIVATED' });
const connected = [runner.idUser, hidden.idUser];
await program.database.pool.query(`update talent set live_until = $1 where id_user = any ($2)`, [
  new Date(program.clock.now().getTime() + days(1)),
  connected,
]);

type Page = { items: { name: string; idUser: number }[]; totalPages: number; currentPage: number };
const list = async (path: string, body: object = {}) => (await visitor.post(path, body)).body as Page;

describe('explore', () => {
  it('shows groups by their order, in the asked language', async () => {
    const { body } = await visitor.get('/get-groups/uk/false');
    expect(body).toMatchObject([
      { name: 'sport', localizedString: 'sport (uk)', categories: [{ name: 'sport-category' }] },
      { name: 'music' },
    ]);
  });

  it('gives sixteen to a page, the highest ranked first, and says how many pages there are', async () => {
    const first = await list('/find-users-by-group-name/music');
    expect(first.items).toHaveLength(16);
    expect(first.items[0]?.name).toBe('Singer 18');
    expect(first).toMatchObject({ totalPages: 2, currentPage: 0 });
    const last = await list('/find-users-by-group-name/music', { page: 1 });
    expect(last.items.map(({ name }) => name)).toEqual(['Singer 2', 'Singer 1']);
  });

  it('never finds people who are hidden or gone', async () => {
    const everybody = await list('/find-users-by-group-name/all', { size: 100 });
    expect(everybody.items.map(({ name }) => name)).not.toContain('Hidden');
    expect(everybody.items).toHaveLength(19);
    expect((await list('/find-users-by-group-and-category/sport/sport-category')).items).toHaveLength(1);
    expect((await visitor.get(`/get-user-by-id/${hidden.idUser}`)).body).toEqual({ error: 1058, name: 'pageNotFound' });
  });

  it.each(['/find-users-by-group-name/nowhere', '/find-users-by-group-and-category/music/sport-category'])(
    'says that %s does not exist',
    async (path) => {
      expect((await visitor.post(path)).body).toEqual({ error: 1058, name: 'pageNotFound' });
    },
  );
});

describe('a talent', () => {
  it.each([String(runner.idUser), runner.nickname, runner.nickname.toUpperCase()])('is found as %s', async (id) => {
    const { body } = await visitor.get(`/get-user-by-id/${id}?language=ru`);
    expect(body).toMatchObject({
      idUser: runner.idUser,
      name: 'Runner (ru)',
      about: 'Sings. (ru)',
      languages: ['en', 'uk'],
      categories: [{ name: 'sport-category', localizedString: 'sport (ru)' }],
    });
  });
});

describe('home', () => {
  it('shows the first of each group at the door, and the best of each group', async () => {
    const { body } = await visitor.get('/get-main-screen-data-web/en');
    expect(body).toMatchObject({ talents: 19, answeringNow: 1 });
    const { featured, groups } = body as { featured: { name: string }[]; groups: { name: string; users: unknown[] }[] };
    expect(featured.map(({ name }) => name)).toEqual(['Runner', 'Singer 18']);
    expect(groups.map(({ name, users }) => [name, users.length])).toEqual([
      ['sport', 1],
      ['music', 8],
    ]);
  });
});

it('a program that searches without a pause is asked to wait', async () => {
  const { limit } = endpoints.search;
  const key = `${endpoints.search.path} 127.0.0.1`;
  const ends = new Date(program.clock.now().getTime() + limit.seconds * 1_000);
  const searched = async () => (await visitor.post('/search', { text: `word ${crypto.randomUUID()}` })).status;
  expect(await searched()).toBe(200);
  await program.database.pool.query(
    `insert into rate_limit (key, hits, window_ends_at) values ($1, $2, $3)
     on conflict (key) do update set hits = excluded.hits`,
    [key, limit.max, ends],
  );
  expect(await searched()).toBe(429);
});
