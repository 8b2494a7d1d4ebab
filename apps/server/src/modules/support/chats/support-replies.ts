import { fail } from '@stagedoor/contract/errors';
import type { SupportReply } from '@stagedoor/contract/schemas/support-chat';
import type { Text } from '../../../platform/database/text.ts';
import { violated } from '../../../platform/database/violated.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock'>;

/** Replies that all staff use, in three languages. */
export const listSupportReplies =
  ({ database }: UsedDeps) =>
  (): Promise<SupportReply[]> =>
    database.inTransaction(async (tx) => {
      const rows = await tx.selectFrom('support_reply').select(['id', 'name', 'text']).orderBy('name').execute();
      return rows.map(({ id, name, text }) => ({ idReply: id, name, text: text as Text }));
    });

type Form = { idReply?: number | undefined; name: string; text: Text };

export const saveSupportReply =
  ({ database, clock }: UsedDeps) =>
  (idStaff: number, { idReply, name, text }: Form): Promise<SupportReply> =>
    database
      .inTransaction(async (tx) => {
        const at = clock.now();
        const row = { name, text: JSON.stringify(text), changed_at: at };
        const saving =
          idReply === undefined
            ? tx.insertInto('support_reply').values(row).returning('id')
            : tx.updateTable('support_reply').set(row).where('id', '=', idReply).returning('id');
        const saved = await saving.executeTakeFirst();
        if (!saved) return fail('pageNotFound');
        await recordStaffAction(tx, { idStaff, action: 'support.replySaved', subject: `reply ${saved.id}`, at });
        return { idReply: saved.id, name, text };
      })
      .catch((error) => {
        if (violated(error, 'support_reply_name')) fail('contentExists', { fields: { name: 'taken' }, cause: error });
        throw error;
      });

export const removeSupportReply =
  ({ database, clock }: UsedDeps) =>
  (idStaff: number, idReply: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const gone = await tx.deleteFrom('support_reply').where('id', '=', idReply).returning('id').executeTakeFirst();
      if (!gone) fail('pageNotFound');
      const at = clock.now();
      await recordStaffAction(tx, { idStaff, action: 'support.replyDeleted', subject: `reply ${idReply}`, at });
    });
