import { fail } from '@stagedoor/contract/errors';
import { add, sum, zero } from '@stagedoor/contract/money';
import type { LedgerTransaction } from '@stagedoor/contract/schemas/ledger';
import type { OrderMoney } from '@stagedoor/contract/schemas/staff-order';
import type { Tx } from '../../../platform/database/database.ts';
import { type Account, escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import { paidOut } from '../money/pay-out.ts';

type UsedDeps = Pick<Deps, 'database' | 'ledger' | 'payments' | 'wallet'>;

/** All ledger transactions of an order, and the card provider's ids. */
export const showOrderMoney =
  ({ database, ledger, payments, wallet }: UsedDeps) =>
  (idOrder: number): Promise<OrderMoney> =>
    database.inTransaction(async (tx) => {
      const order = (await sidesOf(tx, idOrder)) ?? fail('pageNotFound');
      const card = order.id_payment === null ? null : await payments.providerViewOf(tx, order.id_payment);
      const held = escrow(idOrder);
      const releases = await wallet.releasesOf(tx, { kind: paidOut, ref: idOrder });
      const moved = await ledger.transactionsAround(tx, [held, ...(card?.accounts ?? [])], releases);
      return {
        buyer: { idUser: order.id_buyer, name: order.buyer_name },
        talent: { idUser: order.id_talent, name: order.talent_name },
        steps: withRunning(moved, held),
        card: card?.detail ?? null,
      };
    });

const withRunning = (moved: readonly LedgerTransaction[], held: Account): OrderMoney['steps'] => {
  let left = zero;
  return moved.map((step) => {
    const own = step.postings.filter(({ kind, owner }) => kind === held.kind && owner === held.owner);
    left = add(left, sum(own.map(({ amount }) => amount)));
    return { ...step, escrow: left };
  });
};

const sidesOf = (tx: Tx, idOrder: number) =>
  tx
    .selectFrom('orders')
    .innerJoin('users as buyer', 'buyer.id', 'orders.id_buyer')
    .innerJoin('users as seller', 'seller.id', 'orders.id_talent')
    .select(['id_payment', 'id_buyer', 'id_talent', 'buyer.name as buyer_name', 'seller.name as talent_name'])
    .where('orders.id', '=', idOrder)
    .executeTakeFirst();
