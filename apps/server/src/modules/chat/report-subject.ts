import { chatTopic, chatUpdated } from '@stagedoor/contract/live/chat';
import { sql } from 'kysely';
import type { ReportedThing, ReportSubject } from '../../extension-points/report-subject.ts';
import { readIn } from '../../platform/database/read.ts';
import { chatFor } from './access/chats.repo.ts';
import { partIn } from './access/participation.ts';
import type { Deps } from './deps.ts';

/** Staff cannot open the chat and read here what is meant. */
const nameLength = 300;

/** Messages can be reported by those who read them, and taken down by staff; a trace stays. */
export const messageSubject = (deps: Pick<Deps, 'memberAccess' | 'clock' | 'live'>): ReportSubject => ({
  name: 'MESSAGE',
  ownerOf: async (tx, id, idUser) => {
    const message = await tx
      .selectFrom('chat_message')
      .select(['id_chat', 'id_author', 'by_staff'])
      .where('id', '=', id)
      .where('seq', 'is not', null)
      .executeTakeFirst();
    if (!message || message.by_staff) return undefined;
    const [chat] = await readIn(tx)(chatFor, { idChat: message.id_chat, idUser });
    const part = chat && (await partIn(deps, readIn(tx), chat, { idUser, supports: false, byLink: false }));
    return part && part !== 'removed' ? message.id_author : undefined;
  },
  describe: async (tx, ids) => {
    const rows = await tx.selectFrom('chat_message').select(['id', 'id_chat', 'text']).where('id', 'in', ids).execute();
    return new Map(
      rows.map(({ id, id_chat, text }): [number, ReportedThing] => [
        id,
        { name: text.slice(0, nameLength), idImage: null, path: `/chat/${id_chat}` },
      ]),
    );
  },
  takedown: {
    remove: async (tx, { id, idDecision, at }) => {
      const { rows } = await sql<Changed>`update chat_message set deleted_at = ${at}, id_decision = ${idDecision}
        where id = ${id} and deleted_at is null returning id_chat as "idChat", seq`.execute(tx);
      for (const { idChat, seq } of rows) await deps.live.publish(tx, chatTopic, idChat, chatUpdated, { seq });
    },
    restore: async (tx, idDecision) => {
      const { rows } = await sql<Changed>`update chat_message set deleted_at = null, id_decision = null
        where id_decision = ${idDecision} returning id_chat as "idChat", seq`.execute(tx);
      for (const { idChat, seq } of rows) await deps.live.publish(tx, chatTopic, idChat, chatUpdated, { seq });
    },
  },
});
type Changed = { idChat: number; seq: number };
