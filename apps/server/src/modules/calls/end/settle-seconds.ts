import { costOf } from '@stagedoor/contract/call-cost';
import { cents } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Unearned } from '../../orders/index.ts';
import type { Deps } from '../deps.ts';

/** Seconds that one order has set aside. */
export type SetAside = { idOrder: number; idPack: number | null; rate: number; seconds: number };

/** Pays out what was used of them, and returns the rest to where it came from. */
export const settleSeconds = async (
  tx: Tx,
  { orders }: Pick<Deps, 'orders'>,
  { idOrder, idPack, rate, seconds }: SetAside,
  used: number,
  because: Unearned = 'notHeld',
): Promise<void> => {
  const cost = cents(costOf(rate, used));
  // A second of talk that costs less than a cent is not charged.
  const isEarned = idPack === null ? cost > 0 : used > 0;
  await orders.settle(tx, { idOrder, ...(isEarned ? { earned: cost } : { earned: null, because }) });
  if (idPack !== null && used < seconds) await orders.entitlements.giveBackSeconds(tx, idPack, seconds - used);
};
