import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Deps } from '../deps.ts';
import { orderBehind } from '../links.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { orderChanged } from '../orders.events.ts';
import { findOrder } from '../orders.repo.ts';
import { rules } from '../rules.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'outbox' | 'reviewsOf'>;
type Guest = { number: number; name: string };
type Input = ({ idOrder: number } | { token: string }) & { guests: readonly Guest[] };

/** Writes names on passes, until the event starts. A guest who is in keeps the name they came in with. */
export const nameGuests =
  (deps: UsedDeps) =>
  (caller: Caller, { guests, ...input }: Input): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const buyer = await buyerOf(tx, caller, input);
      const { id } = await lockOrderForAction(tx, deps, { ...buyer, role: 'buyer', may: rules.buyer.nameGuests });
      for (const { number, name } of guests) {
        await tx
          .updateTable('order_pass')
          .set({ guest_name: name || null })
          .where('id_order', '=', id)
          .where('number', '=', number)
          .where('checked_in_at', 'is', null)
          .execute();
      }
      await deps.outbox.append(tx, orderChanged, { idOrder: id });
    });

/** The holder of the mailed link acts as the buyer. */
const buyerOf = async (tx: Tx, caller: Caller, input: { idOrder: number } | { token: string }) => {
  if ('idOrder' in input) return { ...input, idUser: 'idUser' in caller ? caller.idUser : fail('pageNotFound') };
  const { id: idOrder, idBuyer: idUser } = await findOrder(tx, await orderBehind(tx, input.token));
  return { idOrder, idUser };
};
