import type { Tx } from '../../apps/server/src/platform/database/database.ts';

type About = { idUser: number; at: Date; idImage: string };

/** What she wrote, liked and chose on her own page. */
export const wroteSomething = async (tx: Tx, { idUser, at, idImage }: About): Promise<void> => {
  const { id: id_category } = await tx
    .insertInto('feed_category')
    .values({ space: 'feed', id_talent: idUser, name: 'Arias of hers', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: id_post } = await tx
    .insertInto('post')
    .values({
      space: 'feed',
      id_talent: idUser,
      id_author: idUser,
      title: 'Solomiia in Milan',
      text: 'Puccini came to see her',
      audience: 'everyone',
      id_category,
      content_hash: Buffer.from('hash of what she wrote'),
      created_at: at,
      changed_at: at,
      published_at: at,
      pinned_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('post_edit')
    .values({ id_post, title: 'Solomiia in Turin', text: 'Nobody came to see her', replaced_at: at, id_editor: idUser })
    .execute();
  await tx
    .insertInto('post_picture')
    .values({ id_post, position: 0, id_image: idImage, alt: 'She at La Scala' })
    .execute();
  await tx.insertInto('poll').values({ id_post, ends_at: at }).execute();
  const { id: id_answer } = await tx
    .insertInto('poll_answer')
    .values({ id_post, position: 0, text: 'Butterfly, says she' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('poll_vote').values({ id_post, id_user: idUser, id_answer, at }).execute();
  const { id: id_comment } = await tx
    .insertInto('post_comment')
    .values({ id_post, id_author: idUser, text: 'Her own encore', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('post_like').values({ id_post, id_user: idUser, at }).execute();
  await tx.insertInto('comment_like').values({ id_comment, id_user: idUser, at }).execute();
  await tx.insertInto('post_mute').values({ id_post, id_user: idUser }).execute();
  await tx.insertInto('comment_mute').values({ id_comment, id_user: idUser }).execute();
  await tx.insertInto('missed_post').values({ id_user: idUser, at }).execute();
};
