import { type Cents, subtract } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { type BusinessDay, dayOf, startOf } from './business-days.ts';

type Total = { amount: Cents; at: Date };

/**
 * The balance of escrow at the end of each day, calculated back from its balance at the last audit by each day's
 * change. The day of the audit ends with it.
 */
export const heldByDay = async (
  tx: Tx,
  { ledger }: Pick<Deps, 'ledger'>,
  days: readonly BusinessDay[],
  { amount, at }: Total,
): Promise<Map<string, Cents>> => {
  const checked = dayOf(at);
  const today = await ledger.flowOf(tx, { account: 'escrow', kinds: [], from: startOf(checked), to: at });
  const held = new Map<string, Cents>();
  let left = amount;
  for (const { day, heldChange } of days.toReversed()) {
    if (day > checked) continue;
    held.set(day, left);
    left = subtract(left, day === checked ? today.change : heldChange);
  }
  return held;
};
