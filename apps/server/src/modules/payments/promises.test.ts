import { afterEach, expect, it } from 'vitest';
import { minutes } from '../../../../../tests/support/clock.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import {
  aPaidPayment,
  aPayment,
  aSavedCard,
  customerOf,
  pay,
  refund,
  rowOf,
} from '../../../../../tests/support/payments.ts';
import { aLoggedInClient } from '../../../../../tests/support/program.ts';
import { paymentsPersonalData } from './index.ts';

const program = await aPayingProgram();
afterEach(() => program.sandbox.faults.cause({}));

const asProgram = (statement: string, constraint: string | RegExp) => ({ statement, constraint });

it.each([
  asProgram(`update payment set state = 'open'`, /cannot go from paid to open/),
  asProgram(`update payment set refunded = 2501`, /payment_refunds/),
  asProgram(`update payment set success_path = '//evil.example'`, /success_path/),
  asProgram(`delete from payment`, /permission denied/),
  asProgram(`insert into payment_edge values ('paid', 'open')`, /permission denied/),
])('is kept by the database: $statement', async ({ statement, constraint }) => {
  await aPaidPayment(program);

  await expect(program.database.pool.query(statement)).rejects.toThrow(constraint);
});

it('lets nobody leave while money is on its way, and forgets their cards when they do', async () => {
  const { idUser } = await aSavedCard(program);
  const { si } = await aPayment(program, { idUser, email: 'payer@example.com' });
  const client = await aLoggedInClient(program, idUser);
  const blockers = async () => ((await client.get('/get-deletion')).body as { blockers: unknown }).blockers;
  expect(await blockers()).toEqual([{ kind: 'payments', count: 1 }]);

  await pay(program, si);
  await program.payments.readPayment(si);
  program.sandbox.faults.cause({ calls: { failedBefore: 1 } });
  await refund(program, si, idUser, 2500);
  expect(await blockers()).toEqual([{ kind: 'refunds', count: 1 }]);

  program.sandbox.faults.cause({});
  program.clock.advance(minutes(1));
  await program.settle();
  expect(await blockers()).toEqual([]);
  const customer = await customerOf(program, idUser);
  await program.database.inTransaction((tx) => paymentsPersonalData(program).erase(tx, idUser));
  await program.settle();

  expect(await rowOf(program, si)).toMatchObject({ email: null });
  expect((await program.stripe.paymentMethods.list({ customer })).data).toEqual([]);
  expect(await program.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
});
