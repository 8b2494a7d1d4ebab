import { describe, expect, it } from 'vitest';
import { anApplicant, aStage, fill } from '../../../../../../tests/support/applications.ts';
import { actionsOn, idIn, inThree } from '../../../../../../tests/support/content.ts';
import { aTalent } from '../../../../../../tests/support/people.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';

const program = await aProgram();
const staff = await someStaff(program);
const { post } = staff.client;
const rows = async (sql: string, ...values: unknown[]) => (await program.database.pool.query(sql, values)).rows;

type Tag = { id: number; name: string; talents: number };
type Page = { items: Tag[]; next: string | null };
const find = async (body: object) => (await post('/find-tags', body)).body as Page;

let stages = 0;
/** Two tags of one category, and talents who have them. */
const aPair = async (...who: ('one' | 'other' | 'both')[]) => {
  const stage = await aStage(program, `stage-${++stages}`);
  const [one = 0, other = 0] = stage.tags;
  const talents = [];
  for (const has of who) {
    const { idUser } = await aTalent(program, stage);
    talents.push(idUser);
    for (const tag of [one, other])
      if (has === 'both' || (has === 'one') === (tag === one))
        await rows('insert into talent_tag (id_user, id_tag) values ($1, $2)', idUser, tag);
  }
  return { ...stage, one, other, talents };
};

describe('tags', () => {
  it('are listed by name after the last one seen, each once, though one goes meanwhile', async () => {
    const { idCategory } = await aStage(program, 'paged');
    for (const name of ['pop', 'rock', 'soul']) await post('/add-tag', { idCategory, name, title: inThree(name) });
    const first = await find({ idCategory, size: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['paged-jazz', 'paged-soul']);
    await post('/delete-tag', { id: first.items[0]?.id });
    const second = await find({ idCategory, size: 2, after: first.next });
    expect(second.items.map(({ name }) => name)).toEqual(['pop', 'rock']);
    expect(await find({ idCategory, size: 2, after: second.next })).toMatchObject({
      items: [{ name: 'soul' }],
      next: null,
    });
  });

  it('are found by a part of their name in any language, taken as it is written', async () => {
    const { idCategory } = await aStage(program, 'found');
    const title = { en: '100% Opera', uk: 'Опера', ru: 'Опера' };
    await post('/add-tag', { idCategory, name: 'opera', title });
    expect((await find({ find: 'ОПЕР' })).items).toMatchObject([{ name: 'opera', title, idCategory, talents: 0 }]);
    expect((await find({ find: '0% o' })).items).toHaveLength(1);
    expect((await find({ find: '%' })).items).toHaveLength(1);
    expect((await find({ find: 'nowhere' })).items).toEqual([]);
  });

  it('have a name of their own: of two who add the same at once one reads why not', async () => {
    const { idCategory } = await aStage(program, 'twins');
    const tag = { idCategory, name: 'the-same', title: inThree('Same') };
    const answers = await Promise.all([post('/add-tag', tag), post('/add-tag', tag)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 1042,
      fields: { name: 'taken' },
    });
    const id = idIn(answers.find(({ status }) => status === 200) ?? { body: {} });
    expect(await actionsOn(program, `tag ${id}`)).toEqual([{ id_staff: staff.idUser, action: 'tag.added' }]);
  });

  it('are renamed', async () => {
    const { one } = await aPair();
    await post('/rename-tag', { id: one, title: inThree('Bebop') });
    expect((await find({ find: 'bebop' })).items).toMatchObject([{ id: one, title: inThree('Bebop') }]);
  });
});

describe('merging', () => {
  it('gives everybody the other tag, once', async () => {
    const { one, other, talents } = await aPair('one', 'both', 'other');
    expect(await post('/merge-tags', { id: one, into: other })).toMatchObject({ status: 200 });
    const has = await rows('select id_user from talent_tag where id_tag = $1 order by 1', other);
    expect(has.map(({ id_user }) => id_user)).toEqual(talents);
    expect(await rows('select id from tag where id = $1', one)).toEqual([]);
    expect((await actionsOn(program, `tag ${one}`)).map(({ action }) => action)).toEqual(['tag.merged']);
  });

  it('reaches applications too', async () => {
    const { one, other, category } = await aPair();
    const both = await anApplicant(program, category);
    const single = await anApplicant(program, category);
    await fill(both.client, { tags: [one, other] });
    await fill(single.client, { tags: [one] });
    await post('/merge-tags', { id: one, into: other });
    for (const { client } of [both, single])
      expect((await client.get('/get-application')).body).toMatchObject({ application: { tags: [other] } });
  });

  it('of the same two in both directions at once leaves one of them', async () => {
    const { one, other, talents } = await aPair('one', 'other');
    const answers = await Promise.all([
      post('/merge-tags', { id: one, into: other }),
      post('/merge-tags', { id: other, into: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const has = await rows('select id_user from talent_tag where id_tag in ($1, $2) order by 1', one, other);
    expect(has.map(({ id_user }) => id_user)).toEqual(talents);
  });

  it('stays within a category, and needs another tag', async () => {
    const [here, there] = [await aPair(), await aPair()];
    expect(await post('/merge-tags', { id: here.one, into: there.one })).toMatchObject({ status: 404 });
    expect(await post('/merge-tags', { id: here.one, into: 999_999 })).toMatchObject({ status: 404 });
    expect(await post('/merge-tags', { id: here.one, into: here.one })).toMatchObject({ status: 422 });
  });
});

it('a removed tag is gone from everybody', async () => {
  const { one } = await aPair('one', 'both');
  expect(await post('/delete-tag', { id: one })).toMatchObject({ status: 200 });
  expect(await rows('select id_user from talent_tag where id_tag = $1', one)).toEqual([]);
  expect(await post('/delete-tag', { id: one })).toMatchObject({ status: 404 });
  expect(await post('/rename-tag', { id: one, title: inThree('x') })).toMatchObject({ status: 404 });
  expect(await post('/add-tag', { idCategory: 999_999, name: 'orphan', title: inThree('x') })).toMatchObject({
    status: 404,
  });
});
