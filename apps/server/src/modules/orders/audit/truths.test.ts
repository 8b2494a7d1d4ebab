import { expect, it } from 'vitest';
import { runAs } from '../../../../../../tests/support/ledger.ts';
import { aPaidOrder } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { faultsIn, somebodyWith } from '../../../../../../tests/support/wallet.ts';
import { orderTruths } from './truths.ts';

/** One order that runs, one that was declined, one that is done. */
const setUp = async () => {
  const program = await aPayingProgram();
  const fan = await somebodyWith(program, { deposited: 10_000 });
  await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const declined = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await declined.talent.post('/decline-order', { idOrder: declined.idOrder, reason: 'Not now' });
  await aPaidOrder(program, fan, 'CALL', { fromWallet: 1000 });
  await program.settle();
  return program;
};

const one = (state: string) => `(select id from orders where state = '${state}')`;
const owner = (state: string) => `(select id::text from orders where state = '${state}')`;
const posting = (kind: string, state: string, amount: number) => `
  select ledger_post('${kind}', ${owner(state)}, '2026-03-01', jsonb_build_array(
    jsonb_build_object('kind', 'escrow', 'owner', ${owner(state)}, 'amount', ${amount}),
    jsonb_build_object('kind', 'platform', 'owner', 'stagedoor', 'amount', ${-amount})))`;
const free = 'alter table orders disable trigger user';

const faults: [truth: string, statements: string[]][] = [
  ['orders-match-the-books', [posting('planted', 'processing', -1)]],
  ['orders-match-the-books', [posting('planted', 'declined', 1)]],
  ['orders-match-the-books', [free, `update orders set state = 'cancelled' where id = ${one('processing')}`]],
  ['paid-out-or-back', [posting('order.fulfilled', 'declined', -1)]],
  ['paid-out-or-back', [posting('order.refunded', 'completed', -1)]],
  ['paid-out-or-back', [free, `update orders set state = 'expired' where id = ${one('completed')}`]],
  [
    'shares-are-paid',
    [free, `update orders set platform = platform + 1, talent = talent - 1 where id = ${one('completed')}`],
  ],
  [
    'shares-are-paid',
    [
      'alter table orders drop constraint orders_shares',
      `update orders set charity = 1 where id = ${one('processing')}`,
    ],
  ],
  ['track-records-add-up', ['update talent_record set completed = completed + 1']],
  ['track-records-add-up', ['delete from talent_record']],
  ['draws-are-paid', [free, `update orders set drawn = 1 where id = ${one('processing')}`]],
  ['dates-fit-states', [`update orders set deadline_at = null where id = ${one('processing')}`]],
  ['dates-fit-states', [`update orders set paid_at = null where id = ${one('declined')}`]],
  ['dates-fit-states', [`update orders set delivered_at = null where id = ${one('completed')}`]],
  ['rests-are-back', [`update orders set rest_returned = 1 where id = ${one('completed')}`]],
];

it('finds nothing where there is nothing to find', async () => {
  expect(await faultsIn(await setUp())).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (truth, statements) => {
  const program = await setUp();
  await runAs(program.ownerUrl, statements);
  expect(await faultsIn(program)).toContain(truth);
});

it('has a planted fault for every truth', () => {
  const tripped = new Set(faults.map(([truth]) => truth));
  expect(orderTruths.map(({ name }) => name).filter((name) => !tripped.has(name))).toEqual([]);
});

it.each([
  [
    'by nobody who may',
    `update orders set state = 'completed', completed_at = now(), actor = 'buyer' where state = 'processing'`,
  ],
  ['backwards', `update orders set state = 'processing', actor = 'system' where state = 'completed'`],
])('keeps orders from being moved %s', async (_how, statement) => {
  const program = await setUp();
  await expect(program.database.pool.query(statement)).rejects.toThrow('cannot go');
});
