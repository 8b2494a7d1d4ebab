import { query } from '../../../platform/database/read.ts';
import type { Text } from '../../../platform/database/text.ts';

export type GroupRow = { id: number; name: string; order: number; title: Text };
export type CategoryRow = GroupRow & { id_group: number };

export const allGroups = query<object, GroupRow>('groups', (db) =>
  db
    .selectFrom('talent_group')
    .select(['id', 'name', 'order', 'title'])
    .where('hidden', '=', false)
    .$castTo<GroupRow>()
    .orderBy('order'),
);

export const allCategories = query<object, CategoryRow>('categories', (db) =>
  db
    .selectFrom('category')
    .select(['id', 'id_group', 'name', 'order', 'title'])
    .where('hidden', '=', false)
    .$castTo<CategoryRow>()
    .orderBy('id_group')
    .orderBy('order'),
);

export type TagRow = { id: number; name: string; category: string; title: Text };

export const allTags = query<object, TagRow>('tags', (db) =>
  db
    .selectFrom('tag')
    .innerJoin('category', 'category.id', 'tag.id_category')
    .select(['tag.id', 'tag.name', 'category.name as category', 'tag.title'])
    .$castTo<TagRow>()
    .orderBy('category.order')
    .orderBy('tag.id'),
);

type OwnRow = { name: string; away_from: Date | null; away_until: Date | null };

export const talentById = query<{ idUser: number }, OwnRow>('talent-by-id', (db, arg) =>
  db
    .selectFrom('talent')
    .innerJoin('talent_group', 'talent_group.id', 'talent.id_group')
    .select(['name', 'away_from', 'away_until'])
    .where('id_user', '=', arg.idUser),
);
