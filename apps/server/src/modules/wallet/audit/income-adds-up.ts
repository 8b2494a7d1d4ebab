import { seriesFaults } from '../../../platform/series/adds-up.ts';
import type { Invariant } from '../../ledger/index.ts';

export const incomeAddsUp: Invariant = {
  id: 'I21',
  name: 'income-adds-up',
  description: 'the income in a talent’s overview is the sum of earnings that were not reclaimed',
  violationsSql: seriesFaults(
    'income',
    'select id_user, earned_at as at, amount from earning where taken_back_at is null',
  ),
};
