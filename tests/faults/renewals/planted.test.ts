import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { withClient } from '../../../apps/server/src/platform/database/with-client.ts';
import { days } from '../../support/clock.ts';
import { aPayingProgram } from '../../support/paying-program.ts';
import { agreementOf, aMember, ordersOf } from '../../support/recurring.ts';
import { moneyFaultsOf } from './money.ts';
import { faultsOf, type Readable, readAgreements } from './periods.ts';

/** A member who has paid three months. */
const threeMonths = async () => {
  const program = await aPayingProgram();
  const { idAgreement } = await aMember(program);
  for (let month = 0; month < 2; month++) {
    const { paid_until } = await agreementOf(program, idAgreement);
    program.clock.advance(Number(paid_until) - program.clock.now().getTime());
    await program.settle();
    await program.settle();
  }
  const faults = async (pool: Readable = program.database.pool, now = program.clock.now()) => {
    const ofPeriods = (await readAgreements(pool)).flatMap((agreement) => faultsOf(agreement, now));
    return [...ofPeriods, ...(await moneyFaultsOf(pool, program.stripe))];
  };
  return { program, idAgreement, faults };
};

const { program, idAgreement, faults } = await threeMonths();

/** As the owner of the database, past its promises, and rolled back. */
const faultsAfter = (statements: readonly string[]) =>
  withClient(program.ownerUrl, async (owner) => {
    await owner.query('begin');
    for (const statement of statements) await owner.query(statement);
    const found = await faults(owner);
    await owner.query('rollback');
    return found;
  });

it('finds nothing wrong with three months that were paid', async () => {
  expect((await ordersOf(program, idAgreement)).map(({ state }) => state)).toEqual(Array(3).fill('completed'));
  expect(await faults()).toEqual([]);
});

const unguarded = (table: string) => `alter table ${table} disable trigger user`;
const second = (column: string) => `(select ${column} from recurring_period where number = 2)`;

const planted: [what: string, statements: string[], found: RegExp][] = [
  [
    'a month that was skipped',
    [unguarded('recurring_period'), `update recurring_period set state = 'unpaid' where number = 2`],
    /a gap before/,
  ],
  [
    'a month that was charged twice',
    [
      unguarded('recurring_period'),
      'drop index recurring_period_paid',
      `update recurring_period set from_at = ${second('from_at')}, until = ${second('until')} where number = 3`,
    ],
    /a gap before/,
  ],
  [
    'a month that nobody remembers',
    [unguarded('recurring_agreement'), `update recurring_agreement set paid_until = paid_until - interval '1 month'`],
    /paid until its last period ends/,
  ],
  [
    'another day of the month',
    [unguarded('recurring_period'), `update recurring_period set until = until + interval '1 day' where number = 3`],
    /the end/,
  ],
  [
    'a wrong price',
    [unguarded('recurring_period'), 'update recurring_period set amount = amount + 1 where number = 3'],
    /the price/,
  ],
  [
    'a cent that only the ledger knows',
    [
      unguarded('ledger_entry'),
      `update ledger_entry e set amount = e.amount - 1 from ledger_account a where a.id = e.id_account
         and a.kind = 'clearing' and e.id_tx = (select max(id) from ledger_tx where kind = 'order.paid')`,
    ],
    /-1 cents apart/,
  ],
];

it.each(planted)('finds %s', async (_what, statements, found) => {
  expect(await faultsAfter(statements)).toContainEqual(expect.stringMatching(found));
});

it('finds a renewal that nobody made', async () => {
  const later = new Date(program.clock.now().getTime() + days(45));
  expect(await faults(undefined, later)).toContainEqual(expect.stringMatching(/a month skipped/));
});

it('finds a card that was charged twice for the same month', async () => {
  const other = await threeMonths();
  const last = (await ordersOf(other.program, other.idAgreement)).at(-1);
  await other.program.stripe.paymentIntents.create({
    amount: last?.total ?? 0,
    currency: 'usd',
    payment_method: testCards.success.token,
    confirm: true,
    metadata: { reference: last?.id_payment ?? '' },
  });
  expect(await other.faults()).toEqual([`${last?.id_payment}: charged twice`, '1000 cents apart']);
});
