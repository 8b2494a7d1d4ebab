import { fail } from '@stagedoor/contract/errors';
import { chatTopic } from '@stagedoor/contract/live/chat';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import { readIn } from '../../../platform/database/read.ts';
import { isOpenTalent, mayDeal } from '../../access/index.ts';
import { chatFor } from '../access/chats.repo.ts';
import { forMembersOf } from '../access/participation.ts';
import type { Deps } from '../deps.ts';

/** Joins a group that one's plan opens, or comes back to it. Whoever was removed stays out. */
export const joinGroup =
  (deps: Deps) =>
  (idUser: number, idChat: number): Promise<void> =>
    deps.database.inTransaction(async (tx) => {
      const now = deps.clock.now();
      const [chat] = await readIn(tx)(chatFor, { idChat, idUser });
      if (chat?.kind !== 'group' || chat.closedAt || chat.idOwner === null) return fail('pageNotFound');
      if (chat.removed) fail('removedFromChat');
      if (chat.idOwner !== idUser) {
        const isMember = await deps.memberAccess.isOpenTo(readIn(tx), idUser, forMembersOf(chat), now);
        if (!isMember && !(await isOpenTalent(tx, chat.idOwner, now))) fail('pageNotFound');
        if (!isMember) fail('incompleteRequest', { reason: { kind: 'membersOnly' } });
        const refusal = await mayDeal(tx, idUser, chat.idOwner, now);
        if (refusal) fail(refusal);
      }
      await tx
        .insertInto('chat_member')
        // What was said before is read; the counter begins with the next message.
        .values({ id_chat: idChat, id_user: idUser, joined_at: now, read_seq: chat.lastSeq })
        .onConflict((conflict) => conflict.columns(['id_chat', 'id_user']).doUpdateSet({ left_at: null }))
        .execute();
      await deps.live.send(tx, idUser, threadUpdated, { idChat });
    });

/** Leaves a group; the way back is open as long as the plan lasts. Its owner closes it instead. */
export const leaveGroup =
  ({ database, clock, live }: Pick<Deps, 'database' | 'clock' | 'live'>) =>
  (idUser: number, idChat: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const gone = await tx
        .updateTable('chat_member')
        .from('chat')
        .set({ left_at: clock.now() })
        .whereRef('chat.id', '=', 'chat_member.id_chat')
        .where('chat.kind', '=', 'group')
        .where('chat.id_owner', '<>', idUser)
        .where('chat_member.id_chat', '=', idChat)
        .where('chat_member.id_user', '=', idUser)
        .returning('chat_member.id_chat')
        .executeTakeFirst();
      if (!gone) fail('pageNotFound');
      await live.recheck(tx, chatTopic, idChat, idUser);
      await live.send(tx, idUser, threadUpdated, { idChat });
    });
