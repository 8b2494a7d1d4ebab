import type { Tx } from '../../apps/server/src/platform/database/database.ts';

type About = { idUser: number; idOther: number; at: Date; idImage: string };

/** What she wrote in chats, and how she chats. */
export const chatted = async (tx: Tx, { idUser, idOther, at, idImage }: About): Promise<void> => {
  const [id_low, id_high] = [Math.min(idUser, idOther), Math.max(idUser, idOther)];
  const { id: id_chat } = await tx
    .insertInto('chat')
    .values({ kind: 'pair', id_low, id_high, last_seq: 1, last_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: idGroup } = await tx
    .insertInto('chat')
    .values({
      kind: 'group',
      id_owner: idUser,
      name: 'Friends of Solomiia',
      about: 'All about her voice',
      for_all_paid: true,
      last_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('chat_member')
    .values([
      { id_chat, id_user: idUser, joined_at: at, last_at: at },
      { id_chat: idGroup, id_user: idUser, joined_at: at },
    ])
    .execute();
  const { id: id_message } = await tx
    .insertInto('chat_message')
    .values({ id_chat, seq: 1, id_author: idUser, text: 'Her words to a friend', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('chat_attachment')
    .values({ id_message, position: 0, kind: 'PICTURE', id_image: idImage, name: 'Her dressing room' })
    .execute();
  await tx.insertInto('chat_settings').values({ id_user: idUser, typing: false }).execute();
  await tx
    .insertInto('saved_reply')
    .values({ id_user: idUser, name: 'Her thanks', text: 'Thank you, says Solomiia', created_at: at })
    .execute();
  const { id: idSupport } = await tx
    .insertInto('chat')
    .values({ kind: 'support', id_owner: idUser, last_at: at, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('support_case')
    .values({ id_chat: idSupport, id_user: idUser, opened_seq: 1, opened_at: at })
    .execute();
  await tx
    .insertInto('support_note')
    .values({ id_chat: idSupport, id_user: idUser, id_staff: idOther, text: 'Solomiia called twice', at })
    .execute();
};
