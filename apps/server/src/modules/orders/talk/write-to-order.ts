import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { messageWritten } from '../orders.facts.ts';
import { findOrder } from '../orders.repo.ts';

/** A line to the other side. */
export const writeToOrder =
  ({ database, clock, outbox }: Pick<Deps, 'database' | 'clock' | 'outbox'>) =>
  (idUser: number, { idOrder, text }: { idOrder: number; text: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { id_buyer: buyer, id_talent: talent, paid_at: paidAt } = await findOrder(tx, idOrder);
      if (idUser !== buyer && idUser !== talent) fail('pageNotFound');
      if (paidAt === null) fail('incompleteRequest');
      const actor = idUser === buyer ? 'buyer' : 'talent';
      await tx.insertInto('order_message').values({ id_order: idOrder, actor, text, at: clock.now() }).execute();
      await outbox.append(tx, messageWritten, { idOrder, from: actor });
    });
