import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

/** A paid message and its order's two sides. To others than these it does not exist. */
export const paidMessage = async (tx: Tx, idMessage: number) => {
  const found = await tx
    .selectFrom('chat_message as message')
    .innerJoin('orders', 'orders.id', 'message.id_order')
    .select([
      'message.id_chat as idChat',
      'message.seq',
      'orders.id as idOrder',
      'orders.id_talent as idTalent',
      'orders.id_buyer as idBuyer',
    ])
    .where('message.id', '=', idMessage)
    .executeTakeFirst();
  return found ?? fail('pageNotFound');
};
