import { cents } from '@stagedoor/contract/money';
import pg from 'pg';
import {
  audit,
  clearing,
  createLedger,
  type Invariant,
  ledgerInvariants,
  platform,
  transfer,
  type WalletKind,
  wallet,
} from '../../apps/server/src/modules/ledger/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { aClock } from './clock.ts';
import { aDatabase } from './database.ts';
import { whenDone } from './when-done.ts';

export type TestLedger = Awaited<ReturnType<typeof aLedger>>;

/** An empty ledger in its own database, as the program sees it. */
export const aLedger = async () => {
  const urls = await aDatabase();
  const database = openDatabase(urls.programUrl);
  whenDone(database.close);
  return { ...urls, database, ledger: createLedger(), at: aClock().now() };
};

/** A deposit. */
export const aDeposit = async ({ database, ledger, at }: TestLedger, idUser: number, amount: number, ref = idUser) =>
  database.inTransaction((tx) =>
    ledger.post(tx, {
      kind: 'deposit.received',
      ref,
      at,
      postings: transfer(clearing(`pi_${ref}`), wallet.deposited(idUser), cents(amount)),
    }),
  );

/** A wallet with these sub-balances. */
export const aWallet = (
  { database, ledger, at }: Pick<TestLedger, 'database' | 'ledger' | 'at'>,
  idUser: number,
  pots: Partial<Record<WalletKind, number>>,
) =>
  database.inTransaction((tx) =>
    ledger.post(tx, {
      kind: 'wallet.filled',
      ref: idUser,
      at,
      postings: Object.entries(pots).flatMap(([pot, amount]) =>
        transfer(platform, wallet[pot as WalletKind](idUser), cents(amount)),
      ),
    }),
  );

/** The names of violated invariants. */
export const brokenInvariants = async (
  { database }: Pick<TestLedger, 'database'>,
  invariants: readonly Invariant[] = ledgerInvariants,
): Promise<string[]> =>
  (await database.inTransaction(audit(invariants)))
    .filter(({ violations }) => violations > 0)
    .map(({ invariant }) => invariant.name);

/** Runs statements on a separate connection. */
export const runAs = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The names of the invariants that are violated after these statements, which nobody else sees and which are undone. */
export const brokenAfter = async (
  url: string,
  statements: readonly string[],
  invariants: readonly Invariant[],
): Promise<string[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of ['begin', ...statements, 'set constraints all immediate']) await client.query(statement);
    const broken: string[] = [];
    for (const { name, violationsSql } of invariants)
      if ((await client.query(violationsSql)).rows.length > 0) broken.push(name);
    return broken;
  } finally {
    await client.end();
  }
};
