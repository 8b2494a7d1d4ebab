import { type Cents, cents, negate } from '@stagedoor/contract/money';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { refundKinds } from '../money/refund-order.ts';

type Period = { from: Date; to: Date };
export type PeriodTotals = { orders: number; sales: Cents; refunds: number; refunded: Cents; heldChange: Cents };

/** Sales and refunds in a period, and the change of the money in escrow. */
export const sumUpPeriod =
  ({ ledger }: Pick<Deps, 'ledger'>) =>
  async (tx: Tx, { from, to }: Period): Promise<PeriodTotals> => {
    const { orders, sales } = await tx
      .selectFrom('orders')
      .select((eb) => [
        eb.fn.countAll<number>().as('orders'),
        eb.fn.coalesce(eb.fn.sum<number>('total'), eb.lit(0)).as('sales'),
      ])
      .where('paid_at', '>=', from)
      .where('paid_at', '<', to)
      .executeTakeFirstOrThrow();
    const flow = await ledger.flowOf(tx, { account: 'escrow', kinds: refundKinds, from, to });
    return {
      orders,
      sales: cents(Number(sales)),
      refunds: flow.accounts,
      refunded: negate(flow.amount),
      heldChange: flow.change,
    };
  };
