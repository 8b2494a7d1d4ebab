import { describe, expect, it } from 'vitest';
import { aProduct, aPromoCode, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../../tests/support/clock.ts';
import { actionsOn, idIn } from '../../../../../../tests/support/content.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aClient, aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff } from '../../../../../../tests/support/wallet.ts';
import { promoUsesAddUp } from '../index.ts';

const program = await aProgram();
const { database, promotions, clock } = program;
const visitor = aClient(program);
const staff = await someStaff(program);
const { post } = staff.client;
const buyer = await aUser(program);
const seller = await aSeller(program);
const idProduct = await aProduct(program, seller.idUser);
const second = await aProduct(program, seller.idUser);
const foreign = await aProduct(program, (await aSeller(program)).idUser);

const inDays = (count: number) => new Date(clock.now().getTime() + days(count)).toISOString();
const add = (body: object) => post('/add-promo-code', body);
const verify = (code: string, product = idProduct) => visitor.post('/verify-promo-code', { code, idProduct: product });
let orders = 0;
const reserve = (code: string, product = idProduct) =>
  database
    .inTransaction((tx) => {
      const ref = `staff-order-${++orders}`;
      const use = { code, idProduct: product, idUser: buyer.idUser, byGuest: false, ref };
      return promotions.uses.reserve(tx, use);
    })
    .then(
      () => 'reserved',
      () => 'refused',
    );
type Listed = { items: { id: number; code: string; state: string }[]; totalPages: number };
const list = async (body: object) => (await post('/get-promo-codes', { size: 100, ...body })).body as Listed;

describe('a code', () => {
  it('is made as it is typed, in capitals, and takes off what it says', async () => {
    const { body } = await add({ code: 'spring-26', percent: 10, fixed: 100, totalLimit: 5, personLimit: 1 });
    expect(body).toMatchObject({ code: 'SPRING-26' });
    expect((await verify('Spring-26')).body).toMatchObject({ amount: 1500, amountWithPromoDiscount: 1250 });
    expect((await list({ find: 'ring' })).items).toMatchObject([
      {
        code: 'SPRING-26',
        state: 'active',
        percent: 10,
        fixed: 100,
        used: 0,
        totalLimit: 5,
        personLimit: 1,
        talent: null,
        products: [],
        startsAt: null,
        endsAt: null,
      },
    ]);
    const id = idIn({ body });
    expect(await actionsOn(program, `promo ${id}`)).toEqual([{ id_staff: staff.idUser, action: 'promo.added' }]);
  });

  it('is made up when none is typed', async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await add({ percent: 5 })).body));
    const made = codes.map((body) => (body as { code: string }).code);
    expect(new Set(made).size).toBe(5);
    for (const code of made) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{10}$/);
  });

  it('exists once: of two who make the same at once one reads why not', async () => {
    const answers = await Promise.all([add({ code: 'TWICE', percent: 5 }), add({ code: 'twice', percent: 50 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      error: 1042,
      fields: { code: 'taken' },
    });
  });

  it.each([
    [{}, 'percent'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: '10' }, 'percent'],
    [{ fixed: -1 }, 'fixed'],
    [{ fixed: 0.5 }, 'fixed'],
    [{ percent: 10, code: 'a b c d' }, 'code'],
    [{ percent: 10, code: 'abc' }, 'code'],
    [{ percent: 10, totalLimit: 0 }, 'totalLimit'],
    [{ percent: 10, personLimit: 1.5 }, 'personLimit'],
    [{ percent: 10, startsAt: 'tomorrow' }, 'startsAt'],
    [{ percent: 10, startsAt: inDays(2), endsAt: inDays(1) }, 'endsAt'],
    [{ percent: 10, endsAt: inDays(-1) }, 'endsAt'],
    [{ percent: 10, products: [1] }, 'idTalent'],
  ])('%j is refused at its field', async (body, field) => {
    expect(await add(body)).toMatchObject({
      status: 422,
      body: { error: 1008, fields: { [field]: expect.any(String) } },
    });
  });

  it('of a talent counts for what that talent sells, now and later', async () => {
    await add({ code: 'OF-ONE', percent: 10, idTalent: seller.idUser });
    const later = await aProduct(program, seller.idUser);
    expect([await reserve('OF-ONE', later), await reserve('OF-ONE', foreign)]).toEqual(['reserved', 'refused']);
    expect(await verify('OF-ONE', later)).toMatchObject({ status: 200 });
    expect(await verify('OF-ONE', foreign)).toMatchObject({ status: 422, body: { error: 1045 } });
  });

  it('of some products counts for those alone', async () => {
    await add({ code: 'SOME', percent: 10, idTalent: seller.idUser, products: [second, second] });
    expect([await reserve('SOME', second), await reserve('SOME')]).toEqual(['reserved', 'refused']);
    expect((await list({ find: 'SOME' })).items).toMatchObject([
      { talent: { idUser: seller.idUser, name: 'Orysia' }, products: [{ idProduct: second }] },
    ]);
  });

  it('is not for non-talents, nor for another talent’s products', async () => {
    expect(await add({ percent: 5, idTalent: buyer.idUser })).toMatchObject({ status: 404 });
    expect(await add({ percent: 5, idTalent: 999_999 })).toMatchObject({ status: 404 });
    expect(await add({ percent: 5, idTalent: seller.idUser, products: [foreign] })).toMatchObject({ status: 404 });
    expect(await add({ percent: 5, idTalent: seller.idUser, products: [999_999] })).toMatchObject({ status: 404 });
  });

  it('keeps its discount once it was used; the database sees to it', async () => {
    const id = await aPromoCode(program, 'KEPT');
    const change = (set: string) => database.pool.query(`update promo_code set ${set} where id = ${id}`);
    await change('percent = 25');
    await reserve('KEPT');
    await expect(change('percent = 30')).rejects.toThrow('keeps its discount');
    await expect(change('fixed = 1')).rejects.toThrow('keeps its discount');
    await change('total_limit = 10');
  });
});

