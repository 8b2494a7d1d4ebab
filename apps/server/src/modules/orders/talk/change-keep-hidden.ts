import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';

/** Whether the talent may show the result; the buyer's to change at any time. */
export const changeKeepHidden =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, { idOrder, keepHidden }: { idOrder: number; keepHidden: boolean }): Promise<void> =>
    database.inTransaction(async (tx) => {
      const order = await lockOrder(tx, idOrder);
      if (order.id_buyer !== idUser) fail('pageNotFound');
      await changeOrder(tx, order, { keep_hidden: keepHidden });
    });
