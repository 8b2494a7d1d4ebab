import { fail } from '@stagedoor/contract/errors';
import { type Fulfilment, type ProductType, ruleOf } from '@stagedoor/contract/product-types';
import type { Deps } from '../deps.ts';
import { orderRedone } from '../orders.facts.ts';
import { either, rules } from '../rules.ts';
import { takeOrder } from '../take-order.ts';
import { completeOrder } from './complete-order.ts';
import { type Handed, storeDelivery } from './store-delivery.ts';

// The one answer that a message asks for.
const kindFor = (type: ProductType): Fulfilment => (type === 'MSG' ? 'answer' : ruleOf(type).fulfilment);

/** What was bought, by the one who sold it. Of an answer and a cancellation at the same moment the first counts. */
export const deliverOrder =
  (deps: Deps) =>
  (idUser: number, { idOrder, delivery }: { idOrder: number; delivery: Handed }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const may = either(rules.talent.deliver, rules.talent.redo);
      const order = await takeOrder(tx, deps, { idOrder, role: 'talent', idUser, may });
      if (kindFor(order.type) !== delivery.kind)
        fail('incompleteRequest', { reason: { kind: 'otherDelivery', delivery: kindFor(order.type) } });
      await storeDelivery(tx, deps, order, delivery);
      if (order.state !== 'completed') return completeOrder(tx, deps, order, 'talent');
      const redone = { done_at: deps.clock.now() };
      await tx.updateTable('order_redo').set(redone).where('id_order', '=', idOrder).execute();
      await deps.outbox.append(tx, orderRedone, { idOrder });
    });
