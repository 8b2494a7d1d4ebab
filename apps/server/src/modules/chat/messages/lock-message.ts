import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

/** A message that was sent; one whose order is not paid does not exist here. */
export const lockMessage = async (tx: Tx, idMessage: number) => {
  const row = await tx
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', idMessage)
    .where('seq', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.seq === null) return fail('pageNotFound');
  return {
    id: row.id,
    idChat: row.id_chat,
    seq: row.seq,
    idAuthor: row.id_author,
    idOrder: row.id_order,
    text: row.text,
    created: row.created_at,
    deleted: row.deleted_at !== null,
    /** Paid, or the answer to what was paid. */
    isPaid: row.id_order !== null || row.answers !== null,
  };
};
