import { randomUUID } from 'node:crypto';
import type { support } from '@stagedoor/contract/endpoints/support';
import { noId, openToAll, plain, type Rows } from './row.ts';
import type { World } from './world.ts';

const message = { email: 'ann@example.com', language: 'en', topic: 'ORDER', text: 'Where is my order?' } as const;
const aRequest = async (world: World): Promise<number> => {
  const { client } = await world.aFan();
  return ((await client.post('/contact-support', message)).body as { number: number }).number;
};

/** A chat with support that waits for an answer. Written directly: no row depends on a job. */
const aChat = async (world: World): Promise<number> => {
  const { idUser } = await world.aFan();
  const now = world.program.clock.now();
  const { id } = await world.one(
    `insert into chat (kind, id_owner, last_seq, last_at, created_at) values ('support', $1, 1, $2, $2) returning id`,
    [idUser, now],
  );
  await world.one(
    'insert into support_case (id_chat, id_user, opened_seq, opened_at, waiting_since) values ($1, $2, 1, $3, $3)',
    [id, idUser, now],
  );
  return Number(id);
};
const aClosedChat = async (world: World): Promise<number> => {
  const idChat = await aChat(world);
  await world.one(
    `update support_case set waiting_since = null, closed_seq = 1, closed_at = opened_at, closed_by = id_user
     where id_chat = $1`,
    [idChat],
  );
  return idChat;
};
const ofChat = <In>(send: (idChat: number) => In) => openToAll({ make: aChat, nowhere: noId, send });
const reply = () => ({ name: randomUUID(), text: { en: 'Thanks', uk: 'Дякуємо', ru: 'Спасибо' } });
const aReply = async (world: World): Promise<number> => {
  const { id } = await world.one(
    `insert into support_reply (name, text, changed_at)
     values ($1, '{"en": "Thanks", "uk": "Дякуємо", "ru": "Спасибо"}', $2) returning id`,
    [randomUUID(), world.program.clock.now()],
  );
  return Number(id);
};

export const supportRows: Rows<keyof typeof support> = {
  contactSupport: plain(() => ({ body: { ...message, order: '10038' } })),
  getSupportRequests: plain(async (world) => {
    await aRequest(world);
    return {};
  }),
  answerSupportRequest: openToAll({
    make: aRequest,
    nowhere: noId,
    send: (id) => ({ body: { id, answer: 'It is on its way.' } }),
  }),
  closeSupportRequest: openToAll({ make: aRequest, nowhere: noId, send: (id) => ({ body: { id } }) }),
  getSupportChats: plain(async (world) => {
    await aChat(world);
    return {};
  }),
  getSupportChat: ofChat((idChat) => ({ params: { idChat } })),
  assignSupportChat: ofChat((idChat) => ({ body: { idChat, take: true } })),
  closeSupportChat: ofChat((idChat) => ({ body: { idChat, seq: 1 } })),
  reopenSupportChat: openToAll({ make: aClosedChat, nowhere: noId, send: (idChat) => ({ body: { idChat } }) }),
  addSupportNote: ofChat((idChat) => ({ body: { idChat, text: 'Called twice' } })),
  getSupportReplies: plain(async (world) => {
    await aReply(world);
    return {};
  }),
  saveSupportReply: {
    'a new one': plain(() => ({ body: reply() })),
    'one that is there': openToAll({
      make: aReply,
      nowhere: noId,
      send: (idReply) => ({ body: { idReply, ...reply() } }),
    }),
  },
  removeSupportReply: openToAll({ make: aReply, nowhere: noId, send: (idReply) => ({ body: { idReply } }) }),
  getSupportTimes: plain(() => ({})),
};
