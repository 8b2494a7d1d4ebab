import { limits } from '@stagedoor/contract/limits';
import { expect, it } from 'vitest';
import { createBuyers, fillWallets } from '../../../../../../tests/support/buyers.ts';
import { aProgram } from '../../../../../../tests/support/program.ts';
import { someStaff, violationsIn } from '../../../../../../tests/support/wallet.ts';

const most = limits.withdrawal.batchMax;

it('takes as many as a file holds and leaves the rest for the next one', async () => {
  const program = await aProgram();
  const { database } = program;
  const staff = await someStaff(program);
  const people = await createBuyers(database, most + 1, program.clock.now());
  await fillWallets(
    database,
    people.map(({ idUser }) => ({ idUser, pot: 'earned', amount: 1_000 })),
  );
  // As `send-withdraw` and `approve-withdraw` leave them, without that many calls.
  await database.pool.query(
    `with asked as (
      insert into withdrawal (id_user, amount, rail, masked, created_at, state, id_decider, decided_at)
      select id, 1000, 'bank', '', now(), 'approved', $2, now() from unnest($1::bigint[]) id returning id, id_user
    ), logged as (
      insert into staff_action (id_staff, action, subject, detail, at)
      select $2, 'withdrawal.approved', 'withdrawal ' || id, '{}', now() from asked
    )
    select ledger_post('withdrawal.requested', id::text, now(), jsonb_build_array(
      jsonb_build_object('kind', 'earned', 'owner', id_user::text, 'amount', -1000),
      jsonb_build_object('kind', 'payout', 'owner', id::text, 'amount', 1000))) from asked`,
    [people.map(({ idUser }) => idUser), staff.idUser],
  );
  const make = () => staff.client.post('/export-withdrawals', { rail: 'bank' });
  expect((await make()).body).toMatchObject({ count: most, left: 1 });
  expect((await make()).body).toMatchObject({ count: 1, left: 0 });
  expect(await violationsIn(program)).toEqual([]);
});
