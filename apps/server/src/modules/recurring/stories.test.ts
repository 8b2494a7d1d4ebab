import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import { expect, it } from 'vitest';
import { readBooks } from '../../../../../tests/support/books.ts';
import { aFund } from '../../../../../tests/support/catalogue.ts';
import { aPayingProgram } from '../../../../../tests/support/paying-program.ts';
import { aMember, aMonthly, moveTo, ordersOf, payOn } from '../../../../../tests/support/recurring.ts';
import { violationsIn } from '../../../../../tests/support/wallet.ts';

/** A member of a plan for 31.00 since 1 March. `charity`: the percentage of every payment that a fund gets. */
const aStory = async ({ card, charity = 0 }: { card?: { number: string }; charity?: number } = {}) => {
  const program = await aPayingProgram();
  const { pool } = program.database;
  const plan = await aMonthly(program, 3100);
  const share = 'insert into talent_charity (id_user, id_fund, percent, since) values ($1, $2, $3, now())';
  if (charity > 0) await pool.query(share, [plan.idTalent, await aFund(program), charity]);
  const { fan, idAgreement } = await aMember(program, plan, card);
  return {
    program,
    plan,
    own: { idUser: fan.idUser, idAgreement, kind: 'membership' } as const,
    read: async () => {
      expect(await violationsIn(program)).toEqual([]);
      const orders = await ordersOf(program, idAgreement);
      const { rows: payments } = await pool.query(`select id, ref from payment where purpose = 'order'`);
      const { rows: refunds } = await pool.query('select id from refund');
      const names = new Map<string, string>([[String(plan.idTalent), 'talent']]);
      for (const [at, { id }] of orders.entries()) names.set(String(id), `month-${at + 1}`);
      for (const { id, ref } of payments) names.set(id, (names.get(ref) ?? '').replace('month', 'card'));
      for (const { id } of refunds) names.set(`refund-${id}`, 'refund').set(id, 'refund');
      return `\n${await readBooks(program.database, names)}\n`;
    },
  };
};

const firstMonth = `
order.paid month-1
  clearing card-1        −31.00
  escrow month-1          31.00
order.fulfilled month-1
  escrow month-1         −31.00
  pending talent          27.90
  platform stagedoor       3.10
`;

it('the first charge: the talent gets ninety percent', async () => {
  const { read } = await aStory();
  expect(await read()).toBe(firstMonth);
});

const released = `
earning.released 1
  pending talent         −27.90
  earned talent           27.90
`;

const secondMonth = `
order.paid month-2
  clearing card-2        −31.00
  escrow month-2          31.00
order.fulfilled month-2
  escrow month-2         −31.00
  pending talent          27.90
  platform stagedoor       3.10
`;

const joined = (...parts: string[]) =>
  parts
    .map((part) => part.trimEnd())
    .join('')
    .concat('\n');

it('a renewal: the same again, by its own order', async () => {
  const { program, read } = await aStory();
  await moveTo(program, '2026-04-01T12:00:00Z');

  expect(await read()).toBe(joined(firstMonth, released, secondMonth));
});

it('a renewal that failed twice and was paid by another card: only what was paid is in the ledger', async () => {
  const { program, own, read } = await aStory({ card: testCards.failsLater });
  await moveTo(program, '2026-04-01T12:00:00Z');
  await moveTo(program, '2026-04-04T12:00:00Z');
  expect(await read()).toBe(joined(firstMonth, released));
  const { result } = await program.database.inTransaction((tx) => program.recurring.pay(tx, own));
  await payOn(program, result);

  expect(await read()).toBe(joined(firstMonth, released, secondMonth));
});

it('a larger plan after ten of 31 days: 21.00 of the 31.00 are credited, and 41.00 of 62.00 are charged', async () => {
  const { program, plan, own, read } = await aStory();
  const large = await aMonthly(program, 6200, plan.idTalent);
  await moveTo(program, '2026-03-11T12:00:00Z');
  const change = { ...own, idProduct: large.idProduct, amount: cents(6200) };
  await program.database.inTransaction((tx) => program.recurring.change(tx, change));
  await program.settle();

  expect(await read()).toBe(
    joined(
      firstMonth,
      released,
      `
order.paid month-2
  clearing card-2        −41.00
  escrow month-2          41.00
order.fulfilled month-2
  escrow month-2         −41.00
  pending talent          36.90
  platform stagedoor       4.10
`,
    ),
  );
});

it('a plan closed after a day: thirty of 31 days are refunded by those who got them, the fund too', async () => {
  const { program, plan, read } = await aStory({ charity: 20 });
  await moveTo(program, '2026-03-02T12:00:00Z');
  await program.database.inTransaction((tx) => program.recurring.closeAllOf(tx, plan.idProduct));
  await program.settle();

  expect(await read()).toBe(`
order.paid month-1
  clearing card-1        −31.00
  escrow month-1          31.00
order.fulfilled month-1
  escrow month-1         −31.00
  pending talent          22.32
  platform stagedoor       2.48
  charity 1                6.20
pack.reclaimed month-1
  pending talent         −21.60
  platform stagedoor      −2.40
  charity 1               −6.00
  escrow month-1          30.00
pack.refunded month-1
  escrow month-1         −30.00
  payout refund           30.00
refund.sent refund
  payout refund          −30.00
  clearing card-1         30.00
`);
});

it('a plan closed after ten days: what the talent can already spend is not taken back, so we bear it', async () => {
  const { program, plan, read } = await aStory();
  await moveTo(program, '2026-03-11T12:00:00Z');
  await program.database.inTransaction((tx) => program.recurring.closeAllOf(tx, plan.idProduct));
  await program.settle();

  expect(await read()).toBe(
    joined(
      firstMonth,
      released,
      `
pack.reclaimed month-1
  platform stagedoor     −21.00
  escrow month-1          21.00
pack.refunded month-1
  escrow month-1         −21.00
  payout refund           21.00
refund.sent refund
  payout refund          −21.00
  clearing card-1         21.00
`,
    ),
  );
});
