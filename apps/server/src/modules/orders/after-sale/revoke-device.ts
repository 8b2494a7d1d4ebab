import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { revokeOrderLinks } from '../links.ts';
import { orderChanged } from '../orders.events.ts';
import { lockOrder } from '../orders.repo.ts';

/** Closes the secret link on one device. Revokes the mailed links too, or the same device could reopen it. */
export const revokeDevice =
  (deps: Pick<Deps, 'database' | 'clock' | 'outbox' | 'live'>) =>
  (idUser: number, { idOrder, slot }: { idOrder: number; slot: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, idOrder);
      if (order.idBuyer !== idUser) fail('pageNotFound');
      const { numDeletedRows } = await tx
        .deleteFrom('order_device')
        .where('id_order', '=', idOrder)
        .where('slot', '=', slot)
        .executeTakeFirst();
      if (!numDeletedRows) fail('pageNotFound');
      await revokeOrderLinks(tx, deps, idOrder);
      await deps.outbox.append(tx, orderChanged, { idOrder });
    });
