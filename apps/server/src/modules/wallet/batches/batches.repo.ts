import type { Rail } from '@stagedoor/contract/schemas/wallet';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { WithdrawalBatch } from '../../../platform/database/schema.gen.ts';

type Download = { by: string; at: string };

const batches = (tx: Tx, idStaff: number) =>
  tx
    .selectFrom('withdrawal_batch as batch')
    .innerJoin('users', 'users.id', 'batch.id_staff')
    .innerJoin('withdrawal', 'withdrawal.id_batch', 'batch.id')
    .select(['batch.id', 'batch.created_at', 'batch.rail', 'users.name as staff_name'])
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`sum(withdrawal.amount)::bigint`.as('total'),
      sql<boolean>`bool_or(withdrawal.id_decider = ${idStaff} and withdrawal.amount >= batch.four_eyes_from)`.as(
        'needs_another',
      ),
      eb
        .selectFrom('withdrawal_download as d')
        .whereRef('d.id_batch', '=', 'batch.id')
        .select((d) => d.fn.countAll<number>().as('count'))
        .as('downloads'),
      sql<Download | null>`(
        select jsonb_build_object('by', u.name, 'at', d.at) from withdrawal_download d join users u on u.id = d.id_staff
        where d.id_batch = batch.id order by d.id desc limit 1)`.as('last_download'),
    ])
    .groupBy(['batch.id', 'users.name']);

export type BatchRow = Awaited<ReturnType<typeof newestBatches>>[number];

/** As one staff member sees them: whether they may download depends on what they approved. */
export const newestBatches = (tx: Tx, idStaff: number, { page, size }: { page: number; size: number }) =>
  batches(tx, idStaff)
    .orderBy('batch.id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

export const batchById = (tx: Tx, id: number, idStaff: number) =>
  batches(tx, idStaff).where('batch.id', '=', id).executeTakeFirst();

export const countBatches = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('withdrawal_batch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const withdrawalsOf = (tx: Tx, idBatch: number) =>
  tx
    .selectFrom('withdrawal')
    .select(['id', 'amount', 'details'])
    .where('id_batch', '=', idBatch)
    .orderBy('id')
    .execute();

export const insertBatch = async (tx: Tx, row: Insertable<WithdrawalBatch>): Promise<number> => {
  const { id } = await tx.insertInto('withdrawal_batch').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
};

type Exportable = { rail: Rail; idStaff: number; fourEyesFrom: number; limit: number };

/** Locks the approved withdrawals that this staff member may export, oldest first. */
export const lockExportable = (tx: Tx, { rail, idStaff, fourEyesFrom, limit }: Exportable) =>
  tx
    .selectFrom('withdrawal')
    .select(['id', 'amount'])
    .where('state', '=', 'approved')
    .where('rail', '=', rail)
    .where((eb) => eb.or([eb('id_decider', '<>', idStaff), eb('amount', '<', fourEyesFrom)]))
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

export const countApproved = async (tx: Tx, rail: Rail): Promise<number> => {
  const { count } = await tx
    .selectFrom('withdrawal')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'approved')
    .where('rail', '=', rail)
    .executeTakeFirstOrThrow();
  return count;
};

export const markSent = async (tx: Tx, idBatch: number, ids: readonly number[]): Promise<void> => {
  await tx.updateTable('withdrawal').set({ state: 'sent', id_batch: idBatch }).where('id', 'in', ids).execute();
};
