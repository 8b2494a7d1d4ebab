import { fail } from '@stagedoor/contract/errors';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** Somebody else who has written on a talent's page. Everybody else does not exist for its owner. */
export const requireWriter = async (tx: Tx, idTalent: number, idUser: number): Promise<void> => {
  if (idUser === idTalent) return fail('mandatoryFieldNull', { fields: { idUser: 'invalid' } });
  const { rows } = await sql`
    select where exists (select from post where id_author = ${idUser} and id_talent = ${idTalent} and published_at is not null)
      or exists (select from post_comment c join post p on p.id = c.id_post
        where c.id_author = ${idUser} and p.id_talent = ${idTalent})`.execute(tx);
  if (rows.length === 0) fail('pageNotFound');
};
