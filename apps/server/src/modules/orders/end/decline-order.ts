import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { lockOrderForAction } from '../lock-order-for-action.ts';
import { rules } from '../rules.ts';
import { endOrder } from './end-order.ts';

/** Declines on behalf of the talent, with a reason. */
export const declineOrder =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, { idOrder, reason }: { idOrder: number; reason: string }): Promise<void> => {
    const order = await lockOrderForAction(tx, deps, { idOrder, role: 'talent', idUser, may: rules.talent.decline });
    await endOrder(tx, deps, order, { to: 'declined', actor: 'talent', reason });
  };
