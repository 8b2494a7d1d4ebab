import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { charity, escrow, transfer } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { countDonated } from '../money/count-donated.ts';
import { leftInEscrow } from '../order.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';

/** The talent was late, but the fan donates the money to the fund anyway, all of it. */
export const donateAnyway =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, idOrder: number): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, { idOrder, role: 'buyer', idUser, may: rules.buyer.donateAnyway });
    const { idFund } = order.fund ?? fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const at = deps.clock.now();
    const amount = leftInEscrow(order);
    const postings = transfer(escrow(order.id), charity(idFund), amount);
    await deps.ledger.post(tx, { kind: 'order.donated', ref: order.id, at, postings });
    await countDonated(tx, order, amount);
    await changeOrder(tx, order, { donatedAt: at, refundDueAt: null });
    await deps.outbox.append(tx, orderChanged, { idOrder });
  };
