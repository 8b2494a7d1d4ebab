import { expect, it } from 'vitest';
import { aBidder, anAuction, bidOn } from '../../../../../../tests/support/auctions.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import { violationsAfter, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { auctionInvariants } from './invariants.ts';

const program = await aProgram();
const { idProduct } = await anAuction(program);
const [first, second] = [await aBidder(program), await aBidder(program)];
await bidOn(first.client, idProduct, 1_000);
await bidOn(second.client, idProduct, 1_500);

const unguarded = ['alter table bid disable trigger user', 'alter table auction disable trigger user'];
const bid = (amount: number, at: string) =>
  `insert into bid (id_product, id_user, amount, automatic, anonymous, device, at)
   values (${idProduct}, ${first.idUser}, ${amount}, false, false, 'x', ${at})`;
const change = (set: string) => `update auction set ${set} where id_product = ${idProduct}`;

const faults: [invariant: string, statements: string[]][] = [
  ['bids-rise', [bid(1_550, 'now()')]],
  ['bids-rise', [bid(1_200, 'now()')]],
  ['no-bid-outside-its-time', [bid(9_000, `(select ends_at from auction where id_product = ${idProduct})`)]],
  ['no-bid-outside-its-time', [change(`id_owner = ${first.idUser}`)]],
  ['the-highest-leads', [change('top_bet = 1400')]],
  ['the-highest-leads', [change(`id_leader = ${first.idUser}`)]],
  ['the-highest-leads', [change('bidders = 3')]],
  ['one-paying-winner', [change(`state = 'sold', closed_at = now()`)]],
];

it('finds nothing where there is nothing to find', async () => {
  expect(await violationsIn(program)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  expect(await violationsAfter(program, [...unguarded, ...statements])).toContain(invariant);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(auctionInvariants.filter(({ name }) => !tripped.has(name))).toEqual([]);
});
