import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';

// A search that matches more users than this is not specific enough.
const mostPeople = 500;

/** For staff: users with that id or email, or with this text in a name. */
export const peopleCalled = async (tx: Tx, text: string): Promise<number[]> => {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const part = likePattern(text);
  const { rows } = await sql<{ id: number }>`
    select id from users where id = ${number} or email = ${text}::citext or name ilike ${part}
    union select id_user from talent where names ->> 'en' ilike ${part} or names ->> 'uk' ilike ${part}
      or names ->> 'ru' ilike ${part}
    limit ${mostPeople}`.execute(tx);
  return rows.map(({ id }) => id);
};
