import { expect, it } from 'vitest';
import { aPayingProgram } from '../../../../../../tests/support/paying-program.ts';
import { aMember } from '../../../../../../tests/support/recurring.ts';
import { violationsAfter, violationsIn } from '../../../../../../tests/support/wallet.ts';
import { recurringInvariants } from './invariants.ts';

const program = await aPayingProgram();
const { idAgreement } = await aMember(program);

const one = `(select id from recurring_agreement where id = ${idAgreement})`;
const copy = (change: string) => `
  insert into recurring_agreement (kind, id_user, id_talent, id_product, amount, language, state, created_at)
  select kind, id_user, id_talent, id_product, amount, language, 'starting', created_at
  from recurring_agreement where id = ${one} ${change}`;
const free = 'alter table recurring_agreement disable trigger user';

const faults: [invariant: string, statements: string[]][] = [
  ['one-live-agreement', ['drop index recurring_agreement_live', copy('')]],
  ['periods-paid-once', [`update recurring_period set state = 'unpaid'`]],
  [
    'periods-paid-once',
    ['alter table ledger_tx disable trigger user', `update ledger_tx set kind = 'planted' where kind = 'order.paid'`],
  ],
  [
    'periods-paid-once',
    [
      'alter table recurring_period drop constraint recurring_period_id_order_key',
      `insert into recurring_period (id_agreement, number, from_at, until, id_product, amount, state, id_order)
        select id_agreement, number + 1, from_at + interval '1 day', until, id_product, amount, state, id_order from recurring_period`,
    ],
  ],
  [
    'nothing-after-the-end',
    [
      free,
      `update recurring_agreement set state = 'ended', look_at = null, ended_by = 'stopped',
        ended_at = created_at - interval '1 day'`,
    ],
  ],
];

it('finds nothing where there is nothing to find', async () => {
  expect(await violationsIn(program)).toEqual([]);
});

it.each(faults)('finds out when this is no longer true: %s', async (invariant, statements) => {
  expect(await violationsAfter(program, statements)).toContain(invariant);
});

it('has a planted fault for every invariant', () => {
  const tripped = new Set(faults.map(([invariant]) => invariant));
  expect(recurringInvariants.map(({ name }) => name).filter((name) => !tripped.has(name))).toEqual([]);
});
