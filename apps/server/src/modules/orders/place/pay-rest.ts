import { subtract } from '@stagedoor/contract/money';
import { wireType } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import { escrow } from '../../ledger/index.ts';
import type { Deps } from '../deps.ts';
import type { Order } from '../order.ts';
import { changeOrder, purpose } from '../orders.repo.ts';
import type { Purchase } from './purchase.ts';

type Rest = { order: Order; purchase: Purchase; description: string; expiresAt: Date };

/** What the wallet does not pay is asked of a card after the commit. Says where the buyer goes on. */
export const payRest = async (tx: Tx, { payments }: Deps, { order, purchase, ...terms }: Rest): Promise<string> => {
  const { card, placedBy, language } = purchase;
  const backPath = boughtPath(order);
  const wanted = {
    ...terms,
    purpose,
    ref: order.id,
    kind: 'order.paid',
    into: escrow(order.id),
    amount: subtract(order.price.total, order.fromWallet),
    idUser: order.idBuyer,
    language,
  };
  const { si, result } =
    card.kind === 'kept'
      ? {
          ...(await payments.chargeCard(tx, {
            ...wanted,
            idCard: card.idCard,
            backPath,
            offSession: placedBy === 'system',
          })),
          result: backPath,
        }
      : await payments.record(tx, {
          ...wanted,
          email: order.email,
          successPath: backPath,
          cancelPath: `/product?id=${order.idProduct}&user=${order.idTalent}`,
          keepCard: card.keep,
        });
  await changeOrder(tx, order, { idPayment: si });
  return result;
};

/** Says how the purchase went. */
const boughtPath = ({ type, fund, receipt }: Order) =>
  `/product-bought?pt=${wireType(type, fund !== null)}&o=${receipt}`;
