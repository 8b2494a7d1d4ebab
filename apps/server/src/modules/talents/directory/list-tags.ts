import type { StaffTag, TagsFilter } from '@stagedoor/contract/schemas/content';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';

type Page = { items: StaffTag[]; next: string | null };

/** Keyset pagination by name, so that concurrent changes neither repeat nor hide a tag. */
export const listTags =
  ({ database }: Deps) =>
  ({ find, idCategory, after, size }: TagsFilter): Promise<Page> =>
    database.inTransaction(async (tx) => {
      let matching = tx
        .selectFrom('tag')
        .innerJoin('category', 'category.id', 'tag.id_category')
        .select(['tag.id', 'tag.name', 'tag.title', 'tag.id_category as idCategory', 'category.title as category'])
        .select(sql<number>`(select count(*) from talent_tag t where t.id_tag = tag.id)`.as('talents'))
        .orderBy('tag.name')
        .limit(size + 1);
      if (after !== undefined) matching = matching.where('tag.name', '>', after);
      if (idCategory !== undefined) matching = matching.where('tag.id_category', '=', idCategory);
      if (find)
        matching = matching.where(
          sql<boolean>`position(lower(${find}) in lower(concat_ws(' ', tag.name, all_spellings(tag.title)))) > 0`,
        );
      const found = await matching.$castTo<StaffTag>().execute();
      const items = found.slice(0, size);
      return { items, next: found.length > size ? (items.at(-1)?.name ?? null) : null };
    });
