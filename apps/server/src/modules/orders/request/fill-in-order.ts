import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import { isMadeOnRequest } from '@stagedoor/contract/product-types';
import type { WinnerInfo } from '@stagedoor/contract/schemas/auction';
import type { OrderRequest } from '@stagedoor/contract/schemas/purchase';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { watchOrder } from '../watch/watch-order.jobs.ts';
import { readRequest } from './read-request.ts';

type Given = { info: WinnerInfo } | { request: OrderRequest };

/** Says where a paid order goes, or whom it is for, that was placed without it. The talent’s days are counted from then on. */
export const fillInOrder =
  (deps: Deps) =>
  async (tx: Tx, idOrder: number, given: Given): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state !== 'processing' || 'request' in given !== isMadeOnRequest(order.type))
      return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const deadlineAt = daysAfter(deps.clock.now(), limits.orders.standardDays);
    const fields = 'info' in given ? given.info : await readRequest(tx, order, given.request);
    await changeOrder(tx, order, { fields: { ...order.fields, ...fields }, deadlineAt });
    await watchOrder.at(tx, deps, idOrder, deadlineAt);
    await deps.outbox.append(tx, orderChanged, { idOrder });
  };
