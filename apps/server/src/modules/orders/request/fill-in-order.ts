import { fail } from '@stagedoor/contract/errors';
import { limits } from '@stagedoor/contract/limits';
import type { WinnerInfo } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import { daysAfter } from '../../../platform/time.ts';
import type { Deps } from '../deps.ts';
import { orderChanged } from '../orders.events.ts';
import { changeOrder, lockOrder } from '../orders.repo.ts';
import { watchOrder } from '../watch/watch-order.jobs.ts';

/** Says where a paid order goes that was placed without it. The talent's days are counted from then on. */
export const fillInOrder =
  (deps: Deps) =>
  async (tx: Tx, idOrder: number, info: WinnerInfo): Promise<void> => {
    const order = await lockOrder(tx, idOrder);
    if (order.state !== 'processing') return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
    const deadlineAt = daysAfter(deps.clock.now(), limits.orders.standardDays);
    await changeOrder(tx, order, { fields: { ...order.fields, ...info }, deadlineAt });
    await watchOrder.at(tx, deps, idOrder, deadlineAt);
    await deps.outbox.append(tx, orderChanged, { idOrder });
  };
