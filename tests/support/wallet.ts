import { randomUUID } from 'node:crypto';
import { cents } from '@stagedoor/contract/money';
import { platform, transfer, type WalletKind, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { truths } from '../../apps/server/src/truths.ts';
import { aWallet, brokenTruths } from './ledger.ts';
import { aUser } from './people.ts';
import { type aClient, aLoggedInClient, type TestProgram } from './program.ts';

type Client = ReturnType<typeof aClient>;

export const iban = 'DE89370400440532013000';

/** Calls what moves money, with a key of its own unless one is given. */
export const once = (client: Client, path: string, body: unknown = {}, key: string = randomUUID()) =>
  client.call('POST', path, { body, headers: { 'idempotency-key': key } });

/** Somebody with so much in each part of the wallet, logged in. */
export const somebodyWith = async (program: TestProgram, pots: Partial<Record<WalletKind, number>> = {}) => {
  const { idUser, email } = await aUser(program, { role: 'EXPERT' });
  const { pending = 0, ...spendable } = pots;
  const at = program.clock.now();
  if (Object.keys(spendable).length > 0) await aWallet({ ...program, at }, idUser, spendable);
  if (pending > 0) await earned(program, idUser, pending, at);
  return { idUser, email, client: await aLoggedInClient(program, idUser) };
};

let deeds = 0;

/** Something was sold: the money is pending until then. */
export const earned = (
  { database, ledger, wallet: use, clock }: TestProgram,
  idUser: number,
  sum: number,
  until: Date,
) =>
  database.inTransaction(async (tx) => {
    const deed = { kind: 'test.sold', ref: ++deeds };
    const amount = cents(sum);
    const postings = transfer(platform, wallet.pending(idUser), amount);
    await ledger.post(tx, { ...deed, at: clock.now(), postings });
    await use.earn(tx, { ...deed, idUser, amount, releaseAt: until });
  });

export const someStaff = async (program: TestProgram) => {
  const { idUser } = await aUser(program, { role: 'ADMIN', name: 'Vira Storozhuk' });
  return { idUser, client: await aLoggedInClient(program, idUser) };
};

export const toBank = {
  rail: 'bank',
  account: iban,
  swift: 'COBADEFFXXX',
  bankName: 'Commerzbank',
  taxpayerId: '1234567890',
  purpose: 'Earnings',
};

export const withdrawBody = (change: { amount?: number; destination?: object; person?: object } = {}) => ({
  amount: change.amount ?? 5_000,
  person: {
    ...{ firstName: 'Solomiia', lastName: 'Krushelnytska', birthDate: '1990-05-17' },
    ...{ residenceCountry: 'UA', birthCountry: 'UA' },
    ...change.person,
  },
  address: { city: 'Lviv', addressLine: 'Svobody 28', postalCode: '79000' },
  destination: change.destination ?? toBank,
});

export const withdraw = (client: Client, change: Parameters<typeof withdrawBody>[0] = {}) =>
  once(client, '/send-withdraw', withdrawBody(change));

/** The person has just given their password again. */
export const showAgain = ({ database, clock }: TestProgram, idUser: number) =>
  database.pool.query('update session set verified_at = $1 where id_user = $2', [clock.now(), idUser]);

export const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

export const balancesOf = ({ database, ledger }: TestProgram, idUser: number) =>
  database.inTransaction((tx) => ledger.balances(tx, idUser));

export const faultsIn = (program: TestProgram) => brokenTruths(program, truths);
