import { ApiError } from '@stagedoor/contract/errors';
import { describe, expect, it } from 'vitest';
import { aProduct, aPromoCode, aSeller } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { aUser } from '../../../../../tests/support/people.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';
import { promoUsesAddUp } from './index.ts';

const program = await aProgram();
const { database, promotions, clock } = program;
const visitor = aClient(program);
const seller = await aSeller(program);
const buyer = await aUser(program);
const idProduct = await aProduct(program, seller.idUser, 'VIDEO_GREETING', { standardRate: 4000, expressRate: 6500 });
const otherProduct = await aProduct(program, seller.idUser, 'AUTOGRAPH');
const invalid = { status: 422, body: { error: 1045, name: 'invalidPromoCode' } };
const later = new Date(clock.now().getTime() + days(1));
const earlier = new Date(clock.now().getTime() - days(1));

let refs = 0;
const reserve = (code: string, idUser = buyer.idUser, ref = `order-${++refs}`, product = idProduct) =>
  database
    .inTransaction((tx) => promotions.uses.reserve(tx, { code, idProduct: product, idUser, byGuest: false, ref }))
    .then(
      () => 'reserved',
      (error: unknown) => (error instanceof ApiError ? error.name : String(error)),
    );
const commit = (ref: string) => database.inTransaction((tx) => promotions.uses.commit(tx, ref, buyer.idUser));
const aUserAt = async (email: string) => {
  const { idUser } = await aUser(program);
  await database.pool.query('update users set email = $2 where id = $1', [idUser, email]);
  return { idUser, client: await aLoggedInClient(program, idUser) };
};
const release = (ref: string) => database.inTransaction((tx) => promotions.uses.release(tx, ref));
const faults = async () => (await database.pool.query(promoUsesAddUp.violationsSql)).rows;

describe('a promo code', () => {
  it('tells what is left to pay, in any spelling of it', async () => {
    await aPromoCode(program, 'SPRING', { percent: 20, fixed: 300 });
    const answer = await visitor.get(`/apply-promo-code/spring?idProduct=${idProduct}`);
    expect(answer.body).toEqual({
      code: 'SPRING',
      percent: 20,
      fixed: 300,
      amount: 4000,
      amountWithPromoDiscount: 2900,
    });
    expect((await visitor.get('/apply-promo-code/SPRING')).body).toMatchObject({ amount: null, percent: 20 });
    const express = await visitor.get(`/apply-promo-code/SPRING?idProduct=${idProduct}&express=true`);
    expect(express.body).toMatchObject({ amount: 6500, amountWithPromoDiscount: 4900 });
  });

  it('never makes a price less than nothing', async () => {
    await aPromoCode(program, 'HUGE', { percent: null, fixed: 1_000_000 });
    const answer = await visitor.post('/verify-promo-code', { code: 'HUGE', idProduct });
    expect(answer.body).toMatchObject({ amount: 4000, amountWithPromoDiscount: 0 });
  });

  const issued =
    (code: string, ...terms: [Parameters<typeof aPromoCode>[2], number[]?]) =>
    async () => {
      await aPromoCode(program, code, ...terms);
      return code;
    };
  const refused: [string, () => Promise<string>][] = [
    ['that nobody issued', async () => 'NO-SUCH-CODE'],
    ['before its time', issued('SOON', { starts_at: later })],
    ['after its time', issued('OVER', { ends_at: earlier })],
    ['for something else', issued('OTHER', {}, [otherProduct])],
    [
      'that is used up',
      async () => {
        await aPromoCode(program, 'ONCE', { total_limit: 1 });
        await reserve('ONCE');
        return 'ONCE';
      },
    ],
  ];
  it.each(refused)('%s is refused everywhere in the same words (1045)', async (_what, given) => {
    const code = await given();
    expect(await visitor.get(`/apply-promo-code/${code}?idProduct=${idProduct}`)).toMatchObject(invalid);
    expect(await visitor.post('/verify-promo-code', { code, idProduct })).toMatchObject(invalid);
    expect(await reserve(code)).toBe('invalidPromoCode');
  });

  it('for some products counts for those', async () => {
    await aPromoCode(program, 'THESE', {}, [idProduct]);
    expect(await reserve('THESE')).toBe('reserved');
    expect(await reserve('THESE', undefined, undefined, otherProduct)).toBe('invalidPromoCode');
  });

  it('counts for goods with sizes: what it is worth, and what the buyer of one size pays', async () => {
    await aPromoCode(program, 'SIZES', { percent: 20 });
    const shirt = await aProduct(program, seller.idUser, 'PHYSICAL');
    const { rows } = await database.pool.query(
      'select id, price from variation where id_product = $1 order by "order"',
      [shirt],
    );
    for (const { id, price } of rows) {
      const answer = await visitor.post('/verify-promo-code', { code: 'SIZES', idProduct: shirt, idVariation: id });
      expect(answer.body).toMatchObject({ amount: price, amountWithPromoDiscount: price * 0.8 });
    }
    expect(await visitor.post('/verify-promo-code', { code: 'SIZES', idProduct: shirt })).toMatchObject({
      status: 422,
      body: { fields: { idVariation: 'required' } },
    });
  });

  it('for a product nobody sees is a missing page', async () => {
    const answer = await visitor.post('/verify-promo-code', { code: 'SPRING', idProduct: 999_999 });
    expect(answer).toMatchObject({ status: 404, body: { error: 1058 } });
  });

  it('cannot be found by trying', async () => {
    const here = await aProgram();
    const thief = aClient(here);
    const tries = [];
    for (let at = 0; at < 61; at++) tries.push((await thief.get(`/apply-promo-code/guess-${at}`)).status);
    expect(tries.filter((status) => status === 422)).toHaveLength(60);
    expect(tries.at(-1)).toBe(429);
  });
});

