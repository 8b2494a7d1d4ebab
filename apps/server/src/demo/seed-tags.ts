import type { Tx } from '../platform/database/database.ts';
import { tags, tagsOfTalents } from './world/tags.ts';

export const insertTags = async (tx: Tx): Promise<void> => {
  for (const [category, list] of Object.entries(tags)) {
    const id_category = tx.selectFrom('category').select('id').where('name', '=', category);
    const rows = list.map(({ name, title }) => ({ name, title: JSON.stringify(title), id_category }));
    await tx.insertInto('tag').values(rows).execute();
  }
};

export const tagTalents = async (tx: Tx): Promise<void> => {
  for (const [nickname, names] of Object.entries(tagsOfTalents)) {
    await tx
      .insertInto('talent_tag')
      .columns(['id_user', 'id_tag'])
      .expression((eb) =>
        eb
          .selectFrom(['users', 'tag'])
          .select(['users.id', 'tag.id as id_tag'])
          .where('nickname', '=', nickname)
          .where('tag.name', 'in', names),
      )
      .execute();
  }
};
