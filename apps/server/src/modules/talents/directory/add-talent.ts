import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';

type NewTalent = {
  idUser: number;
  name: string;
  headline: string;
  about: string;
  languages: string[];
  /** By name; the group of the first becomes the talent's main group. */
  categories: readonly string[];
  tags: readonly number[];
  at: Date;
};

/** Lists the talent publicly. Their texts are used for all languages until they translate them. */
export const addTalent = async (tx: Tx, talent: NewTalent): Promise<void> => {
  const { idUser, name, headline, about, languages, categories, tags, at } = talent;
  const known = await tx
    .selectFrom('category')
    .select(['id', 'name', 'id_group'])
    .where('name', 'in', categories)
    .execute();
  const main = known.find((category) => category.name === categories[0]) ?? fail('pageNotFound');
  await tx
    .insertInto('talent')
    .values({
      id_user: idUser,
      id_group: main.id_group,
      names: everywhere(name),
      headline: everywhere(headline),
      about: everywhere(about),
      languages,
      approved_at: at,
    })
    .execute();
  const places = known.map(({ id }) => ({ id_user: idUser, id_category: id }));
  await tx.insertInto('talent_category').values(places).execute();
  if (tags.length === 0) return;
  const labels = tags.map((id_tag) => ({ id_user: idUser, id_tag }));
  await tx.insertInto('talent_tag').values(labels).execute();
};

const everywhere = (text: string) => JSON.stringify({ en: text, uk: text, ru: text });
