import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { withClient } from '../../../apps/server/src/platform/database/with-client.ts';
import { aBidder, anAuction, bidOn } from '../../support/auctions.ts';
import { days, hours } from '../../support/clock.ts';
import { moveClock } from '../../support/orders.ts';
import { aPayingProgram } from '../../support/paying-program.ts';
import { payOn } from '../../support/recurring.ts';
import { once } from '../../support/wallet.ts';
import { keepCard } from '../crash/keep-card.ts';
import type { Readable } from '../renewals/periods.ts';
import { brokenWords, faultsOf } from './judge.ts';

const program = await aPayingProgram();
const { pool } = program.database;

const aPayer = async (token: string) => {
  const bidder = await aBidder(program);
  await pool.query('delete from saved_card where id_user = $1', [bidder.idUser]);
  await keepCard(program, bidder.idUser, token);
  return bidder;
};

/** Won by somebody whose card was refused, passed on to the second, who paid. */
const { idProduct } = await anAuction(program);
const [winner, second] = [await aPayer(testCards.failsLater.token), await aPayer(testCards.success.token)];
await bidOn(second.client, idProduct, 1_000);
await bidOn(winner.client, idProduct, 2_000);
await moveClock(program, days(2));
await moveClock(program, hours(25));
const { body } = await once(second.client, '/pay-auction-win', { idProduct, language: 'en' });
await payOn(program, (body as { result: string }).result);

const told = { idProduct, bidders: [], most: new Map([[second.idUser, 1_000]]) };
const faults = async (on: Readable = pool) => [
  ...(await faultsOf(on, program.stripe)),
  ...(await brokenWords(on, [told])),
];

/** As the owner of the database, past its promises, and rolled back. */
const faultsAfter = (statements: readonly string[]) =>
  withClient(program.ownerUrl, async (owner) => {
    await owner.query('begin');
    for (const table of ['auction', 'auction_offer', 'bid', 'orders', 'ledger_entry'])
      await owner.query(`alter table ${table} disable trigger user`);
    for (const statement of statements) await owner.query(statement);
    const found = await faults(owner);
    await owner.query('rollback');
    return found;
  });

it('finds nothing wrong with a win that was passed on and paid', async () => {
  expect(await faults()).toEqual([]);
});

const offer = (place: number, change: string) => `update auction_offer set ${change} where place = ${place}`;

const planted: [what: string, statements: string[], found: RegExp][] = [
  ['two winners', ['drop index auction_offer_one', offer(1, `state = 'paid'`)], /two winners/],
  ['a charge without a win', [offer(2, `state = 'declined'`)], /charged who had not won/],
  ['an auction that never ends', [`update auction set state = 'settling'`], /it is not over/],
  ['a winner who does not lead', [`update auction set id_leader = ${second.idUser}`], /leader was not asked first/],
  ['a price that nobody bid', [offer(2, 'amount = 900')], /not at their own bid/],
  [
    'a wrong price',
    [offer(2, 'amount = 900'), 'update auction_bidder set best = 900 where best = 1000'],
    /charged another price/,
  ],
  ['blame without a strike', ['delete from auction_strike'], /blame without a strike/],
  [
    'a payment in time that did not win',
    ['drop index auction_offer_one', offer(2, `state = 'expired'`)],
    /a payment in time did not win/,
  ],
  [
    'a confirmed bid that is lost',
    [`delete from bid where id_user = ${second.idUser}`, `delete from auction_bidder where id_user = ${second.idUser}`],
    /was lost/,
  ],
  [
    'a bid above what was agreed to',
    [`update auction_bidder set best = 1100 where id_user = ${second.idUser}`],
    /more than ever agreed to/,
  ],
  [
    'a cent that only the ledger knows',
    [
      `update ledger_entry e set amount = e.amount - 1 from ledger_account a where a.id = e.id_account
         and a.kind = 'clearing' and e.id_tx = (select max(id) from ledger_tx where kind = 'order.paid')`,
    ],
    /-1 cents apart/,
  ],
];

it.each(planted)('finds %s', async (_what, statements, found) => {
  expect(await faultsAfter(statements)).toContainEqual(expect.stringMatching(found));
});

it('finds a winner who was charged twice', async () => {
  const { rows } = await pool.query(`select id_payment from orders where state = 'processing'`);
  await program.stripe.paymentIntents.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: testCards.success.token,
    confirm: true,
    metadata: { reference: rows[0].id_payment },
  });
  expect(await faults()).toEqual([
    `auction ${idProduct}: the winner was charged another price`,
    `${rows[0].id_payment}: charged twice`,
    '1000 cents apart',
  ]);
});
