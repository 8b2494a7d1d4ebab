import { randomUUID } from 'node:crypto';
import type { messaging } from '@stagedoor/contract/endpoints/messaging';
import { createOrderLink } from '../../apps/server/src/modules/orders/links.ts';
import { aProduct } from '../support/catalogue.ts';
import { writePaid } from '../support/chat.ts';
import { ofBuyer, ofTalent } from './of-order.ts';
import { noId, noToken, openToAll, own, plain, type Rows } from './row.ts';
import { aboutProducts, aboutTalents, aFanKnownTo, give, onlyTalentsMay, type Sides } from './things.ts';
import type { Person, World } from './world.ts';

const price = 300;

/** A paid message between these two, or newly created users. */
const aMessage = async (world: World, sides: Sides) => {
  const buyer = sides.buyer ?? (await world.aFan());
  const talent = sides.talent ?? (await world.aSeller());
  await aProduct(world.program, talent.idUser, 'MSG', { standardRate: price });
  await give(world, buyer, 'deposited', price);
  const { body, status } = await writePaid(buyer.client, talent.idUser, {}, price);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return { idMessage: body.message.idMessage, idChat: body.idChat, idOrder: body.message.paid?.idOrder ?? 0 };
};
const idMessageOf = async (world: World, sides: Sides) => (await aMessage(world, sides)).idMessage;

/** A chat of this person in which both may write, with a message of theirs. Written directly, so that everybody can have one. */
const anOpenChat = async (world: World, { idUser }: Person) => {
  const { idUser: idPartner } = await world.aFan();
  const now = world.program.clock.now();
  const [low, high] = [Math.min(idUser, idPartner), Math.max(idUser, idPartner)];
  const { id } = await world.one(
    `insert into chat (kind, id_low, id_high, last_seq, last_at, created_at, open_until)
     values ('pair', $1, $2, 1, $3, $3, '2100-01-01') returning id`,
    [low, high, now],
  );
  const idChat = Number(id);
  await world.one(
    'insert into chat_member (id_chat, id_user, joined_at, last_at) values ($1, $2, $4, $4), ($1, $3, $4, $4)',
    [idChat, low, high, now],
  );
  const message = await world.one(
    `insert into chat_message (id_chat, seq, id_author, text, created_at) values ($1, 1, $2, 'Hello', $3) returning id`,
    [idChat, idUser, now],
  );
  return { idChat, idPartner, idMessage: Number(message.id), idUser };
};
const idChatOf = async (world: World, person: Person) => (await anOpenChat(world, person)).idChat;
const ownMessage = async (world: World, person: Person) => (await anOpenChat(world, person)).idMessage;

const ofChat = <In>(send: (idChat: number) => In) => own({ make: idChatOf, nowhere: noId, send });
/** Written directly, so that everybody can have one. */
const aGroupOf = async (world: World, { idUser }: Person) => {
  const { id } = await world.one(
    `insert into chat (kind, id_owner, name, about, for_all_paid, last_at, created_at)
     values ('group', $1, 'Front row', '', true, $2, $2) returning id`,
    [idUser, world.program.clock.now()],
  );
  return { idChat: Number(id), idOwner: idUser };
};
const addMember = (world: World, idChat: number, idUser: number) =>
  world.one('insert into chat_member (id_chat, id_user, joined_at) values ($1, $2, $3)', [
    idChat,
    idUser,
    world.program.clock.now(),
  ]);
const ownGroup = async (world: World, person: Person) => {
  const { idChat } = await aGroupOf(world, person);
  await addMember(world, idChat, person.idUser);
  return idChat;
};
/** Of somebody else, with this person in it. */
const aGroupWith = async (world: World, { idUser }: Person) => {
  const { idChat } = await aGroupOf(world, await world.aSeller());
  await addMember(world, idChat, idUser);
  return idChat;
};
const group = {
  name: 'Front row',
  subscriptionAccess: { availableToAllPaid: true, validSubscriptions: [] },
};
const aSavedReply = async (world: World, { idUser }: Person) => {
  const { id } = await world.one(
    `insert into saved_reply (id_user, name, text, created_at) values ($1, $2, 'Thank you', $3) returning id`,
    [idUser, randomUUID(), world.program.clock.now()],
  );
  return Number(id);
};
const reply = () => ({ name: randomUUID(), text: 'Thank you for your words' });
const words = () => ({ clientId: randomUUID(), text: 'Thank you', language: 'en' as const });

const complaint = { reason: 'PLAGIARISM', text: 'Look at the photo' } as const;

