import { chatTopic } from '@stagedoor/contract/live/chat';
import { threadUpdated } from '@stagedoor/contract/live/orders';
import { sql } from 'kysely';
import { mandateEnded } from '../agents/index.ts';
import { agreementEnded, findAgreement } from '../recurring/index.ts';
import { hasScope } from '../staff/index.ts';
import { behindLink } from './access/behind-link.ts';
import { chatFor } from './access/chats.repo.ts';
import { partIn } from './access/participation.ts';
import { groupMessageSent } from './chat.events.ts';
import type { Deps } from './deps.ts';

type UsedDeps = Pick<Deps, 'database' | 'clock' | 'live' | 'outbox' | 'memberAccess'>;

/** Live events of chats carry positions; what was written is read through the API, which asks who may. */
export const chatLive = (deps: UsedDeps) => {
  const { database, live, outbox } = deps;

  live.topic(chatTopic, async ({ idUser, key }, idChat) => {
    if (key !== undefined) return isBehind(deps, key, idChat);
    if (idUser === null) return false;
    const [chat] = await database.read(chatFor, { idChat, idUser });
    const supports =
      chat?.kind === 'support' && idUser !== chat.idOwner && (await hasScope(database.read, idUser, 'support'));
    const part = chat && (await partIn(deps, database.read, chat, { idUser, supports, byLink: false }));
    return part !== undefined && part !== null && part !== 'removed';
  });

  // Members who had read everything until now see a new message in their list; the others see one already.
  outbox.on(groupMessageSent, async (tx, { idChat, seq }) => {
    const members = await tx
      .selectFrom('chat_member')
      .select('id_user')
      .where('id_chat', '=', idChat)
      .where('read_seq', '>=', seq - 1)
      .where('left_at', 'is', null)
      .where('removed_at', 'is', null)
      .execute();
    for (const { id_user } of members) await live.send(tx, id_user, threadUpdated, { idChat });
  });

  // The chats in which the agent answered or could have.
  outbox.on(mandateEnded, async (tx, { idAgent, idTalent }) => {
    const { rows } = await sql<{ id: number }>`
      select id_chat as id from chat_message where id_author = ${idAgent} and id_for = ${idTalent}
      union select m.id_chat from chat_message m join orders o on o.id = m.id_order
        where o.id_talent = ${idTalent} and o.type = 'MSG' and o.state = 'processing'`.execute(tx);
    for (const { id } of rows) await live.recheck(tx, chatTopic, id, idAgent);
  });

  outbox.on(agreementEnded, async (tx, { idAgreement, kind }) => {
    if (kind !== 'membership') return;
    const { id_talent, id_user } = await findAgreement(tx, idAgreement);
    const groups = await tx
      .selectFrom('chat')
      .select('id')
      .where('kind', '=', 'group')
      .where('id_owner', '=', id_talent)
      .execute();
    for (const { id } of groups) await live.recheck(tx, chatTopic, id, id_user);
  });
};

const isBehind = async ({ database }: UsedDeps, key: string, idChat: number): Promise<boolean> => {
  const link = await database.inTransaction((tx) => behindLink(tx, key)).catch(() => null);
  return link?.idChat === idChat;
};
