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

/** Shares out what is in escrow, as it was quoted. The talent's part waits before it can be spent. */
export const payOut = async (tx: Tx, { clock, ledger, wallet: purse }: Needed, order: Order): Promise<void> => {
  if (order.total - order.returned === 0) return;
  const at = clock.now();
  const [from, share] = [escrow(order.id), cents(order.talent)];
  const postings = [
    ...(order.id_fund === null ? [] : transfer(from, charity(order.id_fund), cents(order.charity))),
    ...transfer(from, platform, cents(order.platform)),
    ...transfer(from, wallet.pending(order.id_talent), share),
  ];
  await ledger.post(tx, { kind: paidOut, ref: order.id, at, postings });
  if (order.id_fund !== null) await countDonated(tx, order, cents(order.charity));
  if (share === 0) return;
  const releaseAt = hoursAfter(at, ruleOf(order.type).pendingHours);
  await purse.earn(tx, { idUser: order.id_talent, amount: share, kind: paidOut, ref: order.id, releaseAt });
};
