import type { Tx } from '../../../platform/database/database.ts';
import { categoriesNamed, placeTalent } from './place-talent.ts';

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
  const { idUser, name, headline, about, languages, tags, at } = talent;
  const categories = await categoriesNamed(tx, talent.categories);
  await tx
    .insertInto('talent')
    .values({
      id_user: idUser,
      id_group: categories[0].id_group,
      names: everywhere(name),
      headline: everywhere(headline),
      about: everywhere(about),
      languages,
      approved_at: at,
    })
    .execute();
  await placeTalent(tx, idUser, { categories, tags });
};

const everywhere = (text: string) => JSON.stringify({ en: text, uk: text, ru: text });
