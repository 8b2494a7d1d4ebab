import { fail } from '@stagedoor/contract/errors';
import { sum } from '@stagedoor/contract/money';
import type { Tx } from '../../platform/database/database.ts';
import { violated } from '../../platform/database/violated.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import { platform, transfer, wallet, walletKinds } from '../ledger/index.ts';
import type { Deps } from './deps.ts';
import { pendingEarnings, releaseOne } from './earnings/release-earnings.ts';
import { openDetails } from './withdrawals/details.ts';

type UsedDeps = Pick<Deps, 'clock' | 'ledger' | 'secrets'>;

/** An open withdrawal prevents deletion; the remaining balance is forfeited. */
export const walletPersonalData = (deps: UsedDeps): PersonalDataHandler => ({
  previewDeletion: async (tx, idUser) => ({
    blockers: [{ kind: 'withdrawal', count: await openWithdrawals(tx, idUser) }],
    funds: sum(Object.values(await deps.ledger.balances(tx, idUser))),
  }),

  export: async (tx, idUser) => ({
    wallet: await deps.ledger.balances(tx, idUser),
    earnings: await earningsOf(tx, idUser),
    withdrawals: (await withdrawalsOf(tx, idUser)).map(({ details, ...row }) => ({
      ...row,
      details: openDetails(deps.secrets, details),
    })),
    transactions: await entriesOf(tx, idUser),
  }),

  erase: async (tx, idUser) => {
    for (const { id } of await pendingEarnings(tx, idUser).execute()) await releaseOne(tx, deps, id);
    await forfeit(tx, deps, idUser);
    await tx
      .updateTable('withdrawal')
      .set({ masked: '', details: null, destination_hash: null, reason: null })
      .where('id_user', '=', idUser)
      .execute();
  },
});

const forfeit = async (tx: Tx, { clock, ledger }: UsedDeps, idUser: number) => {
  const balances = await ledger.balances(tx, idUser);
  const left = walletKinds.filter((pot) => balances[pot] > 0);
  if (left.length === 0) return;
  const postings = left.flatMap((pot) => transfer(wallet[pot](idUser), platform, balances[pot]));
  await ledger.post(tx, { kind: 'wallet.forfeited', ref: idUser, at: clock.now(), postings }).catch(refuseStale);
};

/** Part of it was spent since the balances were read. */
const refuseStale = (error: unknown): never => {
  if (violated(error, 'ledger_account_floor')) fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
  throw error;
};

const openWithdrawals = async (tx: Tx, idUser: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id_user', '=', idUser)
    .where('state', 'in', ['requested', 'approved'])
    .executeTakeFirstOrThrow();
  return count;
};

const earningsOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('earning')
    .select(['amount', 'kind', 'ref', 'release_at', 'released_at', 'taken_back_at'])
    .where('id_user', '=', idUser)
    .orderBy('id')
    .execute();

const withdrawalsOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('withdrawal')
    .select(['id', 'amount', 'state', 'rail', 'masked', 'details', 'created_at', 'decided_at', 'returned_at', 'reason'])
    .where('id_user', '=', idUser)
    .orderBy('id')
    .execute();

const entriesOf = (tx: Tx, idUser: number) =>
  tx
    .selectFrom('ledger_account')
    .innerJoin('ledger_entry', 'ledger_entry.id_account', 'ledger_account.id')
    .innerJoin('ledger_tx', 'ledger_tx.id', 'ledger_entry.id_tx')
    .select(['ledger_tx.kind', 'ref', 'at', 'ledger_account.kind as pot', 'amount'])
    .where('ledger_account.kind', 'in', walletKinds)
    .where('owner', '=', String(idUser))
    .orderBy('ledger_tx.id')
    .execute();
