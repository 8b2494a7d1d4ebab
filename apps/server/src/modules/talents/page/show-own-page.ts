import { fail } from '@stagedoor/contract/errors';
import type { StoredTalentPage } from '@stagedoor/contract/schemas/talent-page';
import { networkNames } from '@stagedoor/contract/social-links';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';
import type { Text } from '../../../platform/database/text.ts';
import { mediaLink } from '../../media/index.ts';
import type { Deps } from '../applications/deps.ts';
import { type Links, linksOf } from './links-of.ts';

type Row = Pick<StoredTalentPage, 'names' | 'headline' | 'about' | 'languages' | 'categories' | 'tags'> & {
  city: Text | null;
  links: Links;
  id_image: string | null;
  id_cover: string | null;
};

const pageOf = query<{ idUser: number }, Row>('talent-page', (db, arg) =>
  db
    .selectFrom('talent')
    .innerJoin('users', 'users.id', 'talent.id_user')
    .select(['names', 'headline', 'city', 'talent.about', 'talent.languages', 'id_image', 'id_cover'])
    .select([
      // The main group comes first, as when the categories were chosen.
      sql`array(select c.name from talent_category tc join category c on c.id = tc.id_category
        where tc.id_user = talent.id_user order by c.id_group <> talent.id_group, c."order")`.as('categories'),
      sql`array(select id_tag::int from talent_tag tt where tt.id_user = talent.id_user order by id_tag)`.as('tags'),
      linksOf.as('links'),
    ])
    .where('talent.id_user', '=', arg.idUser)
    .$castTo<Row>(),
);

const nowhere: Text = { en: '', uk: '', ru: '' };

export const showOwnPage =
  ({ database }: Pick<Deps, 'database'>) =>
  async (idUser: number): Promise<StoredTalentPage> => {
    const [row] = await database.read(pageOf, { idUser });
    if (!row) return fail('pageNotFound');
    const { id_image: idImage, id_cover: idCover, city, links, ...said } = row;
    return {
      ...said,
      city: city ?? nowhere,
      links: Object.fromEntries(networkNames.map((each) => [each, links[each] ?? ''])) as StoredTalentPage['links'],
      idImage,
      imageLink: mediaLink(idImage),
      idCover,
      coverLink: mediaLink(idCover),
    };
  };
