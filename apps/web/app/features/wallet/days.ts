import type { Language } from '@stagedoor/contract/limits';
import type { Transaction } from '@stagedoor/contract/schemas/wallet';
import { localDay } from '../../shared/time/dates.ts';

export type Day = { key: string; date: string; relation: 'today' | 'yesterday' | 'earlier'; items: Transaction[] };

const keyOf = (moment: Date) => `${moment.getFullYear()}-${moment.getMonth() + 1}-${moment.getDate()}`;

const dayBefore = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - 1);

/** Groups transactions by day, in the reader's time zone. */
export const byDay = (transactions: readonly Transaction[], now: Date, language: Language): Day[] => {
  const today = keyOf(now);
  const yesterday = keyOf(dayBefore(now));
  const groups = new Map<string, Day>();
  for (const transaction of transactions) {
    const at = new Date(transaction.at);
    const key = keyOf(at);
    const relation = key === today ? 'today' : key === yesterday ? 'yesterday' : 'earlier';
    const day = groups.get(key) ?? { key, date: localDay(at, now, language), relation, items: [] };
    day.items.push(transaction);
    groups.set(key, day);
  }
  return [...groups.values()];
};
