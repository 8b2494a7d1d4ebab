import { ApiError } from '@stagedoor/contract/errors';
import { cents } from '@stagedoor/contract/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Account,
  clearing,
  escrow,
  type Posting,
  platform,
  refuseOverdraft,
  transfer,
  wallet,
} from '../../apps/server/src/modules/ledger/index.ts';
import { aLedger, brokenInvariants, type TestLedger } from '../support/ledger.ts';

const sequences = Number(process.env.SEQUENCES ?? 300);
const commands = Number(process.env.COMMANDS ?? 40);
const together = 10;
const { SEED } = process.env;

type Command =
  | { does: 'transfer'; from: number; to: number; amount: number; ref: number }
  | { does: 'split'; from: number; shares: number[]; ref: number }
  | { does: 'spend'; to: number; amount: number; ref: number }
  | { does: 'reverse'; ref: number };

const place = fc.nat({ max: 7 });
// Few refs and small amounts, so that transactions repeat and wallets run empty.
const ref = fc.nat({ max: 25 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ does: fc.constant('transfer' as const), from: place, to: place, amount: fc.nat({ max: 300 }), ref }),
  fc.record({
    does: fc.constant('split' as const),
    from: place,
    shares: fc.array(fc.nat({ max: 90 }), { minLength: 1, maxLength: 3 }),
    ref,
  }),
  fc.record({ does: fc.constant('spend' as const), to: fc.nat({ max: 3 }), amount: fc.nat({ max: 300 }), ref }),
  fc.record({ does: fc.constant('reverse' as const), ref }),
);

/** New accounts for every sequence; the first ones have no floor and so bring money in. */
const accountsOf = (run: number): Account[] => [
  clearing(run),
  escrow(run),
  wallet.pending(run),
  { ...platform, owner: `platform-${run}` },
  wallet.bonus(run),
  wallet.deposited(run),
  wallet.earned(run),
  wallet.deposited(`${run}-friend`),
];
const firstWithFloor = 4;
const [bonus, deposited, earned] = [4, 5, 6];

/** A reference model of the ledger. */
class Model {
  readonly balances = Array.from({ length: 8 }, () => 0);
  readonly posted = new Map<string, number[]>();

  /** What each sub-balance of the wallet would give; null when the total is too small. */
  draw(amount: number): number[] | null {
    let rest = amount;
    const change = this.balances.map(() => 0);
    for (const pot of [bonus, deposited, earned]) {
      const taken = Math.min(rest, this.balances[pot] ?? 0);
      change[pot] = -taken;
      rest -= taken;
    }
    return rest === 0 ? change : null;
  }

  post(key: string, change: number[]): string {
    const before = this.posted.get(key);
    if (before) return before.every((amount, at) => amount === change[at]) ? 'already' : 'otherwise';
    if (change.every((amount) => amount === 0)) return 'nothing';
    const next = this.balances.map((balance, at) => balance + (change[at] ?? 0));
    if (next.some((balance, at) => at >= firstWithFloor && balance < 0)) return 'notEnoughMoney';
    next.forEach((balance, at) => {
      this.balances[at] = balance;
    });
    this.posted.set(key, change);
    return 'posted';
  }
}

const changeOf = (postings: readonly Posting[], accounts: readonly Account[]) => {
  const change = accounts.map(() => 0);
  for (const { account, amount } of postings) {
    const at = accounts.findIndex(({ kind, owner }) => kind === account.kind && owner === account.owner);
    change[at] = (change[at] ?? 0) + amount;
  }
  return change;
};

const nothingThere: Account = { kind: 'escrow', owner: '' };

const postingsOf = (
  given: Exclude<Command, { does: 'reverse' | 'spend' }>,
  accounts: readonly Account[],
): Posting[] => {
  const at = (index: number) => accounts[index] ?? nothingThere;
  if (given.does === 'transfer') return transfer(at(given.from), at(given.to), cents(given.amount));
  return given.shares.flatMap((share, index) => transfer(at(given.from), at(index + 1), cents(share)));
};

const outcomeOf = (work: Promise<string>) =>
  work.catch(refuseOverdraft).catch((error: unknown) => {
    if (error instanceof ApiError) return error.name;
    if (error instanceof Error && error.message.includes('has not two entries')) return 'nothing';
    if (error instanceof Error && error.message.includes('was posted otherwise')) return 'otherwise';
    throw error;
  });

const runSequence = async ({ database, ledger, at }: TestLedger, run: number, list: readonly Command[]) => {
  const accounts = accountsOf(run);
  const model = new Model();
  for (const given of list) {
    const key = `${run}/${given.ref}`;
    if (given.does === 'reverse') {
      const change = model.posted.get(`moved ${key}`);
      const entry = { kind: 'test.undone', ref: key, at, of: { kind: 'test.moved', ref: key } };
      const undo = database.inTransaction((tx) => ledger.reverse(tx, entry));
      if (!change) await expect(undo).rejects.toThrow('was never posted');
      else
        expect(await outcomeOf(undo)).toBe(
          model.post(
            `undone ${key}`,
            change.map((amount) => -amount),
          ),
        );
    } else if (given.does === 'spend') {
      const postings = transfer(wallet.spend(run), accounts[given.to] ?? nothingThere, cents(given.amount));
      const entry = { kind: 'test.spent', ref: key, at, postings };
      const done = await outcomeOf(database.inTransaction((tx) => ledger.post(tx, entry)));
      const known = model.posted.get(`spent ${key}`);
      const change = model.draw(given.amount);
      change?.splice(given.to, 1, given.amount);
      if (known) {
        const same = (known[given.to] ?? 0) === given.amount && given.amount > 0;
        expect(done).toBe(same ? 'already' : 'otherwise');
      } else expect(done).toBe(change ? model.post(`spent ${key}`, change) : 'notEnoughMoney');
    } else {
      const postings = postingsOf(given, accounts);
      const entry = { kind: 'test.moved', ref: key, at, postings };
      const done = await outcomeOf(database.inTransaction((tx) => ledger.post(tx, entry)));
      expect(done).toBe(model.post(`moved ${key}`, changeOf(postings, accounts)));
    }
  }
  const balances = await database.inTransaction(async (tx) => {
    const found: number[] = [];
    for (const account of accounts) found.push(await ledger.balance(tx, account));
    return found;
  });
  expect(balances).toEqual(model.balances);
  expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
};

it('does what a few lines of arithmetic do, command by command', { timeout: sequences * commands * 25 }, async () => {
  const books = await aLedger();
  let run = 0;
  const sequence = fc.array(command, { minLength: commands, maxLength: commands });
  // Run concurrently, so that they also interfere.
  const atOnce = fc.array(sequence, { minLength: together, maxLength: together });
  await fc.assert(
    fc.asyncProperty(atOnce, async (lists) => {
      await Promise.all(lists.map((list) => runSequence(books, ++run, list)));
    }),
    { numRuns: sequences / together, ...(SEED && { seed: Number(SEED) }) },
  );
  // Clearing and escrow stand for any account without a floor here, so their own invariants do not apply.
  const broken = await brokenInvariants(books);
  expect(broken.filter((name) => ['transactions-balance', 'balances-are-sums', 'floors-hold'].includes(name))).toEqual(
    [],
  );
});
