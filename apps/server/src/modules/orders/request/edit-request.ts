import { isDeepStrictEqual } from 'node:util';
import { fail } from '@stagedoor/contract/errors';
import type { OrderRequest } from '@stagedoor/contract/schemas/purchase';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import type { Order } from '../order.ts';
import { requestEdited } from '../orders.events.ts';
import { changeOrder, findOrder } from '../orders.repo.ts';
import { either, type Rule, rules } from '../rules.ts';
import { readRequest } from './read-request.ts';

type Input = ({ idOrder: number } | { token: string }) & { request: OrderRequest };

/** Edits what the talent works from. Of an edit and the begin of the work the first wins: both lock the order. */
export const editRequest =
  (deps: Deps) =>
  (caller: Caller, { request: typed, ...named }: Input): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const buyers = await buyersOrder(tx, caller, named);
      const order = await lockOrderForAction(tx, deps, { ...buyers, role: 'buyer', may: either(mayEdit, hasBegun) });
      if (order.begunAt) fail('incompleteRequest', { reason: { kind: 'workBegun' } });
      const request = await readRequest(tx, order, typed);
      const fields = { ...order.fields, ...request };
      if (isDeepStrictEqual(fields, order.fields)) return;
      await changeOrder(tx, order, { fields, requestEditedAt: deps.clock.now() });
      await deps.outbox.append(tx, requestEdited, { idOrder: order.id });
    });

const mayEdit = rules.buyer.editRequest;
const hasBegun: Rule = (order): order is Order => order.begunAt !== null;

/** A guest's link acts for the order's buyer. */
const buyersOrder = async (tx: Tx, caller: Caller, named: { idOrder: number } | { token: string }) => {
  if ('token' in named) {
    const { id: idOrder, idBuyer: idUser } = await findOrder(tx, await orderBehind(tx, named.token));
    return { idOrder, idUser };
  }
  return 'idUser' in caller ? { ...named, idUser: caller.idUser } : fail('pageNotFound');
};
