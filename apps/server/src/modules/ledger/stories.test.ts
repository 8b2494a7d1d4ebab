import { shareOut } from '@stagedoor/contract/earnings';
import { add, cents, split, subtract } from '@stagedoor/contract/money';
import { expect, it } from 'vitest';
import { readBooks } from '../../../../../tests/support/books.ts';
import { aClock } from '../../../../../tests/support/clock.ts';
import { aDatabase } from '../../../../../tests/support/database.ts';
import { whenDone } from '../../../../../tests/support/when-done.ts';
import { openDatabase } from '../../platform/database/database.ts';
import {
  audit,
  bank,
  charity,
  clearing,
  createLedger,
  dispute,
  type EntryKey,
  escrow,
  type JournalEntry,
  ledgerInvariants,
  payout,
  platform,
  transfer,
  wallet,
} from './index.ts';

const [fan, talent] = [1001, 1002];

/** A separate ledger, audited when the story ends. */
const openBooks = async () => {
  const database = openDatabase((await aDatabase()).programUrl);
  whenDone(database.close);
  const ledger = createLedger();
  const at = aClock().now();
  return {
    post: (kind: string, ref: string | number, postings: JournalEntry['postings']) =>
      database.inTransaction((tx) => ledger.post(tx, { kind, ref, at, postings })),
    reverse: (kind: string, ref: string | number, of: EntryKey) =>
      database.inTransaction((tx) => ledger.reverse(tx, { kind, ref, at, of })),
    balances: (idUser: number) => database.inTransaction((tx) => ledger.balances(tx, idUser)),
    read: async () => {
      const violated = (await database.inTransaction(audit(ledgerInvariants))).filter(
        ({ violations }) => violations > 0,
      );
      expect(violated).toEqual([]);
      return `\n${await readBooks(database)}\n`;
    },
  };
};

it('a purchase by card: a fifth goes to charity, the fee is taken from the rest, the talent waits and then has it', async () => {
  const books = await openBooks();
  const price = cents(10_000);
  await books.post('order.paid', 7, transfer(clearing('pi_7'), escrow(7), price));

  const [given, rest] = split(price, 20);
  const [fee, earning] = split(rest, 15);
  await books.post('order.fulfilled', 7, [
    ...transfer(escrow(7), charity('hospitals'), given),
    ...transfer(escrow(7), platform, fee),
    ...transfer(escrow(7), wallet.pending(talent), earning),
  ]);
  await books.post('earning.released', 7, transfer(wallet.pending(talent), wallet.earned(talent), earning));

  expect(await books.read()).toBe(`
order.paid 7
  clearing pi_7         −100.00
  escrow 7               100.00
order.fulfilled 7
  escrow 7              −100.00
  pending 1002            68.00
  platform stagedoor      12.00
  charity hospitals       20.00
earning.released 7
  pending 1002           −68.00
  earned 1002             68.00
`);
  expect(await books.balances(talent)).toEqual({ bonus: 0, deposited: 0, earned: 6_800, pending: 0 });
});

it('a purchase from the wallet as a whole, cancelled: each part of the wallet has its own again', async () => {
  const books = await openBooks();
  await books.post('bonus.granted', 1, transfer(platform, wallet.bonus(fan), cents(500)));
  await books.post('deposit.received', 2, transfer(clearing('pi_2'), wallet.deposited(fan), cents(2_000)));
  await books.post('order.paid', 8, transfer(wallet.spend(fan), escrow(8), cents(1_999)));
  await books.reverse('order.refunded', 8, { kind: 'order.paid', ref: 8 });

  expect(await books.read()).toBe(`
bonus.granted 1
  platform stagedoor      −5.00
  bonus 1001               5.00
deposit.received 2
  clearing pi_2          −20.00
  deposited 1001          20.00
order.paid 8
  bonus 1001              −5.00
  deposited 1001         −14.99
  escrow 8                19.99
order.refunded 8
  escrow 8               −19.99
  bonus 1001               5.00
  deposited 1001          14.99
`);
});

