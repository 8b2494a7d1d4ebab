import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { actingFor } from '../access/acting.ts';
import type { Deps } from '../deps.ts';
import { paidMessage } from './paid-message.ts';

/** The fan takes the money of an unanswered message back. */
export const cancelMessage =
  ({ orders }: Pick<Deps, 'orders'>) =>
  async (tx: Tx, idUser: number, idMessage: number): Promise<void> => {
    const { idOrder, idBuyer } = await paidMessage(tx, idMessage);
    if (idUser !== idBuyer) fail('pageNotFound');
    await orders.cancel(tx, idUser, idOrder);
  };

/** The talent, or their agent, declines it, which returns the money. */
export const declineMessage =
  ({ orders, clock }: Pick<Deps, 'orders' | 'clock'>) =>
  async (tx: Tx, idUser: number, { id, reason }: { id: number; reason: string }): Promise<void> => {
    const { idOrder, idTalent } = await paidMessage(tx, id);
    await actingFor(tx, { clock }, idUser, idTalent);
    await orders.decline(tx, idTalent, { idOrder, reason });
  };
