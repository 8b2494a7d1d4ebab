import { cents } from '@stagedoor/contract/money';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { charity, escrow, platform, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../orders.repo.ts';
import { countDonated } from './count-donated.ts';

type Needed = Pick<Deps, 'clock' | 'ledger' | 'wallet'>;

/** The fact by which the talent earns. */
export const paidOut = 'order.fulfilled';

type Parts = Pick<Order, 'charity' | 'platform' | 'talent'>;

/** Out of escrow, to those who have a share in it. */
export const shareLegs = ({ id, id_fund, id_talent }: Order, parts: Parts) => [
  ...(id_fund === null ? [] : transfer(escrow(id), charity(id_fund), cents(parts.charity))),
  ...transfer(escrow(id), platform, cents(parts.platform)),
  ...transfer(escrow(id), wallet.pending(id_talent), cents(parts.talent)),
];

/** Shares out what is in escrow, as it was quoted. The talent's part waits before it can be spent. */
export const payOut = async (tx: Tx, { clock, ledger, wallet: purse }: Needed, order: Order): Promise<void> => {
  if (order.drawn > 0) throw new Error('an order that is paid out in parts has nothing to pay out as a whole');
  if (order.total - order.returned === 0) return;
  const at = clock.now();
  const share = cents(order.talent);
  await ledger.post(tx, { kind: paidOut, ref: order.id, at, postings: shareLegs(order, order) });
  if (order.id_fund !== null) await countDonated(tx, order, cents(order.charity));
  if (share === 0) return;
  const releaseAt = hoursAfter(at, ruleOf(order.type).pendingHours);
  await purse.earn(tx, { idUser: order.id_talent, amount: share, kind: paidOut, ref: order.id, releaseAt });
};
