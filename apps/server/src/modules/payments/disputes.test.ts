import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { aPayingProgram, type PayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  aPaidPayment,
  balanceOf,
  eventsOf,
  reconcileNow,
  refund,
  rowOf,
  violationsIn,
} from '../../../../../tests/support/payments.ts';
import type { CardDispute } from '../../platform/ports/cards.ts';
import { escrow, platform, transfer, wallet } from '../ledger/index.ts';
import { bookDispute } from './book-dispute.ts';

const decide = async (program: PayingProgram, evidence: 'winning_evidence' | 'losing_evidence') => {
  const [dispute] = (await program.stripe.disputes.list()).data;
  await program.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence } });
  await reconcileNow(program);
};

it('takes what is disputed from the wallet it went to', async () => {
  const program = await aPayingProgram();
  const { si, idUser } = await aPaidPayment(program, {}, testCards.dispute);
  await reconcileNow(program);

  expect(await rowOf(program, si)).toMatchObject({ state: 'paid', captured: 2500, disputed: 2500 });
  expect(await balanceOf(program, idUser)).toBe(0);
  expect(await eventsOf(program, si)).toContainEqual(expect.objectContaining({ type: 'dispute.opened', si }));
  await expect(refund(program, si, idUser, 100)).rejects.toMatchObject({ constraint: 'refund_within_charge' });
  expect(await violationsIn(program)).toEqual([]);
});

it('gives it back when the dispute is won', async () => {
  const program = await aPayingProgram();
  const { si, idUser } = await aPaidPayment(program, {}, testCards.dispute);
  await reconcileNow(program);
  await decide(program, 'winning_evidence');

  expect(await rowOf(program, si)).toMatchObject({ disputed: 0 });
  expect(await balanceOf(program, idUser)).toBe(2500);
  expect((await eventsOf(program, si)).at(-1)).toMatchObject({ type: 'dispute.closed', si, won: true });
  expect(await violationsIn(program)).toEqual([]);
});

it('leaves an order’s money to the order, and a lost dispute is our loss', async () => {
  const program = await aPayingProgram();
  const { si } = await aPaidPayment(program, { into: escrow(9) }, testCards.dispute);
  await reconcileNow(program);
  expect(await rowOf(program, si)).toMatchObject({ disputed: 2500 });
  expect(await program.database.inTransaction((tx) => program.ledger.balance(tx, escrow(9)))).toBe(2500);
  expect(await violationsIn(program)).toEqual([]);

  await decide(program, 'losing_evidence');

  expect(await program.database.inTransaction((tx) => program.ledger.balance(tx, platform))).toBe(-2500);
  expect((await eventsOf(program, si)).at(-1)).toMatchObject({ type: 'dispute.closed', won: false });
  expect(await violationsIn(program)).toEqual([]);
});

it.each([
  ['won', 300],
  ['lost', 0],
] as const)('seizes only what is still there, and when it is %s gives back so much', async (state, back) => {
  const program = await aPayingProgram();
  const { si, idUser } = await aPaidPayment(program);
  await spend(program, idUser, 2200);
  const receive = (dispute: Pick<CardDispute, 'state'>) =>
    program.database.inTransaction((tx) =>
      bookDispute(program)(tx, si, { id: 'du_1', amount: cents(2500), ...dispute }),
    );

  for (let times = 0; times < 2; times++) await receive({ state: 'open' });
  expect(await balanceOf(program, idUser)).toBe(0);
  expect(await violationsIn(program)).toEqual([]);

  for (let times = 0; times < 2; times++) await receive({ state });
  expect(await balanceOf(program, idUser)).toBe(back);
  expect(await violationsIn(program)).toEqual([]);
});

const spend = (program: PayingProgram, idUser: number, amount: number) =>
  program.database.inTransaction((tx) =>
    program.ledger.post(tx, {
      kind: 'order.paid',
      ref: 'spent',
      at: program.clock.now(),
      postings: transfer(wallet.deposited(idUser), escrow(1), cents(amount)),
    }),
  );
