import type { DatedRates } from '@stagedoor/contract/schemas/rates';
import type { Tx } from '../../platform/database/database.ts';
import { query } from '../../platform/database/read.ts';

export const storedRates = query<Record<never, never>, { currency: string; rate: number; updated_at: Date }>(
  'exchange-rates',
  (db) => db.selectFrom('exchange_rate').select(['currency', 'rate', 'updated_at']),
);

export const storeRates = async (tx: Tx, { rates: { UAH, RUB }, updatedAt }: DatedRates): Promise<void> => {
  const rows = Object.entries({ UAH, RUB }).map(([currency, rate]) => ({ currency, rate, updated_at: updatedAt }));
  await tx
    .insertInto('exchange_rate')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('currency').doUpdateSet((eb) => ({
        rate: eb.ref('excluded.rate'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
};
