import { expect, it } from 'vitest';
import { aBidder, anAuction, bidOn } from '../../../../../../tests/support/auctions.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import { violationsAfter, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { auctionInvariants } from './invariants.ts';

const program = await aProgram();
const { idProduct, idOwner } = await anAuction(program);
const [first, second] = [await aBidder(program), await aBidder(program)];
await bidOn(first.client, idProduct, 1_000);
await bidOn(second.client, idProduct, 1_500);

const unguarded = [
  'alter table bid disable trigger user',
  'alter table auction disable trigger user',
  'alter table orders disable trigger user',
];
const bid = (amount: number, at: string) =>
  `insert into bid (id_product, number, id_user, amount, automatic, anonymous, device, at)
   values (${idProduct}, 3, ${first.idUser}, ${amount}, false, false, 'x', ${at})`;
const change = (set: string) => `update auction set ${set} where id_product = ${idProduct}`;
const offer = (idUser: number, amount: number) =>
  `insert into auction_offer (id_product, place, id_user, amount, state, pay_by, created_at)
   values (${idProduct}, 1, ${idUser}, ${amount}, 'open', now(), now())`;
// Paid by somebody who was never offered it.
const order = `
  insert into orders (receipt, id_buyer, buyer, id_talent, id_product, id_variation, type, state, actor, moved_at, hold_ref,
      quantity, express, unit_price, subtotal, discount, delivery, express_surcharge, total, charity, platform, talent,
      from_wallet, fee_version, fee_percent, language, fields, keep_hidden, placed_at, paid_at, deadline_at)
    select gen_random_uuid(), ${first.idUser}, 'loggedIn', ${idOwner}, ${idProduct}, v.id, 'AUCTION', 'processing', 'system',
      now(), 'x', 1, false, 1000, 1000, 0, 0, 0, 1000, 0, 80, 920, 0, 1, 8, 'en', '{}', false, now(), now(), now()
    from variation v where v.id_product = ${idProduct} limit 1`;

const faults: [invariant: string, statements: string[]][] = [
  ['bids-rise', [bid(1_550, 'now()')]],
  ['bids-rise', [bid(1_200, 'now()')]],
  ['no-bid-outside-its-time', [bid(9_000, `(select ends_at from auction where id_product = ${idProduct})`)]],
  ['no-bid-outside-its-time', [change(`id_owner = ${first.idUser}`)]],
  ['the-highest-leads', [change('top_bet = 1400')]],
  ['the-highest-leads', [change(`id_leader = ${first.idUser}`)]],
  ['the-highest-leads', [change('bidders = 3')]],
  ['the-highest-leads', [`update bid set number = 9 where id_product = ${idProduct} and number = 2`]],
  ['one-paying-winner', [change(`state = 'sold', closed_at = now()`)]],
  ['one-paying-winner', [offer(first.idUser, 1_000)]],
  ['one-paying-winner', [order]],
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
