import type { StaffTag, WantedTags } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';

type Listed = { items: StaffTag[]; next: string | null };

/** By name, after the one that was seen last: what is added or goes meanwhile neither repeats nor hides another. */
export const listTags =
  ({ database }: Deps) =>
  ({ find, idCategory, after, size }: WantedTags): Promise<Listed> =>
    database.inTransaction(async (tx) => {
      let asked = tx
        .selectFrom('tag')
        .innerJoin('category', 'category.id', 'tag.id_category')
        .select(['tag.id', 'tag.name', 'tag.title', 'tag.id_category as idCategory', 'category.title as category'])
        .select(sql<number>`(select count(*) from talent_tag t where t.id_tag = tag.id)`.as('talents'))
        .orderBy('tag.name')
        .limit(size + 1);
      if (after !== undefined) asked = asked.where('tag.name', '>', after);
      if (idCategory !== undefined) asked = asked.where('tag.id_category', '=', idCategory);
      if (find)
        asked = asked.where(
          sql<boolean>`position(lower(${find}) in lower(concat_ws(' ', tag.name, all_spellings(tag.title)))) > 0`,
        );
      const found = await asked.$castTo<StaffTag>().execute();
      const items = found.slice(0, size);
      return { items, next: found.length > size ? (items.at(-1)?.name ?? null) : null };
    });
