import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { aGroup, aTalent, aUser } from '../../../../../tests/support/people.ts';
import { aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();
const music = await aGroup(program, 'music');
const sql = (text: string, values: unknown[]) => program.database.pool.query(text, values);
const tag = await sql(`insert into tag (id_category, name, title) values ($1, 'jazz', $2) returning id`, [
  music.idCategory,
  { en: 'Jazz', uk: 'Джаз', ru: 'Джаз' },
]);
const idTag: number = tag.rows[0].id;
const fan = await aUser(program);

const aSinger = async (name: string) => {
  const { idUser } = await aTalent(program, music, { name: `Solovei ${name}` });
  await aProduct(program, idUser, 'AUTOGRAPH', { name: `Solovei ${name} by hand` });
  await sql('insert into talent_tag values ($1, $2)', [idUser, idTag]);
  await sql('insert into follow values ($1, $2, $3)', [fan.idUser, idUser, program.clock.now()]);
  return idUser;
};
const block = (idUser: number, until: Date | null) =>
  sql(`insert into account_block (id_user, blocker, reason, until, created_at) values ($1, 'admin', 'No', $2, $3)`, [
    idUser,
    until,
    program.clock.now(),
  ]);
const soon = new Date(program.clock.now().getTime() + days(1));
const connectAll = () => sql('update talent set live_until = $1', [soon]);

const open = await aSinger('Open');
const wasBlocked = await aSinger('Free');
const hidden = await aSinger('Hidden');
const deactivated = await aSinger('Gone');
const blocked = await aSinger('Blocked');
await sql(`update users set status = 'HIDDEN' where id = $1`, [hidden]);
await sql(`update users set status = 'DEACTIVATED' where id = $1`, [deactivated]);
await block(blocked, soon);
await block(wasBlocked, program.clock.now());
// A talent who blocked themselves from buying still sells.
const keepsFromBuying = await aSinger('Thrifty');
await (await aLoggedInClient(program, keepsFromBuying)).post('/block-self', { duration: 'forever' });
const everyone = [open, wasBlocked, hidden, deactivated, blocked, keepsFromBuying];
await connectAll();
const seen = [open, wasBlocked, keepsFromBuying];

type Person = { idUser: number };
const itemsOf = (body: unknown) => (body as { items: Person[] }).items;
const calls: [path: string, body: object, people: (body: unknown) => Person[]][] = [
  ['/find-users-by-name/true', { name: 'Solovei' }, itemsOf],
  ['/find-users', {}, itemsOf],
  ['/find-users', { categories: ['music-category'], tags: [idTag], speaks: ['uk'], answering: true }, itemsOf],
  ['/get-users-by-categories', { categories: ['music-category'] }, itemsOf],
  ['/get-users-by-ids', { ids: everyone }, (body) => body as Person[]],
  ['/user-list', {}, itemsOf],
  ['/find-users-by-group/', { group: 'music' }, itemsOf],
  ['/find-users-by-group/', { group: 'music', category: 'music-category' }, itemsOf],
  ['/find-users-by-group-name/music', {}, itemsOf],
  ['/find-users-by-group-name/all', {}, itemsOf],
  ['/find-users-by-group-and-category/music/music-category', {}, itemsOf],
  ['/search', { text: 'Solovei' }, (body) => (body as { users: Person[] }).users],
  [
    '/search',
    { text: 'Solovei by hand' },
    (body) => (body as { products: { idOwner: number }[] }).products.map(({ idOwner }) => ({ idUser: idOwner })),
  ],
];

describe('a hidden, deactivated or blocked talent is never found', () => {
  it.each(calls)('by %s %j', async (path, body, people) => {
    const client = await aLoggedInClient(program, fan.idUser);
    const answer = await client.post(path, body);
    expect(answer.status).toBe(200);
    const found = people(answer.body).map(({ idUser }) => idUser);
    expect(found.toSorted((a, b) => a - b)).toEqual(seen);
  });

  it('on the home page', async () => {
    const client = await aLoggedInClient(program, fan.idUser);
    const { body } = await client.get('/get-main-screen-data-web/en');
    expect(body).toMatchObject({ talents: 3, answeringNow: 3 });
    const { groups } = body as { groups: { users: Person[] }[] };
    expect(groups.flatMap(({ users }) => users.map(({ idUser }) => idUser))).toEqual(seen);
  });

  it.each([hidden, deactivated, blocked])('by the id %d', async (idUser) => {
    const client = await aLoggedInClient(program, fan.idUser);
    for (const path of [`/get-user-by-id/${idUser}`, `/get-user-profile-data/${idUser}/en`]) {
      expect((await client.get(path)).body).toEqual({ error: 1058, name: 'pageNotFound' });
    }
  });
});

it.each([open, keepsFromBuying])('an open talent is seen by the id %d, with their products', async (idUser) => {
  const client = await aLoggedInClient(program, fan.idUser);
  const paths = [`/get-user-by-id/${idUser}`, `/get-user-profile-data/${idUser}/en`];
  for (const path of paths) expect((await client.get(path)).status).toBe(200);
  const { body } = await client.get(`/get-active-user-products/${idUser}`);
  const [product] = body as { idProduct: number }[];
  expect((await client.get(`/get-product-by-id/${product?.idProduct}`)).status).toBe(200);
});

describe('the traits narrow down', () => {
  it.each([[{ tags: [idTag + 1] }], [{ speaks: ['fr'] }], [{ categories: ['no-such'] }]])(
    '%j finds nobody',
    async (traits) => {
      const client = await aLoggedInClient(program, fan.idUser);
      expect((await client.post('/find-users', traits)).body).toEqual({ items: [], totalPages: 0, currentPage: 0 });
    },
  );
});

describe('categories and tags', () => {
  it('are named in the requested language', async () => {
    const client = await aLoggedInClient(program, fan.idUser);
    const category = { name: 'music-category', group: 'music', localizedString: 'music (uk)' };
    expect((await client.get('/get-categories/uk/all')).body).toMatchObject([category]);
    expect((await client.get('/get-categories/uk/music')).body).toMatchObject([category]);
    expect((await client.get('/get-categories/uk/nowhere')).body).toMatchObject({ error: 1058 });
    const named = await client.post('/get-categories-by-names/uk', { names: ['music-category', 'unknown'] });
    expect(named.body).toMatchObject([category]);
    const jazz = [{ idTag, name: 'jazz', category: 'music-category', localizedString: 'Джаз' }];
    expect((await client.post('/get-tags-by-ids/uk', { ids: [idTag, 999] })).body).toEqual(jazz);
    expect((await client.post('/get-tags-by-categories/uk', { categories: ['music-category'] })).body).toEqual(jazz);
    expect((await client.post('/get-tags-by-categories/uk', { categories: ['other'] })).body).toEqual([]);
  });
});
