import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cents } from '@stagedoor/contract/money';
import pg from 'pg';
import {
  audit,
  createLedger,
  ledgerInvariants,
  transfer,
  wallet,
  wholeWallet,
} from '../apps/server/src/modules/ledger/index.ts';
import { aboutOrders } from '../apps/server/src/modules/orders/read/about-orders.ts';
import { listTransactions } from '../apps/server/src/modules/wallet/transactions/list-transactions.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start-embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { prepareDatabase } from '../apps/server/src/platform/database/prepare.ts';

// Compares the ledger with its upper bound in one run: the same SQL function, called on a bare pool without our code.
const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = Number(process.env.SECONDS_EACH ?? 2);
const people = 10_000;
const callers = 20;
const entries = 100_000;
const wealth = 1_000_000_000;
const at = new Date('2026-03-01T12:00:00Z');
const famous = people + 1;

const folder = await mkdtemp(join(tmpdir(), 'stagedoor-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), durable: false });
const names = { database: 'bench', ownerPassword: 'bench', programPassword: 'bench' };
const { ownerUrl, programUrl } = await prepareDatabase(postgres.superUrl, names);
await migrate(ownerUrl);

const database = openDatabase(programUrl, { connections: callers });
const bare = new pg.Pool({ connectionString: programUrl, max: callers });
const ledger = createLedger();

const fill = `select ledger_post('bench.filled', i::text, $1, jsonb_build_array(
    jsonb_build_object('kind', 'clearing', 'owner', i::text, 'amount', -1 - $2::bigint),
    jsonb_build_object('kind', 'pending', 'owner', i::text, 'amount', 1),
    jsonb_build_object('kind', 'deposited', 'owner', i::text, 'amount', $2::bigint)))
  from generate_series(1, $3) as i`;
await bare.query(fill, [at, wealth, people]);
const owner = new pg.Client(ownerUrl);
await owner.connect();
await owner.query('vacuum analyze ledger_account, ledger_tx, ledger_entry');

const someone = () => 1 + Math.floor(Math.random() * people);
const anyWallet = () => wallet.pending(someone());
const theFamous = () => wallet.pending(famous);

let refs = 0;
const payment = (to: typeof anyWallet) => ({
  kind: 'bench.paid',
  ref: ++refs,
  at,
  postings: transfer(wallet.deposited(someone()), to(), cents(1)),
});

const throughLedger = (to: typeof anyWallet) =>
  database.inTransaction((tx) => ledger.post(tx, payment(to))) as Promise<unknown>;

const throughFunction = async (to: typeof anyWallet): Promise<unknown> => {
  const { kind, ref, postings } = payment(to);
  const legs = JSON.stringify(postings.map(({ account, amount }) => ({ ...account, amount })));
  return bare.query('select ledger_post($1, $2, $3, $4)', [kind, String(ref), at, legs]);
};

const perSecond = async (pay: () => Promise<unknown>) => {
  const began = performance.now();
  const end = began + seconds * 1000;
  let done = 0;
  const call = async () => {
    for (; performance.now() < end; done++) await pay();
  };
  await Promise.all(Array.from({ length: callers }, call));
  return (done * 1000) / (performance.now() - began);
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const measured: { function: number; random: number; oneTalent: number }[] = [];
for (let round = 0; round <= rounds; round++) {
  const one = {
    function: await perSecond(() => throughFunction(anyWallet)),
    random: await perSecond(() => throughLedger(anyWallet)),
    oneTalent: await perSecond(() => throughLedger(theFamous)),
  };
  // The first round is a warm-up.
  if (round > 0) measured.push(one);
}

let missed = 0;
const compare = (title: string, product: 'random' | 'oneTalent', limit: 'function' | 'random', goal: number) => {
  const ratio = median(measured.map((one) => one[product] / one[limit]));
  const [ours, theirs] = [product, limit].map((name) => median(measured.map((one) => one[name])).toFixed(0));
  if (ratio < goal) missed++;
  console.log(
    `${title.padEnd(62)} ${ours}/s beside ${theirs}/s   ratio ${ratio.toFixed(2)} (goal ${goal})${ratio < goal ? '  MISSED' : ''}`,
  );
};
compare('transfers through ledger.post, beside the bare SQL function', 'random', 'function', 0.5);
compare('one talent receives every payment, beside random talents', 'oneTalent', 'random', 0.9);

const longStatement = people + 2;
const lengthen = `select ledger_post('bench.long', i::text, $1, jsonb_build_array(
    jsonb_build_object('kind', 'clearing', 'owner', 'long', 'amount', -1),
    jsonb_build_object('kind', 'pending', 'owner', $2::text, 'amount', 1))) from generate_series($3::int, $4::int) as i`;
for (let first = 1; first <= entries; first += 10_000) {
  await bare.query(lengthen, [at, longStatement, first, first + 9_999]);
}
await owner.query('vacuum analyze ledger_account, ledger_tx, ledger_entry');

const firstPage = async (title: string, read: () => Promise<unknown>) => {
  const times: number[] = [];
  for (let turn = 0; turn < 50; turn++) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  if (slow > 10) missed++;
  console.log(`${title}, 95th percentile ${slow.toFixed(1)} ms (goal 10 ms)`);
};
await firstPage('first page of a statement of 100,000 entries', () =>
  ledger.statement(database.read, wholeWallet(longStatement), { size: 20 }),
);
await firstPage('the same as the wallet lists it, with its deposits', () =>
  listTransactions({ database, aboutOrders })(longStatement, { page: 0, size: 20, language: 'en' }),
);

const violated = (await database.inTransaction(audit(ledgerInvariants))).filter((result) => result.violations > 0);
console.log(`${refs} transfers audited, ${violated.length} invariants violated`);
await owner.end();
await bare.end();
await database.close();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = missed > 0 || violated.length > 0 ? 1 : 0;
