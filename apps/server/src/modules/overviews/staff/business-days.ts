import { cents } from '@stagedoor/contract/money';
import { staffLimits } from '@stagedoor/contract/staff-limits';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import { day as dayMs, daysAfter, hour } from '../../../platform/time.ts';
import { isoDay } from '../../../platform/time-zone.ts';
import type { PeriodTotals } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';

export type BusinessDay = PeriodTotals & { day: string };

export const dayOf = (at: Date): string => isoDay(at);
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const daysUntil = (now: Date): string[] =>
  Array.from({ length: staffLimits.overviewDays }, (_, n) => dayOf(daysAfter(now, n + 1 - staffLimits.overviewDays)));

type UsedDeps = Pick<Deps, 'orders'>;

const countDay = async (tx: Tx, { orders }: UsedDeps, day: string): Promise<BusinessDay> => ({
  day,
  ...(await orders.sumUp(tx, { from: startOf(day), to: daysAfter(startOf(day), 1) })),
});

/** Past days from their stored totals; today and days without totals from the orders and the ledger. */
export const lastDays = async (tx: Tx, deps: UsedDeps, now: Date): Promise<BusinessDay[]> => {
  const days = daysUntil(now);
  const counted = await countedDays(tx, days);
  const all: BusinessDay[] = [];
  for (const day of days) all.push(counted.get(day) ?? (await countDay(tx, deps, day)));
  return all;
};

const countedDays = async (tx: Tx, days: readonly string[]): Promise<Map<string, BusinessDay>> => {
  const rows = await tx
    .selectFrom('business_day')
    .select(['orders', 'sales', 'refunds', 'refunded', 'held_change', sql<string>`day::text`.as('day')])
    .where(sql<boolean>`day = any (${days}::date[])`)
    .execute();
  return new Map(
    rows.map(({ day, orders, sales, refunds, refunded, held_change }) => [
      day,
      {
        day,
        orders,
        refunds,
        sales: cents(sales),
        refunded: cents(refunded),
        heldChange: cents(held_change),
      },
    ]),
  );
};

/** Stores the totals of each past day once; an hour after midnight, so that transactions that began before it have ended. */
export const closeDays = (deps: Pick<Deps, 'database' | 'clock' | 'orders'>) => async (): Promise<void> => {
  const now = deps.clock.now();
  const over = daysUntil(now).filter((day) => startOf(day).getTime() + dayMs + hour <= now.getTime());
  const counted = await deps.database.inTransaction((tx) => countedDays(tx, over));
  for (const day of over.filter((one) => !counted.has(one))) {
    await deps.database.inTransaction(async (tx) => storeDay(tx, await countDay(tx, deps, day), now));
  }
};

const storeDay = async (tx: Tx, counted: BusinessDay, now: Date): Promise<void> => {
  const { day, orders, sales, refunds, refunded, heldChange } = counted;
  await tx
    .insertInto('business_day')
    .values({ day, orders, sales, refunds, refunded, held_change: heldChange, counted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
