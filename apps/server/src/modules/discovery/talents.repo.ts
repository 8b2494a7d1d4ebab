import type { Language } from '@stagedoor/contract/limits';
import { type Expression, sql } from 'kysely';
import { query } from '../../platform/database/read.ts';

export type CardRow = {
  id: number;
  name: string;
  nickname: string | null;
  role: 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
  id_image: string | null;
  headline: string;
  main_group: string;
  answering: boolean;
  away_until: Date | null;
};

type Page = { language: Language; size: number; skip: number };

const said = (text: Expression<unknown>, language: Language) => sql<string>`${text} ->> ${sql.val(language)}::text`;

// Hidden, unfinished and deactivated people are never found: every list starts here.
const cards = (db: Parameters<Parameters<typeof query>[1]>[0], language: Language) =>
  db
    .selectFrom('talent')
    .innerJoin('users', 'users.id', 'talent.id_user')
    .innerJoin('talent_group', 'talent_group.id', 'talent.id_group')
    .select(['users.id', 'nickname', 'role', 'id_image', 'talent_group.name as main_group', 'answering', 'away_until'])
    .select((eb) => [
      said(eb.ref('talent.names'), language).as('name'),
      said(eb.ref('headline'), language).as('headline'),
    ])
    .where('users.status', '=', 'ACTIVE')
    .orderBy('talent.rank', 'desc')
    .orderBy('talent.id_user');

export const everybody = query<Page, CardRow>('talents', (db, arg) =>
  cards(db, arg.language).limit(arg.size).offset(arg.skip),
);

export const ofGroup = query<Page & { idGroup: number }, CardRow>('talents-of-group', (db, arg) =>
  cards(db, arg.language).where('talent.id_group', '=', arg.idGroup).limit(arg.size).offset(arg.skip),
);

export const ofCategory = query<Page & { idCategory: number }, CardRow>('talents-of-category', (db, arg) =>
  cards(db, arg.language)
    .innerJoin('talent_category', 'talent_category.id_user', 'talent.id_user')
    .where('talent_category.id_category', '=', arg.idCategory)
    .limit(arg.size)
    .offset(arg.skip),
);

type Talent = CardRow & {
  about: string;
  id_cover: string | null;
  languages: string[];
  categories: { name: string; localizedString: string }[];
};

export const byIdOrNickname = query<{ id: number | null; nickname: string; language: Language }, Talent>(
  'talent-by-id-or-nickname',
  (db, arg) =>
    cards(db, arg.language)
      .select(['id_cover', sql<string[]>`talent.languages`.as('languages')])
      .select((eb) => [
        said(eb.ref('talent.about'), arg.language).as('about'),
        sql<Talent['categories']>`(
          select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'localizedString', c.title ->> ${arg.language}::text)
            order by c."order"), '[]')
          from talent_category tc join category c on c.id = tc.id_category where tc.id_user = talent.id_user)`.as(
          'categories',
        ),
      ])
      .where((eb) => eb.or([eb('users.id', '=', arg.id), eb('users.nickname', '=', arg.nickname)])),
);

/** The first few of every group at once, for the home page. */
export const firstOfGroups = query<{ language: Language; each: number }, CardRow & { place: number }>(
  'first-of-groups',
  (db, arg) =>
    db
      .selectFrom(
        cards(db, arg.language)
          .select(
            sql<number>`row_number() over (partition by talent.id_group order by talent.rank desc, talent.id_user)`.as(
              'place',
            ),
          )
          .as('placed'),
      )
      .selectAll()
      .where('place', '<=', arg.each)
      .orderBy('place'),
);

export const countByGroup = query<object, { id_group: number; talents: number; answering: number }>(
  'count-talents-by-group',
  (db) =>
    db
      .selectFrom('talent')
      .innerJoin('users', 'users.id', 'talent.id_user')
      .select((eb) => [
        'id_group',
        eb.fn.countAll<number>().as('talents'),
        eb.fn.countAll<number>().filterWhere('answering', '=', true).as('answering'),
      ])
      .where('users.status', '=', 'ACTIVE')
      .groupBy('id_group'),
);

export const countByCategory = query<object, { id_category: number; talents: number }>(
  'count-talents-by-category',
  (db) =>
    db
      .selectFrom('talent_category')
      .innerJoin('users', 'users.id', 'talent_category.id_user')
      .select((eb) => ['id_category', eb.fn.countAll<number>().as('talents')])
      .where('users.status', '=', 'ACTIVE')
      .groupBy('id_category'),
);

export const groupOf = query<{ idUser: number }, { name: string }>('group-of-talent', (db, arg) =>
  db
    .selectFrom('talent')
    .innerJoin('talent_group', 'talent_group.id', 'talent.id_group')
    .select('name')
    .where('id_user', '=', arg.idUser),
);
