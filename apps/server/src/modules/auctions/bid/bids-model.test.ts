import { auctionLimits, stepAbove } from '@stagedoor/contract/auction-limits';
import { cents } from '@stagedoor/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anAuction } from '../../../../../../tests/support/auctions.ts';
import { aUser } from '../../../../../../tests/support/people.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import { violationsIn } from '../../../../../../tests/support/wallet.ts';

const program = await aProgram();
const { pool } = program.database;

type Wanted = { bidder: number; price: number; isMaximum: boolean };
type Model = { top: number | null; leader: number | null; max: number };

/** What an auction without a reserve should do, on one page. */
const expected = ({ top, leader, max }: Model, { bidder, price, isMaximum }: Wanted): Model => {
  if (leader === bidder) return { top, leader, max: isMaximum && price > (top ?? 0) ? price : max };
  const lowest = top === null ? 1_000 : top + stepAbove(cents(top));
  if (price < lowest) return { top, leader, max };
  if (leader !== null && price <= max) return { top: Math.min(max, price + stepAbove(cents(price))), leader, max };
  if (!isMaximum) return { top: price, leader: bidder, max: price };
  const beating = leader === null ? lowest : Math.max(max + stepAbove(cents(max)), lowest);
  return { top: Math.min(price, beating), leader: bidder, max: price };
};

const someBid = fc.record({ bidder: fc.nat(3), price: fc.integer({ min: 900, max: 9_000 }), isMaximum: fc.boolean() });

it('bids lead and answer as in the reference', { timeout: 60_000 }, async () => {
  const people = await Promise.all([0, 1, 2, 3].map(() => aUser(program)));
  await fc.assert(
    fc.asyncProperty(fc.array(someBid, { minLength: 1, maxLength: 20 }), async (bids) => {
      const { idProduct } = await anAuction(program);
      let model: Model = { top: null, leader: null, max: 0 };
      for (const wanted of bids) {
        const { idUser = 0 } = people[wanted.bidder] ?? {};
        await pool.query('select place_bid($1, $2, $3, $4, false, $5, $6)', [
          idProduct,
          idUser,
          wanted.price,
          wanted.isMaximum,
          'device',
          program.clock.now(),
        ]);
        model = expected(model, wanted);
        const { rows } = await pool.query('select top_bet, id_leader from auction where id_product = $1', [idProduct]);
        const leader = model.leader === null ? null : people[model.leader]?.idUser;
        expect(rows[0]).toEqual({ top_bet: model.top, id_leader: leader });
      }
    }),
    { numRuns: 40 },
  );
  expect(await violationsIn(program)).toEqual([]);
});

it.each(auctionLimits.steps.flatMap(({ below }) => (below === null ? [10_000_000] : [below - 1, below])))(
  'the database and the contract agree on the step above %d',
  async (price) => {
    const { rows } = await pool.query('select auction_step($1) as step', [price]);
    expect(rows[0].step).toBe(stepAbove(cents(price)));
  },
);
