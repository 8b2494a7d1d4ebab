import type { Tx } from '../../../platform/database/database.ts';
import { escrow, transfer, wallet } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { orderChanged } from '../orders.events.ts';
import { lockPaidFor } from '../orders.repo.ts';

type Failed = { purpose: string; ref: string; idRefund: string };

/** Credits the wallet when the card does not accept a refund. */
export const creditFailedRefund =
  ({ clock, ledger, outbox, payments }: Pick<Deps, 'clock' | 'ledger' | 'outbox' | 'payments'>) =>
  async (tx: Tx, { idRefund, ...named }: Failed): Promise<void> => {
    const order = await lockPaidFor(tx, named);
    if (!order) return;
    const { id, idBuyer } = order;
    const refund = await payments.findRefund(tx, idRefund);
    if (refund.from !== 'escrow') return;
    const postings = transfer(escrow(id), wallet.deposited(idBuyer), refund.amount);
    await ledger.post(tx, { kind: 'order.refundKept', ref: idRefund, at: clock.now(), postings });
    await outbox.append(tx, orderChanged, { idOrder: id });
  };
