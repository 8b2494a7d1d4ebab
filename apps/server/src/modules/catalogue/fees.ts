import type { Fees } from '@stagedoor/contract/earnings';
import { cached } from '../../platform/cached.ts';
import { query, type Read } from '../../platform/database/read.ts';

export type FeeSchedule = Fees & { version: number };

type Row = FeeSchedule & { valid_from: Date };

const schedules = query<object, Row>('fee-schedules', (db) =>
  db
    .selectFrom('fee_schedule')
    .select(['version', 'interaction', 'support', 'goods', 'valid_from'])
    .where('withdrawn_at', 'is', null)
    .orderBy('valid_from', 'desc'),
);

/** The fees at a moment. Schedules are announced ahead, so a cache of a few seconds is never wrong. */
export const feesFor = (read: Read) => {
  const all = cached(5_000, () => read(schedules, {}));
  return async (at: Date): Promise<FeeSchedule> => {
    const found = (await all()).find(({ valid_from }) => valid_from <= at);
    if (!found) throw new Error(`no fee schedule covers ${at.toISOString()}`);
    const { version, interaction, support, goods } = found;
    return { version, interaction, support, goods };
  };
};
