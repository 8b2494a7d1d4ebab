import { supportDesk, supportTopic, supportUpdated } from '@stagedoor/contract/live/support';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { supportMessageSent } from '../../chat/index.ts';
import type { Deps } from '../deps.ts';
import { supportKinds } from '../support.kinds.ts';
import { followChat } from './follow-chat.ts';

type UsedDeps = Pick<Deps, 'notify' | 'live'> & { outbox: Outbox };

/** A message of the person opens a case or lets it wait; one of staff answers it, and the person is notified. */
export const followChats = ({ outbox, notify, live }: UsedDeps) =>
  outbox.on(supportMessageSent, async (tx, { idChat, idUser, idStaff, seq }) => {
    await followChat(tx, idChat);
    if (idStaff !== null) {
      // Whoever answers takes care of it, unless somebody does already.
      await tx
        .updateTable('support_case')
        .set({ id_staff: idStaff })
        .where('id_chat', '=', idChat)
        .where('closed_at', 'is', null)
        .where('id_staff', 'is', null)
        .execute();
      const subject = { type: 'chat', id: idChat } as const;
      await notify(tx, supportKinds.wrote, { idUser, eventKey: `chat ${idChat} ${seq}`, subject });
    }
    await live.publish(tx, supportTopic, supportDesk, supportUpdated, { idChat });
  });