describe('per person', () => {
  it.each([
    ['Fan.One@gmail.com', 'fanone+second@googlemail.com'],
    ['fan@mail.example', 'FAN+gift@mail.example'],
  ])('%s and %s are the same', async (first, second) => {
    const code = `PERSON-${++refs}`;
    await aPromoCode(program, code, { person_limit: 1 });
    const ref = `order-${++refs}`;
    const [one, other] = [await aUserAt(first), await aUserAt(second)];
    expect(await reserve(code, one.idUser, ref)).toBe('reserved');
    expect(await reserve(code, other.idUser)).toBe('invalidPromoCode');
    expect(await other.client.post('/verify-promo-code', { code, idProduct })).toMatchObject(invalid);
    await release(ref);
    expect(await reserve(code, other.idUser)).toBe('reserved');
  });

  it('is the limit also when the same person asks a hundred times at once', async () => {
    await aPromoCode(program, 'RUSH', { person_limit: 2 });
    const results = await Promise.all(Array.from({ length: 100 }, () => reserve('RUSH')));
    expect(results.filter((result) => result === 'reserved')).toHaveLength(2);
    expect(await faults()).toEqual([]);
  });
});

describe('uses', () => {
  it('are never more than allowed, though two hundred want the last ones at once', async () => {
    for (let round = 0; round < 5; round++) {
      await aPromoCode(program, `LAST-${round}`, { total_limit: 3 });
      const results = await Promise.all(Array.from({ length: 200 }, () => reserve(`LAST-${round}`)));
      expect(results.filter((result) => result === 'reserved')).toHaveLength(3);
      expect(results.filter((result) => result === 'invalidPromoCode')).toHaveLength(197);
    }
    expect(await faults()).toEqual([]);
  });

  it('come back when the order ends otherwise, once', async () => {
    await aPromoCode(program, 'BACK', { total_limit: 1 });
    await reserve('BACK', undefined, 'back-order');
    expect(await commit('back-order')).toBe('committed');
    expect([await release('back-order'), await release('back-order')]).toEqual(['released', 'already']);
    expect(await commit('back-order')).toBe('lapsed');
    expect(await reserve('BACK')).toBe('reserved');
    expect(await faults()).toEqual([]);
  });

  it('are kept within the limit by the database itself, and counted by the auditor', async () => {
    const id = await aPromoCode(program, 'TAMPERED', { total_limit: 5 });
    const set = (used: number) => database.pool.query('update promo_code set used = $2 where id = $1', [id, used]);
    await expect(set(6)).rejects.toThrow('promo_code_limit');
    await expect(set(-1)).rejects.toThrow('promo_code_limit');
    await set(1);
    expect(await faults()).toMatchObject([{ id, used: 1 }]);
    await set(0);
  });
});
