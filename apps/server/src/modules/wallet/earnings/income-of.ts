import { type Cents, cents } from '@stagedoor/contract/money';
import type { Read } from '../../../platform/database/read.ts';
import { seriesBetween } from '../../../platform/series/read-series.ts';

/** A talent's income in each period, less reclaimed earnings; `borders` are the periods' limits. */
export const incomeOf =
  (read: Read) =>
  async (idUser: number, borders: readonly Date[]): Promise<Cents[]> =>
    (await seriesBetween(read, { series: 'income', idUser, borders })).map(cents);
