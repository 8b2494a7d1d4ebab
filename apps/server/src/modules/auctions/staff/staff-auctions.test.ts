import type { FoundAuction, InspectedAuction, InspectedBid } from '@stagedoor/contract/schemas/staff-auction';
import { testCards } from '@stagedoor/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  aBidder,
  anAuction,
  aPayer,
  aStrike,
  aWinToPay,
  bidOn,
  leaveUnpaid,
} from '../../../../../../tests/support/auctions.ts';
import { days, hours } from '../../../../../../tests/support/clock.ts';
import { moveClock } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { payOn } from '../../../../../../tests/support/recurring.ts';
import { once, someStaff, violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aPayingProgram();
const { pool } = program.database;
beforeEach(() => pool.query('delete from rate_limit'));
const staff = await someStaff(program);
const reason = 'The jacket was never worn on stage.';

const inspect = async (id: number) => (await staff.client.get(`/inspect-auction/${id}`)).body as InspectedAuction;
const cancel = (idProduct: number) => once(staff.client, '/cancel-auction-by-staff', { idProduct, reason });
const forgive = (idStrike: number) => once(staff.client, '/forgive-strike', { idStrike });
const typesOf = async (idUser: number) =>
  (await pool.query('select type from event_log where id_user = $1 order by id', [idUser])).rows.map(
    ({ type }) => type,
  );
const standing = async ({ client }: { client: Awaited<ReturnType<typeof aBidder>>['client'] }) =>
  ((await client.get('/get-user-full')).body as { blocked: unknown }).blocked;

it('finds auctions by their number, their talent, a bidder and their state, the latest first', async () => {
  const find = async (body: object) =>
    (await staff.client.post('/find-auctions', body)).body as { items: FoundAuction[]; next: number | null };
  const numbers = async (body: object) => (await find(body)).items.map(({ idProduct }) => idProduct);
  const [first, second] = [await anAuction(program), await anAuction(program)];
  const bidder = await aBidder(program);
  await bidOn(bidder.client, first.idProduct, 1_500);

  expect(await numbers({ size: 2 })).toEqual([second.idProduct, first.idProduct]);
  const page = await find({ size: 1 });
  expect(page.next).toBe(second.idProduct);
  expect(await numbers({ size: 1, before: page.next })).toEqual([first.idProduct]);
  expect(await numbers({ idProduct: first.idProduct })).toEqual([first.idProduct]);
  expect(await numbers({ person: String(first.idOwner) })).toEqual([first.idProduct]);
  expect(await numbers({ person: String(bidder.idUser) })).toEqual([first.idProduct]);
  expect(await numbers({ person: 'nobody is called that' })).toEqual([]);
  expect(await numbers({ state: 'settling', idProduct: first.idProduct })).toEqual([]);
  expect((await find({ idProduct: first.idProduct })).items).toMatchObject([
    { owner: { idUser: first.idOwner }, phase: 'inProgress', currentBet: 1_500, bids: 1, participants: 1 },
  ]);
});

it('shows who bids by name, and what several of them share', async () => {
  const { idProduct, idOwner } = await anAuction(program);
  const [one, two, three] = [await aBidder(program), await aBidder(program), await aBidder(program)];
  await bidOn(three.client, idProduct, 1_000);
  await bidOn(one.client, idProduct, 2_000, { isAnonymous: true });
  await bidOn(two.client, idProduct, 5_000, { isMaximum: true });
  await pool.query(
    `insert into device (id_user, id_device, name, created_at, last_seen_at)
     select id, 'the-same-phone', 'Chrome on Android', $2, $2 from unnest($1::bigint[]) id`,
    [[one.idUser, idOwner], program.clock.now()],
  );
  await pool.query(`update saved_card set fingerprint = 'the-same-card' where id_user = any($1)`, [
    [one.idUser, two.idUser],
  ]);

  const seen = await inspect(idProduct);
  expect(seen).toMatchObject({ leader: { idUser: two.idUser }, currentBet: 2_100, mayCancel: true, offers: [] });
  expect(seen.shared).toMatchObject([
    {
      number: 1,
      kind: 'device',
      name: 'Chrome on Android',
      people: [{ idUser: idOwner, isOwner: true }, { idUser: one.idUser }],
    },
    {
      number: 2,
      kind: 'card',
      name: 'visa •• 4242',
      people: [{ idUser: one.idUser, isOwner: false }, { idUser: two.idUser }],
    },
  ]);
  expect(seen.bidders.map(({ person }) => person.idUser)).toEqual([two.idUser, one.idUser, three.idUser]);
  expect(seen.bidders[1]).toMatchObject({
    best: 2_000,
    bids: 1,
    devices: [{ name: 'Chrome on Android', shared: 1 }, { shared: null }],
    cards: [{ name: 'visa •• 4242', shared: 2 }],
  });
  expect(JSON.stringify(seen)).not.toMatch(/the-same|"maximum"|5000/);

  const bids = (await staff.client.post('/get-auction-bids', { idProduct, size: 2 })).body as {
    items: InspectedBid[];
    next: number;
  };
  expect(bids.items).toMatchObject([
    { person: { idUser: two.idUser }, isAutomatic: true, isAnonymous: false },
    { person: { idUser: one.idUser }, alias: '#2', isAnonymous: true, device: expect.any(String) },
  ]);
  const rest = await staff.client.post('/get-auction-bids', { idProduct, before: bids.next });
  expect(rest.body).toMatchObject({ items: [{ person: { idUser: three.idUser } }], next: null });
});

describe('an auction cancelled by staff', () => {
  it('while it runs: everybody is told, nobody pays, and nobody can bid', async () => {
    const { idProduct, idOwner } = await anAuction(program);
    const [leader, other] = [await aPayer(program), await aPayer(program)];
    await bidOn(other.client, idProduct, 1_000);
    await bidOn(leader.client, idProduct, 2_000);
    expect(await cancel(idProduct)).toMatchObject({ status: 200 });
    await program.settle();

    expect(await bidOn(other.client, idProduct, 3_000)).toMatchObject({ body: { name: 'auctionEnded' } });
    for (const idUser of [idOwner, leader.idUser, other.idUser])
      expect(await typesOf(idUser)).toContain('AUCTION_CANCELLED');
    expect(await inspect(idProduct)).toMatchObject({ phase: 'cancelled', cancelReason: reason, mayCancel: false });
    await moveClock(program, days(2));
    expect((await pool.query('select from auction_offer where id_product = $1', [idProduct])).rowCount).toBe(0);
    expect(await cancel(idProduct)).toMatchObject({ status: 409, body: { name: 'incompleteRequest' } });
    const { rows } = await pool.query(
      `select id_staff from staff_action where action = 'auction.cancelled' and subject = $1`,
      [`product ${idProduct}`],
    );
    expect(rows).toEqual([{ id_staff: staff.idUser }]);
  });

  it('while the winner has not paid: without blame, and what they pay later is refunded', async () => {
    const { idProduct } = await anAuction(program);
    const winner = await aPayer(program, testCards.failsLater);
    await bidOn(winner.client, idProduct, 2_000);
    await moveClock(program, days(2));
    const { body } = await once(winner.client, '/pay-auction-win', { idProduct, language: 'en' });
    expect(await cancel(idProduct)).toMatchObject({ status: 200 });
    await payOn(program, (body as { result: string }).result);
    await moveClock(program, hours(48));

    expect(await inspect(idProduct)).toMatchObject({
      phase: 'cancelled',
      offers: [{ state: 'expired', strike: null }],
    });
    expect(await standing(winner)).toBeNull();
    const { rows } = await pool.query(
      `select sum(y.captured - y.refunded)::int as kept from payment y join orders o on y.purpose = 'order' and y.ref = o.id::text
       where o.id_product = $1`,
      [idProduct],
    );
    expect(rows).toEqual([{ kept: 0 }]);
    expect(await violationsIn(program)).toEqual([]);
  });

  it('not once it is sold', async () => {
    const { idProduct } = await anAuction(program);
    const winner = await aPayer(program);
    await bidOn(winner.client, idProduct, 2_000);
    await moveClock(program, days(2));
    expect(await cancel(idProduct)).toMatchObject({ status: 409, body: { name: 'incompleteRequest' } });
    expect(await inspect(idProduct)).toMatchObject({ outcome: 'sold', offers: [{ state: 'paid' }] });
  });

  it('or paid, exactly one of both', async () => {
    for (let at = 0; at < 5; at++) {
      const { idProduct } = await anAuction(program, { buyNowPrice: 9_000 });
      const buyer = await aPayer(program);
      await Promise.all([once(buyer.client, '/buy-auction-now', { idProduct }), cancel(idProduct)]);
      await program.settle();
      const { outcome, phase } = await inspect(idProduct);
      const { rows } = await pool.query(
        `select coalesce(sum(y.captured - y.refunded), 0)::int as kept from payment y
         join orders o on y.purpose = 'order' and y.ref = o.id::text where o.id_product = $1`,
        [idProduct],
      );
      expect(rows).toEqual([{ kept: outcome === 'sold' ? 9_000 : 0 }]);
      expect(outcome === 'sold' || phase === 'cancelled').toBe(true);
    }
    expect(await violationsIn(program)).toEqual([]);
  });

  it('has bids only where staff cancelled it, which the database keeps', async () => {
    const { idProduct } = await anAuction(program);
    await bidOn((await aBidder(program)).client, idProduct, 1_000);
    await expect(
      pool.query(
        `update auction set state = 'cancelled', closed_at = now(), cancel_reason = 'No' where id_product = $1`,
        [idProduct],
      ),
    ).rejects.toThrow('auction_cancelled_with_bids');
  });
});

describe('a forgiven unpaid win', () => {
  it('lets its winner bid and buy again, and is told', async () => {
    const winner = await aBidder(program);
    const idStrike = await aStrike(program, winner);
    expect(await standing(winner)).not.toBeNull();
    expect(await forgive(idStrike)).toMatchObject({ status: 200 });
    expect(await forgive(idStrike)).toMatchObject({ status: 200 });
    await program.settle();
    expect(await standing(winner)).toBeNull();
    expect((await typesOf(winner.idUser)).filter((type) => type === 'AUCTION_FORGIVEN')).toHaveLength(1);
  });

  it('leaves what another unpaid win forbids, and a block by staff', async () => {
    const winner = await aBidder(program);
    const strikes = [await aStrike(program, winner)];
    await forgive(strikes[0] as number);
    strikes.push(await aStrike(program, winner));
    await pool.query('delete from account_block where id_user = $1', [winner.idUser]);
    strikes.push(await aStrike(program, winner));
    const untilOf = async () =>
      (await pool.query('select until from account_block where id_user = $1', [winner.idUser])).rows[0]?.until;
    expect(await untilOf()).toEqual(new Date(program.clock.now().getTime() + days(30)));
    await forgive(strikes[2] as number);
    expect(await untilOf()).toEqual(new Date(program.clock.now().getTime() + days(7)));
    expect(
      await once(staff.client, '/block-person', { idUser: winner.idUser, duration: 'month', reason, change: true }),
    ).toMatchObject({ status: 200 });
    await forgive(strikes[1] as number);
    expect(await standing(winner)).not.toBeNull();
  });

  it('two unpaid wins at the same moment count as two', async () => {
    const winner = await aBidder(program);
    const wins = [await aWinToPay(program, winner), await aWinToPay(program, winner)];
    await Promise.all(wins.map(({ idProduct }) => leaveUnpaid(program, idProduct)));
    const { rows } = await pool.query(
      `select extract(day from until - created_at)::int as days from auction_strike where id_user = $1 order by 1`,
      [winner.idUser],
    );
    expect(rows).toEqual([{ days: 7 }, { days: 30 }]);
  });
});
