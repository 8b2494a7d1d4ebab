import { cents } from '@stagedoor/contract/money';
import { testCards } from '@stagedoor/sandbox';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { days } from '../support/clock.ts';
import { faultSeed, faultSize } from '../support/fault-size.ts';
import { moveClock } from '../support/orders.ts';
import { aPayingProgram, type PayingProgram } from '../support/paying-program.ts';
import { agreementOf, aMember, aMonthly, chargedFor, ordersOf } from '../support/recurring.ts';
import { violationsIn } from '../support/wallet.ts';

const sizes = { small: [4, 6], commit: [8, 12], nightly: [1_000, 36] } as const;
const [members, months] = sizes[faultSize];

const acts = ['nothing', 'stop', 'resume', 'up', 'down', 'removeCard', 'pay'] as const;
type Act = (typeof acts)[number];
type Member = Awaited<ReturnType<typeof aMember>>;
type Plans = { small: Awaited<ReturnType<typeof aMonthly>>; large: Awaited<ReturnType<typeof aMonthly>> };

/** What a member wants at some moment. It may be refused: then nothing changes. */
const act = async (program: PayingProgram, { fan, idAgreement }: Member, what: Act, { small, large }: Plans) => {
  const own = { idUser: fan.idUser, idAgreement, kind: 'membership' } as const;
  const { recurring, payments, database } = program;
  const to = ({ idProduct, price }: Plans['small']) => ({ ...own, idProduct, amount: cents(price) });
  const wishes: Record<Act, () => Promise<unknown>> = {
    nothing: async () => {},
    stop: () => database.inTransaction((tx) => recurring.stop(tx, own)),
    resume: () => database.inTransaction((tx) => recurring.resume(tx, own)),
    up: () => database.inTransaction((tx) => recurring.change(tx, to(large))),
    down: () => database.inTransaction((tx) => recurring.change(tx, to(small))),
    pay: () => database.inTransaction((tx) => recurring.pay(tx, own)),
    removeCard: () =>
      database.inTransaction(async (tx) => {
        const [card] = await payments.cardsOf(tx, fan.idUser);
        if (card) await payments.removeCard(tx, fan.idUser, card.idCard);
      }),
  };
  await wishes[what]().catch((error: { name?: string }) => expect(error.name).not.toBe('error'));
};

/** Every paid month follows the one before, and what the provider charged is what the orders say. */
const expectTrue = async (program: PayingProgram, { idAgreement }: Member) => {
  const { rows } = await program.database.pool.query(
    `select from_at, until from recurring_period where id_agreement = $1 and state = 'paid' order by number`,
    [idAgreement],
  );
  for (const [at, { from_at }] of rows.slice(1).entries()) expect(from_at).toEqual(rows[at].until);
  const paid = (await ordersOf(program, idAgreement)).filter(
    ({ state }) => state === 'completed' || state === 'refunded',
  );
  const charged = await chargedFor(program, idAgreement);
  expect(charged.toSorted()).toEqual(paid.map(({ total }) => total).toSorted());
  const { paid_until } = await agreementOf(program, idAgreement);
  expect(paid_until).toEqual(rows.at(-1)?.until);
};

it(`charges no month twice and skips none, whatever ${members} members do in ${months} months`, {
  timeout: 1_800_000,
}, async () => {
  process.stdout.write(`${JSON.stringify({ seed: faultSeed, members, months })}\n`);
  const program = await aPayingProgram();
  const small = await aMonthly(program, 1000);
  const large = await aMonthly(program, 2500, small.idTalent);
  const cards = [testCards.success, testCards.success, testCards.failsLater];
  const all: Member[] = [];
  for (let n = 0; n < members; n++) all.push(await aMember(program, n % 2 ? small : large, cards[n % cards.length]));

  const random = fc.sample(fc.tuple(fc.nat(acts.length - 1), fc.integer({ min: 1, max: 12 })), {
    seed: Number(faultSeed),
    numRuns: members * months * 4,
  });
  let at = 0;
  for (let day = 0; day < months * 30; ) {
    for (const member of all) {
      const [what = 0] = random[at++ % random.length] ?? [];
      // Mostly nothing: a membership is left alone for months.
      await act(program, member, at % 3 === 0 ? (acts[what] ?? 'nothing') : 'nothing', { small, large });
    }
    const [, jump = 1] = random[at % random.length] ?? [];
    await moveClock(program, days(jump));
    day += jump;
  }

  for (const member of all) await expectTrue(program, member);
  expect(await violationsIn(program)).toEqual([]);
});