it('a purchase from the wallet: bonus first, then what was deposited, and the card pays what is left', async () => {
  const books = await openBooks();
  await books.post('bonus.granted', 1, transfer(platform, wallet.bonus(fan), cents(500)));
  await books.post('deposit.received', 2, transfer(clearing('pi_2'), wallet.deposited(fan), cents(2_000)));
  await books.post('order.paid', 8, [
    ...transfer(wallet.bonus(fan), escrow(8), cents(500)),
    ...transfer(wallet.deposited(fan), escrow(8), cents(2_000)),
    ...transfer(clearing('pi_8'), escrow(8), cents(499)),
  ]);

  expect(await books.read()).toBe(`
bonus.granted 1
  platform stagedoor      −5.00
  bonus 1001               5.00
deposit.received 2
  clearing pi_2          −20.00
  deposited 1001          20.00
order.paid 8
  bonus 1001              −5.00
  deposited 1001         −20.00
  clearing pi_8           −4.99
  escrow 8                29.99
`);
});

it('a call by the minute: held on the card, captured for what was talked, and paid out part by part to the cent', async () => {
  const books = await openBooks();
  // The hold of 90.00 is not posted, and neither is its released part.
  const talked = cents(3_607);
  await books.post('order.paid', 11, transfer(clearing('pi_11'), escrow(11), talked));
  const [fee, earning] = split(talked, 15);
  let left = { charity: cents(0), platform: fee, talent: earning };
  for (const [minute, part] of [1_202, 1_203, 1_202].entries()) {
    const { platform: ours, talent: theirs } = shareOut(left, cents(part));
    left = { ...left, platform: subtract(left.platform, ours), talent: subtract(left.talent, theirs) };
    await books.post('order.drawn', `11 minute ${minute + 1}`, [
      ...transfer(escrow(11), platform, ours),
      ...transfer(escrow(11), wallet.pending(talent), theirs),
    ]);
  }

  expect(left).toEqual({ charity: 0, platform: 0, talent: 0 });
  expect(await books.read()).toBe(`
order.paid 11
  clearing pi_11         −36.07
  escrow 11               36.07
order.drawn 11 minute 1
  escrow 11              −12.02
  pending 1002            10.22
  platform stagedoor       1.80
order.drawn 11 minute 2
  escrow 11              −12.03
  pending 1002            10.23
  platform stagedoor       1.80
order.drawn 11 minute 3
  escrow 11              −12.02
  pending 1002            10.21
  platform stagedoor       1.81
`);
});

it('a call from the wallet: all of it set aside, drawn in parts, and the rest given back where it came from', async () => {
  const books = await openBooks();
  await books.post('deposit.received', 2, transfer(clearing('pi_2'), wallet.deposited(fan), cents(9_000)));
  await books.post('order.held', 12, transfer(wallet.spend(fan), escrow(12), cents(9_000)));
  await books.post('order.drawn', '12 minute 1', transfer(escrow(12), wallet.pending(talent), cents(3_000)));
  await books.post('order.drawn', '12 minute 2', transfer(escrow(12), wallet.pending(talent), cents(601)));
  await books.post('rest.returned', 12, transfer(escrow(12), wallet.deposited(fan), cents(5_399)));

  expect(await books.read()).toBe(`
deposit.received 2
  clearing pi_2          −90.00
  deposited 1001          90.00
order.held 12
  deposited 1001         −90.00
  escrow 12               90.00
order.drawn 12 minute 1
  escrow 12              −30.00
  pending 1002            30.00
order.drawn 12 minute 2
  escrow 12               −6.01
  pending 1002             6.01
rest.returned 12
  escrow 12              −53.99
  deposited 1001          53.99
`);
  expect(await books.balances(fan)).toMatchObject({ deposited: 5_399 });
});

it('a refund: the money goes back the way it came', async () => {
  const books = await openBooks();
  await books.post('order.paid', 9, transfer(clearing('pi_9'), escrow(9), cents(4_200)));
  await books.reverse('order.refunded', 9, { kind: 'order.paid', ref: 9 });

  expect(await books.read()).toBe(`
order.paid 9
  clearing pi_9          −42.00
  escrow 9                42.00
order.refunded 9
  escrow 9               −42.00
  clearing pi_9           42.00
`);
});

it('a refund to the wallet: at once, if the fan prefers that', async () => {
  const books = await openBooks();
  await books.post('order.paid', 9, transfer(clearing('pi_9'), escrow(9), cents(4_200)));
  await books.post('order.refunded', 9, transfer(escrow(9), wallet.deposited(fan), cents(4_200)));

  expect(await books.read()).toBe(`
order.paid 9
  clearing pi_9          −42.00
  escrow 9                42.00
order.refunded 9
  escrow 9               −42.00
  deposited 1001          42.00
`);
});

