import type { FeeSchedule } from '@stagedoor/contract/schemas/product';
import type { Clock } from '../../platform/clock.ts';
import { query, type Read } from '../../platform/database/read.ts';

type Row = { version: number; interaction: number; support: number; goods: number; valid_from: Date };

const currentAndNext = query<{ now: Date }, Row>('fee-schedule-now', (db, arg) =>
  db
    .selectFrom('fee_schedule')
    .select(['version', 'interaction', 'support', 'goods', 'valid_from'])
    .where('withdrawn_at', 'is', null)
    .where('valid_from', '>=', (eb) =>
      eb
        .selectFrom('fee_schedule')
        .select((inner) => inner.fn.max('valid_from').as('valid_from'))
        .where('withdrawn_at', 'is', null)
        .where('valid_from', '<=', arg.now),
    )
    .orderBy('valid_from')
    .limit(2),
);

/** The current fees, and those of the next schedule. */
export const showFeeSchedule =
  ({ read, clock }: { read: Read; clock: Clock }) =>
  async (): Promise<FeeSchedule> => {
    const [current, next] = await read(currentAndNext, { now: clock.now() });
    if (!current) throw new Error(`no fee schedule covers ${clock.now().toISOString()}`);
    return { current: feesOf(current), next: next ? feesOf(next) : null };
  };

const feesOf = ({ valid_from, ...fees }: Row) => ({ ...fees, validFrom: valid_from.toISOString() });
