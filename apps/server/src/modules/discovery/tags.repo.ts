import type { Language } from '@stagedoor/contract/limits';
import type { Tag } from '@stagedoor/contract/schemas/group';
import { sql } from 'kysely';
import { query } from '../../platform/database/read.ts';

export const tagsOfCategories = query<{ categories: string[]; language: Language }, Tag>(
  'tags-of-categories',
  (db, arg) =>
    db
      .selectFrom('tag')
      .innerJoin('category', 'category.id', 'tag.id_category')
      .select(['tag.id as idTag', 'tag.name', 'category.name as category'])
      .select(sql<string>`tag.title ->> ${sql.val(arg.language)}::text`.as('localizedString'))
      .where(sql<boolean>`category.name = any(${sql.val(arg.categories)}::text[])`)
      .orderBy('category.id')
      .orderBy('tag.id'),
);
