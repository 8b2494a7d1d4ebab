import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

type Category = { id: number; id_group: number };

/** In the given order: the group of the first is the talent's main group. */
export const categoriesNamed = async (tx: Tx, names: readonly string[]): Promise<[Category, ...Category[]]> => {
  const known = await tx.selectFrom('category').select(['id', 'name', 'id_group']).where('name', 'in', names).execute();
  const [first, ...others] = names.map((name) => known.find((each) => each.name === name) ?? fail('pageNotFound'));
  return [first ?? fail('pageNotFound'), ...others];
};

type Place = { categories: readonly Category[]; tags: readonly number[] };

/** Replaces the categories and tags. A tag of another category is refused like one that does not exist. */
export const placeTalent = async (tx: Tx, idUser: number, { categories, tags }: Place): Promise<void> => {
  const ids = categories.map(({ id }) => id);
  const offered = await tx.selectFrom('tag').select('id').where('id_category', 'in', ids).forShare().execute();
  if (tags.some((tag) => !offered.some(({ id }) => id === tag))) fail('pageNotFound');
  await tx.deleteFrom('talent_category').where('id_user', '=', idUser).execute();
  await tx.deleteFrom('talent_tag').where('id_user', '=', idUser).execute();
  const places = ids.map((id_category) => ({ id_user: idUser, id_category }));
  await tx.insertInto('talent_category').values(places).execute();
  if (tags.length === 0) return;
  const labels = tags.map((id_tag) => ({ id_user: idUser, id_tag }));
  await tx.insertInto('talent_tag').values(labels).execute();
};
