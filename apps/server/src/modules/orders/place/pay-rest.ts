import { subtract } from '@stagedoor/contract/money';
import { wireType } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { changeOrder, purpose } from '../orders.repo.ts';
import type { CardChoice } from './purchase.ts';

type Rest = {
  order: Order;
  card: CardChoice;
  /** The buyer is absent, so a question of the bank is mailed at once. */
  offSession: boolean;
  description: string;
  expiresAt: Date;
  cancelPath?: string | undefined;
  successPath?: string | undefined;
};

/** Requests the rest of the price from a card after the commit. `result`: where the buyer continues. */
export const payRest = async (
  tx: Tx,
  { payments }: Deps,
  { order, card, offSession, cancelPath, successPath, ...terms }: Rest,
): Promise<{ si: string; result: string }> => {
  const backPath = successPath === undefined ? boughtPath(order) : withReceipt(successPath, order);
  const payment = {
    ...terms,
    purpose,
    ref: order.id,
    kind: 'order.paid',
    into: escrow(order.id),
    amount: subtract(order.price.total, order.fromWallet),
    idUser: order.idBuyer,
    language: order.language,
  };
  const paying =
    card.kind === 'kept'
      ? { ...(await payments.chargeCard(tx, { ...payment, ...keptIn(card), backPath, offSession })), result: backPath }
      : await payments.record(tx, {
          ...payment,
          email: order.email,
          successPath: backPath,
          cancelPath: cancelPath ?? `/product?id=${order.idProduct}&user=${order.idTalent}`,
          keepCard: card.keep,
        });
  await changeOrder(tx, order, { idPayment: paying.si });
  return paying;
};

const keptIn = ({ idCard, byCaller }: CardChoice & { kind: 'kept' }) => ({ idCard, byCaller });

/** The page that shows the outcome of the purchase. */
const boughtPath = ({ type, fund, receipt }: Order) =>
  `/product-bought?pt=${wireType(type, fund !== null)}&o=${receipt}`;

const withReceipt = (path: string, { receipt }: Order) => `${path}${path.includes('?') ? '&' : '?'}o=${receipt}`;
