import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';

/**
 * Whether the result may be shown on the talent's page; the buyer can change it at any time. What is kept private has a
 * certificate without a name, until the buyer chooses one again.
 */
export const changeKeepHidden =
  ({ database, outbox, certificates }: Pick<Deps, 'database' | 'outbox' | 'certificates'>) =>
  (idUser: number, { idOrder, keepHidden }: { idOrder: number; keepHidden: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, idOrder);
      if (order.idBuyer !== idUser) fail('pageNotFound');
      await changeOrder(tx, order, { keepHidden });
      if (keepHidden) await certificates.hideName(tx, idOrder);
      await outbox.append(tx, orderChanged, { idOrder });
    });
