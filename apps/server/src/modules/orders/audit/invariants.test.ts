import { expect, it } from 'vitest';
import { anImage } from '../../../../../../tests/support/catalogue.ts';
import { aPaidOrder } from '../../../../../../tests/support/orders.ts';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { userWith, violationsAfter, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { orderInvariants } from './invariants.ts';

/** One order in progress, one declined, one completed, and one delivered with its certificate. */
const setUp = async () => {
  const program = await aPayingProgram();
  const fan = await userWith(program, { deposited: 20_000 });
  await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const declined = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  await declined.talent.post('/decline-order', { idOrder: declined.idOrder, reason: 'Not now' });
  await aPaidOrder(program, fan, 'CALL_PACKAGE', { fromWallet: 9000 });
  const { idOrder, idTalent, talent } = await aPaidOrder(program, fan, 'AUTOGRAPH', { fromWallet: 1500 });
  const delivery = { kind: 'image', idFile: await anImage(program, idTalent) };
  await talent.post('/deliver-order', { idOrder, delivery });
  await program.settle();
  return program;
};

const program = await setUp();

const one = (state: string) => `(select id from orders where state = '${state}' order by id limit 1)`;
const owner = (state: string) => `(select id::text from orders where state = '${state}' order by id limit 1)`;
const posting = (kind: string, state: string, amount: number) => `
  select ledger_post('${kind}', ${owner(state)}, '2026-03-01', jsonb_build_array(
    jsonb_build_object('kind', 'escrow', 'owner', ${owner(state)}, 'amount', ${amount}),
    jsonb_build_object('kind', 'platform', 'owner', 'stagedoor', 'amount', ${-amount})))`;
const free = 'alter table orders disable trigger user';

const faults: [invariant: string, statements: string[]][] = [
  ['orders-match-the-books', [posting('planted', 'processing', -1)]],
  ['orders-match-the-books', [posting('planted', 'declined', 1)]],
  ['orders-match-the-books', [free, `update orders set state = 'cancelled' where id = ${one('processing')}`]],
  ['paid-out-or-back', [posting('order.fulfilled', 'declined', -1)]],
  ['paid-out-or-back', [posting('order.refunded', 'completed', -1)]],
  [
    'paid-out-or-back',
    [free, `update orders set state = 'expired', deadline_at = now() where id = ${one('completed')}`],
  ],
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
  ['track-records-add-up', ['update talent_record set declined = declined + 1']],
  ['track-records-add-up', ['delete from talent_record']],
  ['buyers-add-up', ['delete from talent_buyer']],
  ['buyers-add-up', [`update series_count set amount = 2 where series = 'buyers'`]],
  ['draws-are-paid', [free, `update orders set drawn = 1 where id = ${one('processing')}`]],
  [
    'unpaid-orders-await-payment',
    [free, `update orders set state = 'awaitingPayment' where id = ${one('processing')}`],
  ],
  [
    'certificates-follow-orders',
    [free, `update orders set state = 'refunded' where id = (select id_order from certificate)`],
  ],
  [
    'certificates-follow-orders',
    [
      'alter table certificate disable trigger user',
      `update certificate set id_order = ${one('processing')}, issued_at = '2020-01-01'`,
    ],
  ],
  ['disputed-earnings-are-held', [free, `update orders set state = 'disputed' where id = ${one('completed')}`]],
  ['rests-are-back', [`update orders set rest_returned = 1 where id = ${one('completed')}`]],
];

it('finds nothing where there is nothing to find', async () => {
  expect(await violationsIn(program)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  expect(await violationsAfter(program, statements)).toContain(invariant);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(orderInvariants.map(({ name }) => name).filter((name) => !tripped.has(name))).toEqual([]);
});

it.each([
  [
    'by nobody who may',
    `update orders set state = 'completed', delivered_at = now(), completed_at = now(), actor = 'buyer' where state = 'processing'`,
  ],
  [
    'backwards',
    `update orders set state = 'processing', deadline_at = now(), actor = 'system' where state = 'completed'`,
  ],
])('keeps orders from being moved %s', async (_how, statement) => {
  await expect(program.database.pool.query(statement)).rejects.toThrow('cannot go');
});
