import { describe, expect, it } from 'vitest';
import { anApplicant, aStage } from '../../../../../../tests/support/applications.ts';
import { actionsOn, idIn, inThree, skipSeconds } from '../../../../../../tests/support/content.ts';
import { aGroup, aTalent } from '../../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';

const program = await aProgram();
const visitor = aClient(program);
const staff = await someStaff(program);
const { post, get } = staff.client;

type Branch = { id: number; name: string; hidden: boolean; talents: number };
type Group = Branch & { categories: Branch[] };
const directory = async () => (await get('/get-directory')).body as Group[];
const names = async () => (await directory()).map(({ name }) => name);

let made = 0;
const aName = () => `made-${++made}`;
const addGroup = async (name = aName()) => {
  const answer = await post('/add-branch', { idGroup: null, name, title: inThree(name) });
  return { name, id: idIn(answer), answer };
};
const addCategory = async (idGroup: number, name = aName()) =>
  idIn(await post('/add-branch', { idGroup, name, title: inThree(name) }));

// Usually six; a slow machine refreshes the counts less often.
const soon = 60;

describe('a group', () => {
  it('is added as the last one, and visitors find it with its categories soon', async () => {
    const first = await addGroup();
    const second = await addGroup();
    await addCategory(second.id, 'ballads');
    expect((await names()).slice(-2)).toEqual([first.name, second.name]);
    skipSeconds(soon);
    const { body } = await visitor.get('/get-groups/uk/false');
    expect((body as { name: string }[]).at(-1)).toMatchObject({
      name: second.name,
      localizedString: `${second.name} (uk)`,
      categories: [{ name: 'ballads', localizedString: 'ballads (uk)' }],
    });
    expect((await visitor.get('/get-main-screen-data-web/uk')).body).toMatchObject({ groups: [] });
    expect(await actionsOn(program, `group ${first.id}`)).toEqual([{ id_staff: staff.idUser, action: 'group.added' }]);
  });

  it('has a name of its own: of ten who add the same at once, nine read why not', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => addGroup('the-same')));
    const refused = answers.filter(({ answer }) => answer.status !== 200);
    expect(refused).toHaveLength(9);
    for (const { answer } of refused)
      expect(answer).toMatchObject({ status: 409, body: { error: 1042, fields: { name: 'taken' } } });
  });

  it.each([
    ['all', 'name'],
    ['Großes', 'name'],
    ['two words', 'name'],
    ['', 'name'],
    ['x'.repeat(61), 'name'],
    [7, 'name'],
  ])('cannot be named %j', async (name, field) => {
    const answer = await post('/add-branch', { idGroup: null, name, title: inThree('A group') });
    expect(answer).toMatchObject({ status: 422, body: { error: 1008, fields: { [field]: expect.any(String) } } });
  });

  it('needs a title in every language', async () => {
    const answer = await post('/add-branch', {
      idGroup: null,
      name: aName(),
      title: { en: 'One', uk: ' ', ru: 'x\ny' },
    });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { 'title.uk': 'required', 'title.ru': 'invalid' } },
    });
  });

  it('is renamed, and keeps its address', async () => {
    const { id, name } = await addGroup();
    expect(await post('/rename-branch', { kind: 'group', id, title: inThree('Better') })).toMatchObject({
      status: 200,
    });
    expect((await directory()).find((group) => group.id === id)).toMatchObject({ name, title: inThree('Better') });
  });

  it('changes places with its neighbour, and stays at the ends', async () => {
    const [one, two] = [await addGroup(), await addGroup()];
    await post('/move-branch', { kind: 'group', id: two.id, to: 'up' });
    expect((await names()).slice(-2)).toEqual([two.name, one.name]);
    expect(await post('/move-branch', { kind: 'group', id: one.id, to: 'down' })).toMatchObject({ status: 200 });
    expect((await names()).slice(-2)).toEqual([two.name, one.name]);
    expect((await actionsOn(program, `group ${one.id}`)).map(({ action }) => action)).toEqual(['group.added']);
  });

  it('has a place of its own though thirty are moved at once', async () => {
    const { idGroup } = await aGroup(program, aName());
    for (let count = 0; count < 5; count++) await addCategory(idGroup);
    const find = async () => (await directory()).find(({ id }) => id === idGroup)?.categories ?? [];
    const before = (await find()).map(({ id }) => id);
    const moves = Array.from({ length: 30 }, (_, at) =>
      post('/move-branch', { kind: 'category', id: before[at % before.length], to: at % 3 ? 'up' : 'down' }),
    );
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await find()).map(({ id }) => id).toSorted()).toEqual(before.toSorted());
    const sql = 'select "order" from category where id_group = $1 order by 1';
    const { rows } = await program.database.pool.query(sql, [idGroup]);
    expect(new Set(rows.map(({ order }) => order)).size).toBe(before.length);
    const twins = `update category set "order" = ${rows[0].order} where id_group = ${idGroup}`;
    await expect(program.database.pool.query(twins)).rejects.toThrow('category_order');
  });
});

