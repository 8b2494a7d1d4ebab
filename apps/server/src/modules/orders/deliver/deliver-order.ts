import { fail } from '@stagedoor/contract/errors';
import { type Fulfilment, type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { orderRedone } from '../orders.events.ts';
import { either, lacksRequest, rules } from '../rules.ts';
import { certifyDelivery } from './certify-delivery.ts';
import { completeOrder } from './complete-order.ts';
import { shipOrder } from './ship-order.ts';
import { type Delivery, storeDelivery } from './store-delivery.ts';

// A message is delivered as an answer.
const kindFor = (type: ProductType): Fulfilment => (type === 'MSG' ? 'answer' : ruleOf(type).fulfilment);

type Delivered = { idOrder: number; delivery: Delivery };

/** Delivers an order on behalf of its talent. Of a concurrent delivery and cancellation the first wins. */
export const deliverOrderIn =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, { idOrder, delivery }: Delivered): Promise<void> => {
    const may = either(rules.talent.deliver, rules.talent.redo);
    const order = await lockOrderForAction(tx, deps, { idOrder, role: 'talent', idUser, may });
    if (kindFor(order.type) !== delivery.kind)
      fail('incompleteRequest', { reason: { kind: 'otherDelivery', delivery: kindFor(order.type) } });
    // The winner of an auction has not said where it goes or whom it is for.
    if ((delivery.kind === 'parcel' && !order.fields.delivery) || lacksRequest(order))
      fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const file = await storeDelivery(tx, deps, order, delivery);
    await certifyDelivery(tx, deps, order, file);
    if (order.state !== 'completed') {
      return delivery.kind === 'parcel' ? shipOrder(tx, deps, order) : completeOrder(tx, deps, order, 'talent');
    }
    const redone = { done_at: deps.clock.now() };
    await tx.updateTable('order_redo').set(redone).where('id_order', '=', idOrder).execute();
    await deps.outbox.append(tx, orderRedone, { idOrder });
  };

export const deliverOrder =
  (deps: Deps) =>
  (idUser: number, delivered: Delivered): Promise<void> =>
    deps.database.inTransaction((tx) => deliverOrderIn(deps)(tx, idUser, delivered));
