import { expect, it } from 'vitest';
import { aBidder, anAuction, aWinToPay, bidOn, makeBidder } from '../../../../../../tests/support/auctions.ts';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';

const program = await aPayingProgram();

type Page = { items: { idProduct: number; viewer: { standing: string; payBy: string | null } }[]; totalPages: number };
const listOf = async ({ client }: { client: Awaited<ReturnType<typeof aBidder>>['client'] }, body: object = {}) =>
  (await client.post('/get-own-bids', body)).body as Page;

it('lists what is to be paid first, then what runs by its end, then what has ended', async () => {
  const [user, other] = [await aBidder(program), await aBidder(program)];
  const { idProduct: toPay } = await aWinToPay(program, user);
  await makeBidder(program, user.idUser);

  const at = (days: number) => new Date(program.clock.now().getTime() + days * 24 * hours(1)).toISOString();
  const lasting = async (count: number) => (await anAuction(program, { endDate: at(count) })).idProduct;
  const [over, watched, outbid, leading] = [await lasting(1), await lasting(7), await lasting(5), await lasting(3)];
  for (const idProduct of [leading, outbid, over]) await bidOn(user.client, idProduct, 1_000);
  for (const idProduct of [outbid, over]) await bidOn(other.client, idProduct, 2_000);
  await user.client.post('/watch-auction', { idProduct: watched, isWatching: true });
  await anAuction(program);
  program.clock.advance(days(1) - hours(1));
  await program.database.pool.query(`update auction_offer set pay_by = $2 where id_product = $1`, [
    toPay,
    new Date(program.clock.now().getTime() + hours(3)),
  ]);
  program.clock.advance(hours(2));

  const { items, totalPages } = await listOf(user);
  expect(items.map(({ idProduct, viewer }) => [idProduct, viewer.standing])).toEqual([
    [toPay, 'won'],
    [leading, 'leading'],
    [outbid, 'outbid'],
    [watched, 'none'],
    [over, 'lost'],
  ]);
  expect(items[0]?.viewer.payBy).not.toBeNull();
  expect(totalPages).toBe(1);
  const second = await listOf(user, { page: 1, size: 2 });
  expect(second).toMatchObject({ totalPages: 3, currentPage: 1 });
  expect(second.items.map(({ idProduct }) => idProduct)).toEqual([outbid, watched]);
  expect((await listOf(await aBidder(program))).items).toEqual([]);
});
