import type { Read } from '../../../platform/database/read.ts';
import { seriesBetween } from '../../../platform/series/read-series.ts';

/** The number of first-time buyers of a talent in each period; `borders` are the periods' limits. */
export const countNewBuyers =
  (read: Read) =>
  (idUser: number, borders: readonly Date[]): Promise<number[]> =>
    seriesBetween(read, { series: 'buyers', idUser, borders });
