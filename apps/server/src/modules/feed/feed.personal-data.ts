import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { PersonalDataHandler } from '../../platform/personal-data.ts';
import type { Deps } from './deps.ts';

const rowsOf = async (tx: Tx, found: RawBuilder<object>): Promise<object[]> => (await found.execute(tx)).rows;

/** What a user wrote, liked and chose. What they wrote is taken off the pages, and its words are erased. */
export const feedPersonalData = ({ privateFiles }: Pick<Deps, 'privateFiles'>): PersonalDataHandler => ({
  export: async (tx, idUser) => ({
    posts: await rowsOf(
      tx,
      sql`select id, space, id_talent, title, text, created_at, published_at, edited_at, removed_at,
        array(select alt from post_picture where id_post = post.id) as pictures from post where id_author = ${idUser} order by id`,
    ),
    postEdits: await rowsOf(
      tx,
      sql`select id_post, title, text, replaced_at from post_edit where id_editor = ${idUser} order by id`,
    ),
    comments: await rowsOf(
      tx,
      sql`select id, id_post, id_parent, text, created_at, removed_at from post_comment where id_author = ${idUser} order by id`,
    ),
    likes: await rowsOf(
      tx,
      sql`select id_post, null as id_comment, at from post_like where id_user = ${idUser}
        union all select null, id_comment, at from comment_like where id_user = ${idUser} order by at`,
    ),
    pollVotes: await rowsOf(
      tx,
      sql`select v.id_post, a.text, v.at from poll_vote v join poll_answer a on a.id = v.id_answer where v.id_user = ${idUser}`,
    ),
    mutedPosts: await rowsOf(
      tx,
      sql`select id_post, null as id_comment from post_mute where id_user = ${idUser}
        union all select null, id_comment from comment_mute where id_user = ${idUser}`,
    ),
    feedCategories: await rowsOf(
      tx,
      sql`select space, name, created_at from feed_category where id_talent = ${idUser}`,
    ),
    feedModerators: await rowsOf(
      tx,
      sql`select id_talent, id_user, since from feed_moderator where ${idUser} in (id_talent, id_user)`,
    ),
    feedRestrictions: await rowsOf(
      tx,
      sql`select id_talent, id_user, since, until from feed_restriction where ${idUser} in (id_talent, id_user)`,
    ),
    missedPosts: await rowsOf(tx, sql`select at from missed_post where id_user = ${idUser}`),
  }),
  erase: async (tx, idUser) => {
    await sql`delete from post_picture using post where id_post = post.id and post.id_author = ${idUser}`.execute(tx);
    await sql`delete from poll using post where poll.id_post = post.id and post.id_author = ${idUser}`.execute(tx);
    await sql`select erase_post_edits(${idUser})`.execute(tx);
    const files = await tx
      .selectFrom('post')
      .select('id_file')
      .where((eb) => eb.or([eb('id_author', '=', idUser), eb('id_talent', '=', idUser)]))
      .where('id_file', 'is not', null)
      .execute();
    for (const { id_file } of files) if (id_file !== null) await privateFiles.scheduleDeletion(tx, id_file);
    await sql`update post set title = '', text = '', video_site = null, video_id = null, id_file = null, file_kind = null,
      content_hash = sha256(id::text::bytea), pinned_at = null, removed_at = coalesce(removed_at, created_at)
      where id_author = ${idUser} or id_talent = ${idUser}`.execute(tx);
    await sql`update post_comment set text = '', removed_at = coalesce(removed_at, created_at) where id_author = ${idUser}`.execute(
      tx,
    );
    for (const table of ['post_like', 'comment_like', 'poll_vote', 'post_mute', 'comment_mute', 'missed_post']) {
      await sql`delete from ${sql.table(table)} where id_user = ${idUser}`.execute(tx);
    }
    await sql`delete from feed_category where id_talent = ${idUser}`.execute(tx);
    await sql`delete from feed_moderator where ${idUser} in (id_talent, id_user)`.execute(tx);
    await sql`delete from feed_restriction where ${idUser} in (id_talent, id_user)`.execute(tx);
  },
});