export const messagingRows: Rows<keyof typeof messaging> = {
  sendMessage: own(
    { make: idChatOf, nowhere: noId, send: (idChat) => ({ body: { idChat, ...words() } }) },
    { refuses: { visitor: 'anonymousCannotWrite' } },
  ),
  answerMessage: ofTalent({ make: idMessageOf, nowhere: noId, send: (id) => ({ body: { id, ...words() } }) }),
  cancelMessage: ofBuyer({ make: idMessageOf, nowhere: noId, send: (id) => ({ params: { id } }) }),
  declineMessage: ofTalent({ make: idMessageOf, nowhere: noId, send: (id) => ({ body: { id } }) }),
  deleteMessage: own({ make: ownMessage, nowhere: noId, send: (id) => ({ params: { id } }) }),
  editMessage: own({
    make: ownMessage,
    nowhere: noId,
    send: (idMessage) => ({ body: { idMessage, text: 'Other words' } }),
  }),
  complain: {
    ...aboutTalents((id) => ({ body: { subject: 'USER' as const, id, ...complaint } })),
    ...aboutProducts((id) => ({ body: { subject: 'PRODUCT' as const, id, ...complaint } })),
    'a fan who bought from them': own(
      { make: aFanKnownTo, nowhere: noId, send: (id) => ({ body: { subject: 'USER', id, ...complaint } }) },
      { refuses: onlyTalentsMay },
    ),
  },
  usersHistory: plain(async (world, person) => {
    if (person.idUser > 0) await anOpenChat(world, person);
    return {};
  }),
  historyLog: own({
    make: (world, person) => anOpenChat(world, person),
    nowhere: { idUser: noId, idPartner: noId + 1, idChat: noId, idMessage: noId },
    send: ({ idUser, idPartner }) => ({ params: { a: idUser, b: idPartner } }),
  }),
  historyLogById: ofChat((id) => ({ params: { id } })),
  readChatLink: openToAll({
    make: async (world, buyer) => {
      const { idOrder } = await aMessage(world, buyer.idUser > 0 ? { buyer } : {});
      return world.program.database.inTransaction((tx) => createOrderLink(tx, world.program, idOrder));
    },
    nowhere: noToken,
    send: (token) => ({ body: { token } }),
  }),
  searchChat: ofChat((idChat) => ({ body: { idChat, search: 'Hello' } })),
  markChatRead: ofChat((idChat) => ({ body: { idChat, seq: 1 } })),
  setChat: ofChat((idChat) => ({ body: { idChat, muted: true } })),
  showTyping: ofChat((idChat) => ({ body: { idChat } })),
  getMessageOffer: aboutTalents((idUser) => ({ params: { idUser } })),
  getMessageDesk: plain(async (world, talent) => {
    await aMessage(world, { talent });
    return {};
  }),
  getChatSettings: plain(() => ({})),
  setChatSettings: plain(() => ({ body: { typing: false } })),
  getSavedReplies: plain(async (world, person) => {
    if (person.idUser > 0) await aSavedReply(world, person);
    return {};
  }),
  saveReply: {
    'a new one': plain(() => ({ body: reply() })),
    'one that is there': own({
      make: aSavedReply,
      nowhere: noId,
      send: (idReply) => ({ body: { idReply, ...reply() } }),
    }),
  },
  removeSavedReply: own({ make: aSavedReply, nowhere: noId, send: (idReply) => ({ body: { idReply } }) }),
  getGroupChats: openToAll(
    {
      make: async (world) => (await aGroupOf(world, await world.aSeller())).idOwner,
      nowhere: noId,
      send: (idUser) => ({ params: { idUser } }),
    },
    { missingIs: 'empty' },
  ),
  saveGroupChat: {
    'a new one': plain(() => ({ body: group })),
    'one that is there': own({ make: ownGroup, nowhere: noId, send: (idChat) => ({ body: { idChat, ...group } }) }),
  },
  closeGroupChat: own({ make: ownGroup, nowhere: noId, send: (idChat) => ({ body: { idChat } }) }),
  // Others see which plans open it; who may join is tested with the groups.
  joinGroupChat: plain(async (world, person) => ({
    body: { idChat: person.idUser > 0 ? await ownGroup(world, person) : noId },
  })),
  leaveGroupChat: own({ make: aGroupWith, nowhere: noId, send: (idChat) => ({ body: { idChat } }) }),
  getGroupMembers: own({ make: ownGroup, nowhere: noId, send: (idChat) => ({ body: { idChat } }) }),
  removeGroupMember: own({
    make: async (world, person) => {
      const idChat = await ownGroup(world, person);
      const { idUser } = await world.aFan();
      await addMember(world, idChat, idUser);
      return { idChat, idUser };
    },
    nowhere: { idChat: noId, idUser: noId },
    send: (member) => ({ body: { ...member, removed: true } }),
  }),
  pinChatMessage: own({ make: ownGroup, nowhere: noId, send: (idChat) => ({ body: { idChat, idMessage: null } }) }),
  getChatWithSupport: plain(() => ({ params: { language: 'en' as const } })),
};
