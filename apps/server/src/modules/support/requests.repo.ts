import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../platform/database/database.ts';
import { recordStaffAction } from '../staff/index.ts';

type Closing = { id: number; idStaff: number; answer: string | null; at: Date };

/** Closes a request and logs the action. Of concurrent calls, the second is refused. */
export const closeOpen = async (tx: Tx, { id, idStaff, answer, at }: Closing) => {
  const request = await tx
    .updateTable('support_request')
    .set({ answer, id_staff: idStaff, closed_at: at })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!request) fail('pageNotFound');
  const action = answer === null ? 'support.closed' : 'support.answered';
  await recordStaffAction(tx, { idStaff, action, subject: `support ${id}`, at });
  return request;
};
