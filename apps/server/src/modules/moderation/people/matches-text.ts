import { limits } from '@stagedoor/contract/limits';
import { type RawBuilder, sql } from 'kysely';

const literal = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
const startsWith = (column: RawBuilder<string>, text: string) =>
  sql<boolean>`${column} like ${`${literal(text.toLowerCase())}%`}`;

const email = sql<string>`lower(u.email::text)`;
const nickname = sql<string>`lower(u.nickname::text)`;
const phone = sql<string>`u.phone`;

/**
 * A number is an id or phone; text with an @ is a nickname or email address; anything else a name in any spelling, or
 * the beginning of a nickname or address.
 */
export const matchesText = (text: string): RawBuilder<boolean> => {
  const digits = text.replaceAll(/[\s()-]/g, '');
  if (/^\+\d+$/.test(digits)) return startsWith(phone, digits);
  if (/^\d{1,15}$/.test(digits)) return sql`(u.id = ${Number(digits)} or ${startsWith(phone, `+${digits}`)})`;
  if (text.startsWith('@')) return startsWith(nickname, text.slice(1));
  if (text.includes('@')) return startsWith(email, text);
  const words = text.split(/\s+/).slice(0, limits.search.words);
  const inName = words.map((word) => sql`person_fold(u.name) like '%' || person_fold(${literal(word)}) || '%'`);
  return sql`((${sql.join(inName, sql` and `)}) or ${startsWith(nickname, text)} or ${startsWith(email, text)})`;
};
