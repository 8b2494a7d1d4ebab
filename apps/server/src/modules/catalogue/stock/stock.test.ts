import { ApiError } from '@stagedoor/contract/errors';
import { expect, it } from 'vitest';
import { aLimitedProduct, aProduct, aSeller } from '../../../../../../tests/support/catalogue.ts';
import { minutes } from '../../../../../../tests/support/clock.ts';
import { aProgram, aWorkingProgram, type TestProgram } from '../../../../../../tests/support/program.ts';
import { releaseHolds } from '../index.ts';
import { stockAddsUp } from './stock-adds-up.ts';

const rounds = Number(process.env.ROUNDS ?? 10);
const buyers = 200;

const shop = (program: TestProgram) => {
  const { database, catalogue, clock } = program;
  const until = () => new Date(clock.now().getTime() + minutes(15));
  const named = (error: unknown) => (error instanceof ApiError ? error.name : String(error));
  return {
    reserve: (idVariation: number, ref: string, quantity = 1) =>
      database
        .inTransaction((tx) =>
          catalogue.stock.reserve(tx, { idVariation, quantity, ref, until: until(), byGuest: false }),
        )
        .then(() => 'reserved', named),
    commit: (ref: string) => database.inTransaction((tx) => catalogue.stock.commit(tx, ref)),
    release: (ref: string) => database.inTransaction((tx) => catalogue.stock.release(tx, ref)),
    left: async (idVariation: number) =>
      (await database.pool.query('select stock from variation where id = $1', [idVariation])).rows[0].stock,
    soldOut: async (idProduct: number) =>
      (
        await database.pool.query(`select from fact where type = 'product.soldOut' and body ->> 'idProduct' = $1`, [
          idProduct,
        ])
      ).rowCount,
    faults: async () => (await database.pool.query(stockAddsUp.violationsSql)).rows,
  };
};

const program = await aProgram();
const { reserve, commit, release, left, soldOut, faults } = shop(program);
const { idUser } = await aSeller(program);
const aSize = (total: number) => aLimitedProduct(program, idUser, total);

it(`sells the last one of everything once, though ${buyers} want it at the same moment`, async () => {
  for (let round = 0; round < rounds; round++) {
    const { idProduct, idVariation } = await aSize(1);
    const tries = Array.from({ length: buyers }, (_, at) => reserve(idVariation, `${idProduct}-${at}`));
    const results = await Promise.all(tries);
    expect(results.filter((result) => result === 'reserved')).toHaveLength(1);
    expect(results.filter((result) => result === 'everythingSold')).toHaveLength(buyers - 1);
    expect(await left(idVariation)).toBe(0);
  }
  expect(await faults()).toEqual([]);
});

it('sells exactly what there is when people take several, pay, and change their minds', async () => {
  const { idProduct, idVariation } = await aSize(50);
  const take = async (at: number) => {
    const ref = `${idProduct}-mixed-${at}`;
    if ((await reserve(idVariation, ref, 1 + (at % 3))) !== 'reserved') return 0;
    if (at % 4 === 0) await release(ref);
    else await commit(ref);
    return at % 4 === 0 ? 0 : 1 + (at % 3);
  };
  const sold = (await Promise.all(Array.from({ length: 120 }, (_, at) => take(at)))).reduce((sum, n) => sum + n, 0);
  expect(await left(idVariation)).toBe(50 - sold);
  expect(await faults()).toEqual([]);
});

it('has no end where the talent set none', async () => {
  const { variation } = await program.catalogue.findOffer(await aProduct(program, idUser, 'AUTOGRAPH'));
  expect(await reserve(variation.id, 'endless-1', 1000)).toBe('reserved');
  expect(await reserve(variation.id, 'endless-2', 1000)).toBe('reserved');
});

it('refuses more than is left, and takes nothing then', async () => {
  const { idVariation } = await aSize(3);
  expect(await reserve(idVariation, 'four', 4)).toBe('everythingSold');
  expect(await left(idVariation)).toBe(3);
});

it('sells nothing that is off the shelf, over, or never was', async () => {
  const { idProduct, idVariation } = await aSize(3);
  await program.catalogue.setProductStatus(idUser, idProduct, 'INACTIVE');
  expect(await reserve(idVariation, 'shelved')).toBe('noActiveProduct');
  expect(await reserve(999_999, 'missing')).toBe('noActiveProduct');
});

it('gives back once, also what was paid for', async () => {
  const { idVariation } = await aSize(2);
  await reserve(idVariation, 'back-1');
  await reserve(idVariation, 'back-2');
  expect(await commit('back-2')).toBe('committed');
  expect([await release('back-1'), await release('back-1')]).toEqual(['released', 'already']);
  expect([await release('back-2'), await release('back-2')]).toEqual(['released', 'already']);
  expect(await release('never-held')).toBe('already');
  expect(await left(idVariation)).toBe(2);
  expect(await faults()).toEqual([]);
});

it('holds stock for its time, then releases it and says so to a late payer', async () => {
  const working = await aWorkingProgram();
  const here = shop(working);
  const seller = await aSeller(working);
  const { idVariation } = await aLimitedProduct(working, seller.idUser, 2);
  await here.reserve(idVariation, 'slow');
  await here.reserve(idVariation, 'paid');
  await here.commit('paid');
  const sweep = async () => {
    await working.database.inTransaction((tx) => working.jobs.queue(tx, releaseHolds, {}));
    await working.settle();
  };
  working.clock.advance(minutes(14));
  await sweep();
  expect(await here.left(idVariation)).toBe(0);
  working.clock.advance(minutes(2));
  await sweep();
  expect(await here.left(idVariation)).toBe(1);
  expect(await here.commit('slow')).toBe('lapsed');
  expect(await here.faults()).toEqual([]);
});

it('tells that everything is sold when the last one is paid for, once', async () => {
  const { idProduct, idVariation } = await aSize(3);
  for (const ref of ['s1', 's2', 's3']) await reserve(idVariation, `${idProduct}-${ref}`);
  expect(await soldOut(idProduct)).toBe(0);
  await Promise.all(['s1', 's2', 's3'].map((ref) => commit(`${idProduct}-${ref}`)));
  expect(await soldOut(idProduct)).toBe(1);
  await release(`${idProduct}-s1`);
  await reserve(idVariation, `${idProduct}-s4`);
  await commit(`${idProduct}-s4`);
  expect(await soldOut(idProduct)).toBe(1);
});

it('is detected when it was tampered with', async () => {
  const { idVariation } = await aSize(5);
  const { pool } = program.database;
  await expect(pool.query('update variation set stock = -1 where id = $1', [idVariation])).rejects.toThrow(
    'variation_stock',
  );
  await expect(pool.query('update variation set stock = 6 where id = $1', [idVariation])).rejects.toThrow(
    'variation_stock',
  );
  await pool.query('update variation set stock = 4 where id = $1', [idVariation]);
  expect(await faults()).toMatchObject([{ id: idVariation }]);
  await pool.query('update variation set stock = 5 where id = $1', [idVariation]);
});
