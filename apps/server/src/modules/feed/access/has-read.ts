import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/**
 * Whether a user can have read something of the other's: under a public post, on the user's own page, or where the user
 * is a member or acts for the talent.
 */
export const hasRead = async (tx: Tx, idUser: number, idOther: number): Promise<boolean> => {
  const isReadable = sql`post.published_at is not null and post.removed_at is null
    and (post.audience = 'everyone' or post.id_talent = ${idUser} or exists (
      select from recurring_agreement a where a.id_user = ${idUser} and a.id_talent = post.id_talent
        and a.kind = 'membership' and a.state <> 'ended')
      or exists (select from agent_mandate m where m.id_agent = ${idUser} and m.id_talent = post.id_talent
        and m.state = 'accepted'))`;
  const { rows } = await sql`
    select where exists (select from post where post.id_author = ${idOther} and ${isReadable})
      or exists (select from post_comment c join post on post.id = c.id_post
        where c.id_author = ${idOther} and c.removed_at is null and ${isReadable})`.execute(tx);
  return rows.length > 0;
};
