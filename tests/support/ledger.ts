import { cents } from '@stagedoor/contract/money';
import pg from 'pg';
import {
  audit,
  clearing,
  createLedger,
  ledgerTruths,
  platform,
  type Truth,
  transfer,
  type WalletKind,
  wallet,
} from '../../apps/server/src/modules/ledger/index.ts';
import { openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { aClock } from './clock.ts';
import { aDatabase } from './database.ts';
import { whenDone } from './when-done.ts';

export type TestLedger = Awaited<ReturnType<typeof aLedger>>;

/** Empty books in a database of their own, as the program sees them. */
export const aLedger = async () => {
  const urls = await aDatabase();
  const database = openDatabase(urls.programUrl);
  whenDone(database.close);
  return { ...urls, database, ledger: createLedger(), at: aClock().now() };
};

/** Money that somebody has deposited. */
export const aDeposit = async ({ database, ledger, at }: TestLedger, idUser: number, amount: number, ref = idUser) =>
  database.inTransaction((tx) =>
    ledger.post(tx, {
      ...{ kind: 'deposit.received', ref, at },
      postings: transfer(clearing(`pi_${ref}`), wallet.deposited(idUser), cents(amount)),
    }),
  );

/** A wallet with so much in each part of it. */
export const aWallet = (
  { database, ledger, at }: Pick<TestLedger, 'database' | 'ledger' | 'at'>,
  idUser: number,
  pots: Partial<Record<WalletKind, number>>,
) =>
  database.inTransaction((tx) =>
    ledger.post(tx, {
      ...{ kind: 'wallet.filled', ref: idUser, at },
      postings: Object.entries(pots).flatMap(([pot, amount]) =>
        transfer(platform, wallet[pot as WalletKind](idUser), cents(amount)),
      ),
    }),
  );

/** The names of the truths that do not hold. */
export const brokenTruths = async (
  { database }: Pick<TestLedger, 'database'>,
  truths: readonly Truth[] = ledgerTruths,
): Promise<string[]> =>
  (await database.inTransaction(audit(truths))).filter(({ faults }) => faults > 0).map(({ truth }) => truth.name);

/** One statement after another on a connection of its own. */
export const runAs = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
