import type { Shares } from '@stagedoor/contract/earnings';
import { ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { hoursAfter } from '../../../platform/time.ts';
import { charity, escrow, platform, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { leftInEscrow, type Order } from '../order.ts';
import { countDonated } from './count-donated.ts';

type UsedDeps = Pick<Deps, 'clock' | 'ledger' | 'wallet'>;

/** The ledger transaction by which the talent earns. */
export const paidOut = 'order.fulfilled';

/** Postings out of escrow to everyone with a share. */
export const shareLegs = ({ id, fund, idTalent }: Order, shares: Shares) => [
  ...(fund ? transfer(escrow(id), charity(fund.idFund), shares.charity) : []),
  ...transfer(escrow(id), platform, shares.platform),
  ...transfer(escrow(id), wallet.pending(idTalent), shares.talent),
];

/** Pays out escrow as quoted. The talent's share is pending at first. */
export const payOut = async (
  tx: Tx,
  { clock, ledger, wallet: walletModule }: UsedDeps,
  order: Order,
): Promise<void> => {
  if (order.drawn > 0) throw new Error(`order ${order.id} is paid out in parts, so it cannot be paid out as a whole`);
  if (leftInEscrow(order) === 0) return;
  const at = clock.now();
  const { id: ref, idTalent: idUser, shares } = order;
  await ledger.post(tx, { kind: paidOut, ref, at, postings: shareLegs(order, shares) });
  if (order.fund) await countDonated(tx, order, shares.charity);
  if (shares.talent === 0) return;
  const releaseAt = hoursAfter(at, ruleOf(order.type).pendingHours);
  await walletModule.earn(tx, { idUser, amount: shares.talent, kind: paidOut, ref, releaseAt });
};
