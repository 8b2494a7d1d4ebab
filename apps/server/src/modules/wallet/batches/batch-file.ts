import { writeBankFile } from './bank-file.ts';
import type { Batch } from './batch.ts';
import { writeCsvFile } from './csv-file.ts';

export type BatchFile = { fileName: string; mediaType: string; content: string };

/** Writes the file in the format of its rail. */
export const writeBatch = (batch: Batch): BatchFile =>
  batch.rail === 'bank'
    ? { fileName: `withdrawals-${batch.id}.xml`, mediaType: 'application/xml', content: writeBankFile(batch) }
    : { fileName: `withdrawals-${batch.id}-${batch.rail}.csv`, mediaType: 'text/csv', content: writeCsvFile(batch) };
