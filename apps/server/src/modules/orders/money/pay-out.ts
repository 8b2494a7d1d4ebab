import type { Shares } from '@stagedoor/contract/earnings';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { charity, escrow, platform, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { leftInEscrow, type Order } from '../order.ts';
import { countDonated } from './count-donated.ts';

type Needed = Pick<Deps, 'clock' | 'ledger' | 'wallet'>;

/** The fact by which the talent earns. */
export const paidOut = 'order.fulfilled';

/** Out of escrow, to those who have a share in it. */
export const shareLegs = ({ id, fund, idTalent }: Order, shares: Shares) => [
  ...(fund ? transfer(escrow(id), charity(fund.idFund), shares.charity) : []),
  ...transfer(escrow(id), platform, shares.platform),
  ...transfer(escrow(id), wallet.pending(idTalent), shares.talent),
];

/** Shares out what is in escrow, as it was quoted. The talent's part waits before it can be spent. */
export const payOut = async (tx: Tx, { clock, ledger, wallet: purse }: Needed, order: Order): Promise<void> => {
  if (order.drawn > 0) throw new Error('an order that is paid out in parts has nothing to pay out as a whole');
  if (leftInEscrow(order) === 0) return;
  const at = clock.now();
  const { id: ref, idTalent: idUser, shares } = order;
  await ledger.post(tx, { kind: paidOut, ref, at, postings: shareLegs(order, shares) });
  if (order.fund) await countDonated(tx, order, shares.charity);
  if (shares.talent === 0) return;
  const releaseAt = hoursAfter(at, ruleOf(order.type).pendingHours);
  await purse.earn(tx, { idUser, amount: shares.talent, kind: paidOut, ref, releaseAt });
};
