import { fail } from '@stagedoor/contract/errors';
import type { WithdrawalState } from '@stagedoor/contract/schemas/wallet';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { Withdrawal as WithdrawalTable } from '../../../platform/database/schema.gen.ts';

export type WithdrawalRow = Selectable<WithdrawalTable>;

export const insertWithdrawal = (tx: Tx, row: Insertable<WithdrawalTable>): Promise<WithdrawalRow> =>
  tx.insertInto('withdrawal').values(row).returningAll().executeTakeFirstOrThrow();

export const findWithdrawal = async (tx: Tx, id: number): Promise<WithdrawalRow> =>
  (await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()) ?? fail('pageNotFound');

export const lockWithdrawal = async (tx: Tx, id: number): Promise<WithdrawalRow> =>
  (await tx.selectFrom('withdrawal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  fail('pageNotFound');

/** Locks an undecided withdrawal. Of concurrent decisions the first wins; the others are refused. */
export const lockRequested = async (tx: Tx, id: number): Promise<WithdrawalRow> => {
  const row = await lockWithdrawal(tx, id);
  return row.state === 'requested' ? row : refuseDecided(row.state);
};

const refuseDecided = (state: WithdrawalState): never =>
  state === 'approved' || state === 'sent'
    ? fail('transactionAlreadyApproved')
    : fail('incompleteRequest', { reason: { kind: 'stateChanged', state } });

export const changeWithdrawal = async (tx: Tx, id: number, change: Updateable<WithdrawalTable>): Promise<void> => {
  await tx.updateTable('withdrawal').set(change).where('id', '=', id).execute();
};

export const openWithdrawalOf = (tx: Tx, idUser: number): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id_user', '=', idUser)
    .where('state', 'in', ['requested', 'approved'])
    .executeTakeFirst();

/** The latest returned withdrawal, unless the user has requested another since. */
export const returnedWithdrawalOf = (tx: Tx, idUser: number): Promise<WithdrawalRow | undefined> =>
  tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id_user', '=', idUser)
    .where('state', '=', 'returned')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawal as later')
            .select('later.id')
            .where('later.id_user', '=', idUser)
            .whereRef('later.created_at', '>', 'withdrawal.returned_at'),
        ),
      ),
    )
    .orderBy('returned_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The withdrawal that the next one can repeat: the last that was sent, unless the receiving bank returned it. */
export const repeatableWithdrawalOf = async (tx: Tx, idUser: number): Promise<WithdrawalRow | undefined> => {
  const last = await tx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id_user', '=', idUser)
    .where('state', 'in', ['sent', 'returned'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'sent' ? last : undefined;
};

/**
 * Whether money of this user was sent to this destination before, and nothing was returned from there since that
 * withdrawal was requested.
 */
export const wentThereBefore = async (tx: Tx, idUser: number, destinationHash: Buffer): Promise<boolean> => {
  const before = await tx
    .selectFrom('withdrawal')
    .select('id')
    .where('id_user', '=', idUser)
    .where('state', '=', 'sent')
    .where('destination_hash', '=', destinationHash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawal as returned')
            .select('returned.id')
            .where('returned.id_user', '=', idUser)
            .where('returned.destination_hash', '=', destinationHash)
            .whereRef('returned.returned_at', '>=', 'withdrawal.created_at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
};

type Params = { state: WithdrawalState; id?: number | undefined };
type Page = Params & { page: number; size: number };

/** Oldest first, with the names of those involved. */
export const queueOf = (tx: Tx, { state, id, page, size }: Page) =>
  tx
    .selectFrom('withdrawal')
    .innerJoin('users', 'users.id', 'withdrawal.id_user')
    .leftJoin('users as decider', 'decider.id', 'withdrawal.id_decider')
    .leftJoin('users as returner', 'returner.id', 'withdrawal.id_returner')
    .selectAll('withdrawal')
    .select(['users.name as user_name', 'decider.name as decider_name', 'returner.name as returner_name'])
    .where('state', '=', state)
    .$if(id !== undefined, (rows) => rows.where('withdrawal.id', '=', id ?? 0))
    .orderBy('withdrawal.id')
    .offset(page * size)
    .limit(size)
    .execute();

export const countOf = async (tx: Tx, { state, id }: Params): Promise<number> => {
  const { count } = await tx
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? 0))
    .executeTakeFirstOrThrow();
  return count;
};