describe('what is hidden', () => {
  it('is off the lists of every process soon, and its talents are found among everybody', async () => {
    const name = aName();
    const place = await aGroup(program, name);
    const { idUser } = await aTalent(program, place, { name: 'Quiet', rank: 50 });
    const visitors = [visitor, aClient(await aProgram({ database: program }))];
    const hide = async (hidden: boolean) => {
      expect(await post('/hide-branch', { kind: 'group', id: place.idGroup, hidden })).toMatchObject({ status: 200 });
      skipSeconds(soon);
    };
    for (const hidden of [false, true, false]) {
      await hide(hidden);
      for (const { get, post } of visitors) {
        const listed = (await get('/get-groups/en/false')).body as { name: string }[];
        const home = (await get('/get-main-screen-data-web/en')).body as {
          groups: { name: string }[];
          talents: number;
        };
        for (const groups of [listed, home.groups]) expect(groups.some((group) => group.name === name)).toBe(!hidden);
        expect(home.talents).toBe(1);
        expect((await post(`/find-users-by-group-name/${name}`)).status).toBe(hidden ? 404 : 200);
        const everybody = (await post('/find-users-by-group-name/all')).body as { items: object[]; totalPages: number };
        expect(everybody).toMatchObject({ items: [{ idUser, mainGroup: hidden ? null : name }], totalPages: 1 });
      }
    }
    expect((await directory()).find(({ id }) => id === place.idGroup)).toMatchObject({ hidden: false, talents: 1 });
  });

  it('is not shown on a profile either', async () => {
    const place = await aGroup(program, aName());
    const { idUser } = await aTalent(program, place);
    await post('/hide-branch', { kind: 'category', id: place.idCategory, hidden: true });
    expect((await visitor.get(`/get-user-by-id/${idUser}`)).body).toMatchObject({ categories: [] });
  });
});

describe('deleting', () => {
  it('takes only what is empty, and says who is in the rest', async () => {
    const place = await aGroup(program, aName());
    for (const name of ['Anna', 'Borys', 'Vira', 'Hanna', 'Danylo', 'Yeva']) await aTalent(program, place, { name });
    const group = await post('/delete-branch?language=uk', { kind: 'group', id: place.idGroup });
    expect(group).toMatchObject({
      status: 409,
      body: {
        error: 1028,
        reason: {
          kind: 'notEmpty',
          inside: { talents: 'Anna (uk), Borys (uk), Danylo (uk), Hanna (uk), Vira (uk), …' },
        },
      },
    });
    const category = await post('/delete-branch', { kind: 'category', id: place.idCategory });
    expect(category).toMatchObject({
      status: 409,
      body: { reason: { kind: 'notEmpty', inside: { talents: expect.stringContaining('Anna') } } },
    });
  });

  it('keeps a category that tags and applications name', async () => {
    const stage = await aStage(program, aName());
    const { id } = await anApplicant(program, stage.category);
    const answer = await post('/delete-branch', { kind: 'category', id: stage.idCategory });
    expect(answer).toMatchObject({
      status: 409,
      body: { reason: { kind: 'notEmpty', inside: { tags: 'Jazz, Jazz', applications: String(id) } } },
    });
  });

  it('leaves nothing of what was empty', async () => {
    const { id } = await addGroup();
    const idCategory = await addCategory(id);
    expect(await post('/delete-branch', { kind: 'group', id })).toMatchObject({ status: 409 });
    expect(await post('/delete-branch', { kind: 'category', id: idCategory })).toMatchObject({ status: 200 });
    expect(await post('/delete-branch', { kind: 'group', id })).toMatchObject({ status: 200 });
    expect((await directory()).map((group) => group.id)).not.toContain(id);
    expect((await actionsOn(program, `group ${id}`)).map(({ action }) => action)).toEqual([
      'group.added',
      'group.deleted',
    ]);
  });
});

describe('what does not exist', () => {
  const nowhere = { kind: 'group', id: 999_999 };
  it.each([
    ['/rename-branch', { ...nowhere, title: inThree('x') }],
    ['/move-branch', { ...nowhere, to: 'up' }],
    ['/move-branch', { kind: 'category', id: 999_999, to: 'up' }],
    ['/hide-branch', { ...nowhere, hidden: true }],
    ['/delete-branch', nowhere],
    ['/add-branch', { idGroup: 999_999, name: 'orphan', title: inThree('x') }],
  ])('%s says so', async (path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 404, body: { error: 1058 } });
  });
});
