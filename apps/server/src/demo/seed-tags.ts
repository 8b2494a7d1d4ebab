import type { Tx } from '../platform/database/database.ts';
import { tags } from './world/tags.ts';

export const insertTags = async (tx: Tx): Promise<void> => {
  for (const [category, list] of Object.entries(tags)) {
    const id_category = tx.selectFrom('category').select('id').where('name', '=', category);
    const rows = list.map(({ name, title }) => ({ name, title: JSON.stringify(title), id_category }));
    await tx.insertInto('tag').values(rows).execute();
  }
};
