import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

const batches = (tx: Tx) =>
  tx
    .selectFrom('withdrawal_batch')
    .innerJoin('users', 'users.id', 'withdrawal_batch.id_staff')
    .innerJoin('withdrawal', 'withdrawal.id_batch', 'withdrawal_batch.id')
    .select(['withdrawal_batch.id', 'withdrawal_batch.created_at', 'withdrawal_batch.rail', 'users.name as staff_name'])
    .select((eb) => [eb.fn.countAll<number>().as('count'), sql<number>`sum(withdrawal.amount)::bigint`.as('total')])
    .groupBy(['withdrawal_batch.id', 'users.name']);

export type BatchRow = Awaited<ReturnType<typeof newestBatches>>[number];

export const newestBatches = (tx: Tx, { page, size }: { page: number; size: number }) =>
  batches(tx)
    .orderBy('withdrawal_batch.id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute();

export const batchById = (tx: Tx, id: number) => batches(tx).where('withdrawal_batch.id', '=', id).executeTakeFirst();

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