it('a withdrawal: rejected once, asked for again, sent, and returned by the bank', async () => {
  const books = await openBooks();
  await books.post('donation.received', 7, transfer(clearing('pi_7'), wallet.pending(talent), cents(6_800)));
  await books.post('earning.released', 7, transfer(wallet.pending(talent), wallet.earned(talent), cents(6_800)));
  await books.post('withdrawal.requested', 3, transfer(wallet.earned(talent), payout(3), cents(6_800)));
  await books.reverse('withdrawal.rejected', 3, { kind: 'withdrawal.requested', ref: 3 });
  await books.post('withdrawal.requested', 4, transfer(wallet.earned(talent), payout(4), cents(5_000)));
  await books.post('withdrawal.sent', 4, transfer(payout(4), bank, cents(5_000)));
  await books.post('withdrawal.returned', 4, transfer(bank, wallet.earned(talent), cents(5_000)));

  expect(await books.read()).toBe(`
donation.received 7
  clearing pi_7          −68.00
  pending 1002            68.00
earning.released 7
  pending 1002           −68.00
  earned 1002             68.00
withdrawal.requested 3
  earned 1002            −68.00
  payout 3                68.00
withdrawal.rejected 3
  payout 3               −68.00
  earned 1002             68.00
withdrawal.requested 4
  earned 1002            −50.00
  payout 4                50.00
withdrawal.sent 4
  payout 4               −50.00
  clearing bank           50.00
withdrawal.returned 4
  clearing bank          −50.00
  earned 1002             50.00
`);
});

it('a deposit and its return: what was not spent goes back to its card', async () => {
  const books = await openBooks();
  await books.post('deposit.received', 5, transfer(clearing('pi_5'), wallet.deposited(fan), cents(5_000)));
  await books.post('order.paid', 10, transfer(wallet.deposited(fan), escrow(10), cents(1_999)));
  await books.post('deposit.returned', 5, transfer(wallet.deposited(fan), clearing('pi_5'), cents(3_001)));

  expect(await books.read()).toBe(`
deposit.received 5
  clearing pi_5          −50.00
  deposited 1001          50.00
order.paid 10
  deposited 1001         −19.99
  escrow 10               19.99
deposit.returned 5
  deposited 1001         −30.01
  clearing pi_5           30.01
`);
});

it('a renewal: each month is a transaction of its own and is posted once, however often it is sent', async () => {
  const books = await openBooks();
  const [fee, earning] = split(cents(999), 10);
  const renew = (month: string) =>
    books.post('subscription.renewed', `11/${month}`, [
      { account: clearing(`pi_${month}`), amount: cents(-add(fee, earning)) },
      { account: platform, amount: fee },
      { account: wallet.pending(talent), amount: earning },
    ]);
  expect([await renew('2026-03'), await renew('2026-04'), await renew('2026-04')]).toEqual([
    'posted',
    'posted',
    'already',
  ]);

  expect(await books.read()).toBe(`
subscription.renewed 11/2026-03
  clearing pi_2026-03     −9.99
  pending 1002             8.99
  platform stagedoor       1.00
subscription.renewed 11/2026-04
  clearing pi_2026-04     −9.99
  pending 1002             8.99
  platform stagedoor       1.00
`);
});

it('a dispute: the provider takes the money back, and gives it again when we win', async () => {
  const books = await openBooks();
  await books.post('order.paid', 12, transfer(clearing('pi_12'), escrow(12), cents(2_500)));
  await books.post('dispute.opened', 'dp_1', transfer(dispute('dp_1'), clearing('pi_12'), cents(2_500)));
  await books.reverse('dispute.won', 'dp_1', { kind: 'dispute.opened', ref: 'dp_1' });

  expect(await books.read()).toBe(`
order.paid 12
  clearing pi_12         −25.00
  escrow 12               25.00
dispute.opened dp_1
  dispute dp_1           −25.00
  clearing pi_12          25.00
dispute.won dp_1
  clearing pi_12         −25.00
  dispute dp_1            25.00
`);
});
