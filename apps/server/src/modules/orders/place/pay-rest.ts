import { subtract } from '@stagedoor/contract/money';
import { wireType } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { purpose } from '../orders.repo.ts';
import type { CardChoice } from './purchase.ts';

type Rest = {
  /** The id of the payment; the order names it. */
  si: string;
  order: Order;
  card: CardChoice;
  /** The buyer is absent, so a question of the bank is mailed at once. */
  offSession: boolean;
  captureLater: boolean;
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
  if (card.kind === 'kept') {
    const { idCard, byCaller } = card;
    const { si } = await payments.chargeCard(tx, { ...payment, idCard, byCaller, backPath, offSession });
    return { si, result: backPath };
  }
  return payments.record(tx, {
    ...payment,
    email: order.email,
    successPath: backPath,
    cancelPath: cancelPath ?? `/product?id=${order.idProduct}&user=${order.idTalent}`,
    keepCard: card.keep,
  });
};

/** The page that shows the outcome of the purchase. */
const boughtPath = ({ type, fund, receipt }: Order) =>
  `/product-bought?pt=${wireType(type, fund !== null)}&o=${receipt}`;

const withReceipt = (path: string, { receipt }: Order) => `${path}${path.includes('?') ? '&' : '?'}o=${receipt}`;
