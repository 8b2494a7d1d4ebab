import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { messageWritten } from '../orders.facts.ts';
import { findOrder } from '../orders.repo.ts';
import { talkClosed } from './talk-closed.ts';

/** A line to the other side, unless something stands between them. */
export const writeToOrder =
  ({ database, clock, outbox }: Pick<Deps, 'database' | 'clock' | 'outbox'>) =>
  (idUser: number, { idOrder, text }: { idOrder: number; text: string }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const { id_buyer: buyer, id_talent: talent, paid_at: paidAt } = await findOrder(tx, idOrder);
      if (idUser !== buyer && idUser !== talent) fail('pageNotFound');
      if (paidAt === null) fail('incompleteRequest');
      const actor = idUser === buyer ? 'buyer' : 'talent';
      const idPartner = actor === 'buyer' ? talent : buyer;
      const closed = await talkClosed(tx, { idUser, idPartner, now: clock.now() });
      if (closed) fail(closed.refusal);
      await tx.insertInto('order_message').values({ id_order: idOrder, actor, text, at: clock.now() }).execute();
      await outbox.append(tx, messageWritten, { idOrder, from: actor });
    });
