import { randomUUID } from 'node:crypto';
import { cents } from '@stagedoor/contract/money';
import { invariants } from '../../apps/server/src/invariants.ts';
import { platform, transfer, type WalletKind, wallet } from '../../apps/server/src/modules/ledger/index.ts';
import { aWallet, brokenAfter, brokenInvariants } from './ledger.ts';
import { aUser } from './people.ts';
import { type aClient, aLoggedInClient, type TestProgram } from './program.ts';

type Client = ReturnType<typeof aClient>;

export const iban = 'DE89370400440532013000';

/** Makes a call that moves money, with a new idempotency key unless given. */
export const once = (client: Client, path: string, body: unknown = {}, key: string = randomUUID()) =>
  client.call('POST', path, { body, headers: { 'idempotency-key': key } });

/** A logged-in user with these sub-balances. */
export const userWith = async (program: TestProgram, pots: Partial<Record<WalletKind, number>> = {}) => {
  const { idUser, email } = await aUser(program, { role: 'EXPERT' });
  const { pending = 0, ...spendable } = pots;
  const at = program.clock.now();
  if (Object.keys(spendable).length > 0) await aWallet({ ...program, at }, idUser, spendable);
  if (pending > 0) await earned(program, idUser, pending, at);
  return { idUser, email, client: await aLoggedInClient(program, idUser) };
};

let sales = 0;

/** An earning that is pending until then. */
export const earned = (
  { database, ledger, wallet: use, clock }: TestProgram,
  idUser: number,
  sum: number,
  until: Date,
) =>
  database.inTransaction(async (tx) => {
    const sale = { kind: 'test.sold', ref: ++sales };
    const amount = cents(sum);
    const postings = transfer(platform, wallet.pending(idUser), amount);
    await ledger.post(tx, { ...sale, at: clock.now(), postings });
    await use.earn(tx, { ...sale, idUser, amount, releaseAt: until });
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
    firstName: 'Solomiia',
    lastName: 'Krushelnytska',
    birthDate: '1990-05-17',
    residenceCountry: 'UA',
    birthCountry: 'UA',
    ...change.person,
  },
  address: { city: 'Lviv', addressLine: 'Svobody 28', postalCode: '79000' },
  destination: change.destination ?? toBank,
});

export const withdraw = (client: Client, change: Parameters<typeof withdrawBody>[0] = {}) =>
  once(client, '/send-withdraw', withdrawBody(change));

/** Marks the user's sessions as just verified. */
export const showAgain = ({ database, clock }: TestProgram, idUser: number) =>
  database.pool.query('update session set verified_at = $1 where id_user = $2', [clock.now(), idUser]);

/** Staff approve it without the waiting time of a new destination, and send it in a batch. */
export const sendOut = async (program: TestProgram, id: number): Promise<void> => {
  const { client } = await someStaff(program);
  const { rows } = await program.database.pool.query(
    'update withdrawal set not_before = null where id = $1 returning rail',
    [id],
  );
  await once(client, '/approve-withdraw', { id });
  await once(client, '/export-withdrawals', { rail: rows[0].rail });
};

export const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id;

export const balancesOf = ({ database, ledger }: TestProgram, idUser: number) =>
  database.inTransaction((tx) => ledger.balances(tx, idUser));

export const violationsIn = (program: TestProgram) => brokenInvariants(program, invariants);

/** After these statements of the tables' owner, which are undone. */
export const violationsAfter = ({ ownerUrl }: TestProgram, statements: readonly string[]) =>
  brokenAfter(ownerUrl, statements, invariants);
