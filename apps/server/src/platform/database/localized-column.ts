import type { Language } from '@stagedoor/contract/limits';
import { type Expression, sql } from 'kysely';

/** One language of a column that holds `{ en, uk, ru }`. */
export const localizedColumn = (text: Expression<unknown>, language: Language) =>
  sql<string>`${text} ->> ${sql.val(language)}::text`;
