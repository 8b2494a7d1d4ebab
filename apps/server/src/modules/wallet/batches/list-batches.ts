import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import type { Deps } from '../deps.ts';
import { batchDto } from './batch-dto.ts';
import { countBatches, newestBatches } from './batches.repo.ts';

type Listed = { items: WithdrawalBatch[]; totalPages: number; currentPage: number };

export const listBatches =
  ({ database }: Pick<Deps, 'database'>) =>
  (idStaff: number, asked: { page: number; size: number }): Promise<Listed> =>
    database.inTransaction(async (tx) => ({
      items: (await newestBatches(tx, idStaff, asked)).map(batchDto),
      totalPages: Math.ceil((await countBatches(tx)) / asked.size),
      currentPage: asked.page,
    }));
