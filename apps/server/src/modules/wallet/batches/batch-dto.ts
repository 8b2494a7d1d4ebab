import type { WithdrawalBatch } from '@stagedoor/contract/endpoints/backoffice';
import { cents } from '@stagedoor/contract/money';
import type { BatchRow } from './batches.repo.ts';

export const batchDto = (row: BatchRow): WithdrawalBatch => ({
  id: row.id,
  rail: row.rail,
  count: row.count,
  createdBy: row.staff_name,
  createdAt: row.created_at.toISOString(),
  total: cents(row.total),
  downloads: row.downloads ?? 0,
  lastDownload: row.last_download && { ...row.last_download, at: new Date(row.last_download.at).toISOString() },
  needsSecondPerson: row.needs_another,
});
