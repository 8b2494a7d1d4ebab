import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { orderBehind } from '../../orders/index.ts';
import type { ChatViewer } from './participation.ts';

/** The chat of the order that a mailed link is for. Its holder reads and writes as the order's buyer, there alone. */
export const behindLink = async (tx: Tx, token: string): Promise<{ viewer: ChatViewer; idChat: number }> => {
  const idOrder = await orderBehind(tx, token);
  const message = await tx
    .selectFrom('chat_message')
    .select(['id_chat', 'id_author'])
    .where('id_order', '=', idOrder)
    .where('seq', 'is not', null)
    .executeTakeFirst();
  if (!message) return fail('pageNotFound');
  return { idChat: message.id_chat, viewer: { idUser: message.id_author, supports: false, byLink: true } };
};
