import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import { cents } from '@stagedoor/contract/money';
import type { BatchRow } from './batches.repo.ts';

export const batchDto = ({ id, created_at, rail, count, total, staff_name }: BatchRow): WithdrawalBatch => ({
  ...{ id, rail, count },
  createdAt: created_at.toISOString(),
  total: cents(total),
  createdBy: staff_name,
});
