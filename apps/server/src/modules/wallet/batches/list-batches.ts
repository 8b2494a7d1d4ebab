import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import type { Deps } from '../deps.ts';
import { batchDto } from './batch-dto.ts';
import { countBatches, newestBatches } from './batches.repo.ts';

type Page = { items: WithdrawalBatch[]; totalPages: number; currentPage: number };

export const listBatches =
  ({ database }: Pick<Deps, 'database'>) =>
  (idStaff: number, input: { page: number; size: number }): Promise<Page> =>
    database.inTransaction(async (tx) => ({
      items: (await newestBatches(tx, idStaff, input)).map(batchDto),
      totalPages: Math.ceil((await countBatches(tx)) / input.size),
      currentPage: input.page,
    }));
