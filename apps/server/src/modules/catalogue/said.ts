import type { Language } from '@stagedoor/contract/limits';
import { type Expression, sql } from 'kysely';

/** A localized column in one language. */
export const said = (text: Expression<unknown>, language: Language) =>
  sql<string>`${text} ->> ${sql.val(language)}::text`;
