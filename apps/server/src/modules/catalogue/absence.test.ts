import type { Product } from '@stagedoor/contract/schemas/product';
import { expect, it } from 'vitest';
import { aProduct, aSeller } from '../../../../../tests/support/catalogue.ts';
import { days } from '../../../../../tests/support/clock.ts';
import { aClient, aLoggedInClient, aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();

let asked = 0;

const inDays = (count: number) => new Date(program.clock.now().getTime() + days(count)).toISOString();

/** A tour on two dates, in five and in fifteen days. */
const setUp = async () => {
  const { idUser } = await aSeller(program);
  const talent = await aLoggedInClient(program, idUser);
  const slots = [
    { startsAt: inDays(5), capacity: 8 },
    { startsAt: inDays(15), capacity: 8 },
  ];
  const idProduct = await aProduct(program, idUser, 'MUSEUM_TOUR', { slots });
  const away = async (from: number | null, until: number | null) => {
    const dayIn = (count: number | null) => count && inDays(count).slice(0, 10);
    const absence = { awayFrom: dayIn(from), backOn: dayIn(until), timeZone: 'UTC' };
    expect((await talent.post('/set-availability', absence)).status).toBe(200);
  };
  // Each URL is unique: visitors with the same request share a response for a second.
  const shown = async () =>
    (await aClient(program).get(`/get-product-by-id/${idProduct}?asked=${++asked}`)).body as Product;
  const dates = async () => (await shown()).variations;
  const buy = (idVariation: number) => program.catalogue.findOffer(idProduct, idVariation);
  return { idUser, talent, idProduct, slots, away, shown, dates, buy };
};

it('sells no date on which the talent is away, and sells the others', async () => {
  const { away, shown, dates, buy, slots } = await setUp();
  const [early, late] = (await dates()).map(({ id }) => id);
  await away(null, 10);
  expect(await dates()).toMatchObject([{ away: true }, { away: false }]);
  expect(await shown()).toMatchObject({ productStatus: 'ACTIVE', startsAt: slots[1]?.startsAt });
  await expect(buy(early ?? 0)).rejects.toMatchObject({ name: 'noActiveProduct' });
  expect(await buy(late ?? 0)).toMatchObject({ variation: { id: late } });

  await away(12, 20);
  expect(await dates()).toMatchObject([{ away: false }, { away: true }]);
  expect(await buy(early ?? 0)).toMatchObject({ variation: { id: early } });
  await expect(buy(late ?? 0)).rejects.toMatchObject({ name: 'noActiveProduct' });
});

it('is not on sale while the talent is away on all of its dates, and on sale again without anything to do', async () => {
  const { talent, idProduct, away, shown } = await setUp();
  await away(null, 30);
  expect(await shown()).toMatchObject({ productStatus: 'INACTIVE', variations: [{ away: true }, { away: true }] });
  const { body } = await talent.get(`/get-user-products?idProduct=${idProduct}`);
  expect(body).toMatchObject({ products: [{ productStatus: 'ACTIVE' }] });
  await away(null, null);
  expect(await shown()).toMatchObject({ productStatus: 'ACTIVE' });
});

it('offers express again once it is due before an absence that was planned', async () => {
  const { idUser, away } = await setUp();
  const idProduct = await aProduct(program, idUser, 'AUTOGRAPH');
  const express = async () => (await program.catalogue.findOffer(idProduct)).variation.expressPrice;
  await away(1, 10);
  expect(await express()).toBeNull();
  await away(4, 10);
  expect(await express()).toBe(2_500);
});
