import { fail } from '@stagedoor/contract/errors';
import { supportDesk, supportTopic, supportUpdated } from '@stagedoor/contract/live/support';
import type { Tx } from '../../../platform/database/database.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { lockCase } from './cases.repo.ts';
import { followChat } from './follow-chat.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live'>;

const notNow = () => fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });

/** Other staff see it at once. */
const announce = (tx: Tx, { live }: Pick<Deps, 'live'>, idChat: number) =>
  live.publish(tx, supportTopic, supportDesk, supportUpdated, { idChat });

/** Takes care of a case, unless a colleague does, or gives up care of it, whoever has it. */
export const assignSupportChat =
  (deps: UsedDeps) =>
  (idStaff: number, { idChat, take }: { idChat: number; take: boolean }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id, closed_at, id_staff } = await lockCase(tx, idChat);
      if (closed_at || (take && id_staff !== null && id_staff !== idStaff)) notNow();
      const assigned = { id_staff: take ? idStaff : null };
      await tx.updateTable('support_case').set(assigned).where('id', '=', id).execute();
      await announce(tx, deps, idChat);
    });

/** Refuses when something was written after what the caller has seen: it would wait in a closed case. */
export const closeSupportChat =
  (deps: UsedDeps) =>
  (idStaff: number, { idChat, seq }: { idChat: number; seq: number }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id, closed_at, id_staff, lastSeq } = await lockCase(tx, idChat);
      if (closed_at || seq !== lastSeq) notNow();
      const at = deps.clock.now();
      const closed = { closed_at: at, closed_by: idStaff, closed_seq: lastSeq, waiting_since: null };
      await tx
        .updateTable('support_case')
        .set({ ...closed, id_staff: id_staff ?? idStaff })
        .where('id', '=', id)
        .execute();
      await recordStaffAction(tx, { idStaff, action: 'support.chatClosed', subject: `chat ${idChat}`, at });
      await announce(tx, deps, idChat);
    });

/** An unanswered message waits again, since it was sent. */
export const reopenSupportChat =
  (deps: UsedDeps) =>
  (idStaff: number, idChat: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id, closed_at } = await lockCase(tx, idChat);
      if (!closed_at) notNow();
      const open = { closed_at: null, closed_by: null, closed_seq: null };
      await tx.updateTable('support_case').set(open).where('id', '=', id).execute();
      await followChat(tx, idChat);
      const at = deps.clock.now();
      await recordStaffAction(tx, { idStaff, action: 'support.chatReopened', subject: `chat ${idChat}`, at });
      await announce(tx, deps, idChat);
    });

/** For other staff; it is not part of the chat. */
export const addSupportNote =
  (deps: UsedDeps) =>
  (idStaff: number, { idChat, text }: { idChat: number; text: string }): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const { id_user } = await lockCase(tx, idChat);
      await tx
        .insertInto('support_note')
        .values({ id_chat: idChat, id_user, id_staff: idStaff, text, at: deps.clock.now() })
        .execute();
      await announce(tx, deps, idChat);
    });