describe('a stopped code', () => {
  it('is refused everywhere from then on', async () => {
    const id = idIn(await add({ code: 'STOPPING', percent: 10 }));
    expect(await reserve('STOPPING')).toBe('reserved');
    expect(await post('/stop-promo-code', { id })).toMatchObject({ status: 200 });
    expect(await verify('STOPPING')).toMatchObject({ status: 422, body: { error: 1045 } });
    expect(await reserve('STOPPING')).toBe('refused');
    expect(await post('/stop-promo-code', { id })).toMatchObject({ status: 404 });
    expect((await actionsOn(program, `promo ${id}`)).map(({ action }) => action)).toEqual([
      'promo.added',
      'promo.stopped',
    ]);
  });

  it('is stopped once, though two press at once while others buy', async () => {
    const id = idIn(await add({ code: 'RACING', percent: 10 }));
    const buying = Array.from({ length: 20 }, () => reserve('RACING'));
    const stopping = [post('/stop-promo-code', { id }), post('/stop-promo-code', { id })];
    const stopped = (await Promise.all(stopping)).map(({ status }) => status);
    await Promise.all(buying);
    expect(stopped.toSorted()).toEqual([200, 404]);
    expect(await reserve('RACING')).toBe('refused');
    expect((await database.pool.query(promoUsesAddUp.violationsSql)).rows).toEqual([]);
  });
});

it('codes are listed by state, the newest first', async () => {
  const at = (count: number) => new Date(inDays(count));
  await aPromoCode(program, 'STATE-ENDED', { ends_at: at(-1) });
  await aPromoCode(program, 'STATE-SOON', { starts_at: at(1) });
  await aPromoCode(program, 'STATE-LAST', { total_limit: 1 });
  await reserve('STATE-LAST');
  const id = await aPromoCode(program, 'STATE-STOPPED');
  await post('/stop-promo-code', { id });
  await aPromoCode(program, 'STATE-OPEN');
  const states = (await list({ find: 'state-' })).items.map(({ code, state }) => [code, state]);
  expect(states).toEqual([
    ['STATE-OPEN', 'active'],
    ['STATE-STOPPED', 'stopped'],
    ['STATE-LAST', 'usedUp'],
    ['STATE-SOON', 'planned'],
    ['STATE-ENDED', 'expired'],
  ]);
  for (const [code, state] of states)
    expect((await list({ find: 'state-', state })).items.map((item) => item.code)).toEqual([code]);
  expect(await list({ find: 'state-', size: 2, page: 2 })).toMatchObject({ items: [{}], totalPages: 3 });
});
