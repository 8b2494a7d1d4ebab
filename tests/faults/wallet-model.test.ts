import { cents } from '@stagedoor/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invariants } from '../../apps/server/src/invariants.ts';
import { escrow, platform, refuseOverdraft, transfer, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { bookClosed, bookPayment } from '../../apps/server/src/modules/payments/book-payment.ts';
import { bookRefund } from '../../apps/server/src/modules/payments/book-refund.ts';
import { lockPayment } from '../../apps/server/src/modules/payments/payments.repo.ts';
import { releaseDueEarnings } from '../../apps/server/src/modules/wallet/earnings/release-earnings.ts';
import type { Cards } from '../../apps/server/src/platform/ports/cards.ts';
import { hours } from '../support/clock.ts';
import { brokenInvariants } from '../support/ledger.ts';
import { aProgram } from '../support/program.ts';
import { type Command, command, WalletModel } from './wallet-model.ts';
import { outcomeOf, type Person, somePeople, toPaypal } from './wallet-people.ts';

const sequences = Number(process.env.SEQUENCES ?? 300);
const commands = Number(process.env.COMMANDS ?? 40);
const lanes = 5;
const { SEED } = process.env;

/** Never called: the commands play the provider's part. */
const silentCards = {} as Cards;

const aLane = async () => {
  const program = await aProgram({ cards: silentCards });
  const [staff] = await somePeople(program, 1);
  return { program, idStaff: staff?.idUser ?? 0 };
};
type Lane = Awaited<ReturnType<typeof aLane>>;

/** Runs the commands of one user against the product. */
const walk = ({ program, idStaff }: Lane, person: Person) => {
  const { database, ledger, payments, clock } = program;
  const { idUser } = person;
  const deps = { ...program, log: program.app.log, cards: silentCards, publicUrl: () => '' };
  const inTx = database.inTransaction;
  let sales = 0;
  const paidOrders: string[] = [];

  const openDeposit = () => inTx((tx) => payments.openPaymentOf(tx, idUser, 'deposit'));
  const oldestRefund = () =>
    inTx((tx) =>
      tx
        .selectFrom('refund')
        .innerJoin('payment', 'payment.id', 'refund.id_payment')
        .select(['refund.id', 'id_payment', 'refund.amount'])
        .where('payment.id_user', '=', idUser)
        .where('refund.state', '=', 'recorded')
        .orderBy('refund.created_at')
        .orderBy('refund.amount')
        .orderBy('refund.id')
        .executeTakeFirst(),
    );
  const openWithdrawal = () =>
    inTx((tx) =>
      tx
        .selectFrom('withdrawal')
        .select('id')
        .where('id_user', '=', idUser)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );

  const acts: { [Does in Command['does']]: (given: Extract<Command, { does: Does }>) => Promise<unknown> } = {
    deposit: ({ amount }) => inTx((tx) => program.wallet.deposit(tx, { idUser, amount: cents(amount) })),
    cardPays: async () => {
      const open = await openDeposit();
      if (!open) return;
      const seen = {
        reference: open.si,
        state: 'paid' as const,
        payment: `pi_${open.si}`,
        captured: open.amount,
        refunded: cents(0),
        disputed: false,
        captureBefore: null,
        problem: null,
        card: null,
      };
      // Delivered twice, as webhooks can be.
      for (let attempt = 0; attempt < 2; attempt++) await inTx((tx) => bookPayment(deps)(tx, open.si, seen));
      clock.advance(1_000);
    },
    depositExpires: async () => {
      const open = await openDeposit();
      if (open) await inTx(async (tx) => bookClosed(deps)(tx, await lockPayment(tx, open.si), 'expired'));
    },
    giveBack: ({ amount }) => {
      clock.advance(1_000);
      return inTx((tx) => program.wallet.returnDeposit(tx, { idUser, amount: cents(amount) }));
    },
    refundEnds: async ({ sent }) => {
      const refund = await oldestRefund();
      if (!refund) return;
      const seen = {
        id: `re_${refund.id}`,
        reference: refund.id,
        amount: cents(refund.amount),
        state: sent ? 'sent' : 'failed',
      } as const;
      for (let attempt = 0; attempt < 2; attempt++) {
        await inTx((tx) => bookRefund(deps)(tx, refund.id, seen));
      }
    },
    earn: ({ amount }) =>
      inTx(async (tx) => {
        const sale = { kind: 'test.sold', ref: `${idUser}-${++sales}` };
        const postings = transfer(platform, wallet.pending(idUser), cents(amount));
        await ledger.post(tx, { ...sale, at: clock.now(), postings });
        await program.wallet.earn(tx, { ...sale, idUser, amount: cents(amount), releaseAt: clock.now() });
      }),
    release: () => releaseDueEarnings(program)(),
    spend: async ({ amount }) => {
      const ref = `${idUser}-${++sales}`;
      const postings = transfer(wallet.spend(idUser), escrow(ref), cents(amount));
      await inTx((tx) => ledger.post(tx, { kind: 'order.paid', ref, at: clock.now(), postings })).catch(
        refuseOverdraft,
      );
      paidOrders.push(ref);
    },
    refundOrder: async () => {
      const ref = paidOrders.pop();
      if (!ref) return;
      const of = { kind: 'order.paid', ref };
      await inTx((tx) => ledger.reverse(tx, { kind: 'order.refunded', ref, at: clock.now(), of }));
    },
    withdraw: ({ amount }) => inTx((tx) => program.wallet.sendWithdraw(tx, person, toPaypal(amount))),
    cancel: async () => {
      const { id } = await openWithdrawal();
      return inTx((tx) => program.wallet.cancelWithdraw(tx, idUser, id));
    },
    approve: async () => {
      clock.advance(hours(72));
      const { id } = await openWithdrawal();
      return inTx((tx) => program.wallet.approveWithdraw(tx, idStaff, id));
    },
    reject: async () => {
      const { id } = await openWithdrawal();
      return inTx((tx) => program.wallet.rejectWithdraw(tx, idStaff, { id, reason: 'Not this time.' }));
    },
    bankReturns: async () => {
      const { id } = await openWithdrawal();
      return inTx((tx) => program.wallet.returnWithdraw(tx, idStaff, { id, reason: 'Account closed.' }));
    },
    send: () => inTx((tx) => program.wallet.exportWithdrawals(tx, idStaff, 'paypal')),
  };
  return (given: Command) => outcomeOf(acts[given.does](given as never));
};

const runSequence = async (lane: Lane, person: Person, list: readonly Command[]) => {
  const model = new WalletModel();
  const act = walk(lane, person);
  for (const [at, given] of list.entries()) {
    // Skipped while there was never a withdrawal to act on.
    if (model.hadNoWithdrawal && ['cancel', 'approve', 'reject', 'bankReturns'].includes(given.does)) continue;
    const expected = model.act(given);
    expect(`${at} ${given.does}: ${await act(given)}`).toBe(`${at} ${given.does}: ${expected}`);
  }
  const { database, ledger } = lane.program;
  const { show } = lane.program.wallet;
  expect(await database.inTransaction((tx) => ledger.balances(tx, person.idUser))).toEqual(model.balances);
  expect(await show(person.idUser, 'en')).toMatchObject(model.shown());
  // Leaves nothing in the batch for the next user of this program.
  if (model.isApproved) await act({ does: 'send' });
};

it('does what a few lines of arithmetic do, command by command', { timeout: sequences * commands * 60 }, async () => {
  const open = await Promise.all(Array.from({ length: lanes }, aLane));
  const sequence = fc.array(command, { minLength: commands, maxLength: commands });
  const atOnce = fc.array(sequence, { minLength: lanes, maxLength: lanes });
  await fc.assert(
    fc.asyncProperty(atOnce, async (lists) => {
      await Promise.all(
        open.map(async (lane, at) => {
          const [person] = await somePeople(lane.program, 1);
          if (person) await runSequence(lane, person, lists[at] ?? []);
        }),
      );
    }),
    { numRuns: sequences / lanes, endOnFailure: true, ...(SEED && { seed: Number(SEED) }) },
  );
  for (const { program } of open) expect(await brokenInvariants(program, invariants)).toEqual([]);
});
