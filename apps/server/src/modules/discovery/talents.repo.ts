import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { localizedColumn } from '../../platform/database/localized-column.ts';
import { opaqueParam, query } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import { lowestPriceOf } from '../catalogue/index.ts';
import { awayUntil, isAnswering, type Links, linksOf } from '../talents/index.ts';

export type CardRow = {
  id: number;
  name: string;
  nickname: string | null;
  role: 'FAN' | 'EXPERT' | 'AGENT' | 'ADMIN';
  id_image: string | null;
  headline: string;
  city: string | null;
  /** Null while the group is hidden. */
  main_group: string | null;
  answering: boolean;
  away_until: Date | null;
  from_price: number | null;
};

type Seen = { language: Language; now: Date };
type Page = Seen & { size: number; skip: number };

const shownGroup = sql<string | null>`case when not talent_group.hidden then talent_group.name end`;

const people = (db: Parameters<Parameters<typeof query>[1]>[0], { language, now }: Seen) =>
  db
    .selectFrom('talent')
    .innerJoin('users', 'users.id', 'talent.id_user')
    .innerJoin('talent_group', 'talent_group.id', 'talent.id_group')
    .select(['users.id', 'nickname', 'role', 'id_image'])
    .select([
      isAnswering(opaqueParam(now, 'timestamptz')).as('answering'),
      awayUntil(opaqueParam(now, 'timestamptz')).as('away_until'),
    ])
    .select((eb) => [
      shownGroup.as('main_group'),
      localizedColumn(eb.ref('talent.names'), language).as('name'),
      localizedColumn(eb.ref('headline'), language).as('headline'),
      localizedColumn(eb.ref('city'), language).$castTo<string | null>().as('city'),
    ]);

// Every list starts here, so hidden, unregistered, blocked and deleted users are never listed.
const unordered = (db: Parameters<typeof people>[0], seen: Seen) =>
  people(db, seen)
    .select(lowestPriceOf('users.id', opaqueParam(seen.now, 'timestamptz')).as('from_price'))
    .where(isOpen(opaqueParam(seen.now, 'timestamptz')));

const cards = (db: Parameters<typeof people>[0], seen: Seen) =>
  unordered(db, seen).orderBy('talent.rank', 'desc').orderBy('talent.id_user');

// Reads the ranking from an index alone, then looks up each talent.
const ranked = (db: Parameters<typeof people>[0], arg: Page | ReturnType<typeof wherever>) =>
  db
    .selectFrom('talent as listed')
    .innerJoinLateral(
      people(db, arg)
        .where(isOpen(opaqueParam(arg.now, 'timestamptz')))
        .where('users.id', '=', sql.ref<number>('listed.id_user'))
        // `offset 0` is an optimisation fence: without it the planner reads and sorts the whole table.
        .offset(sql.lit(0))
        .as('open'),
      (join) => join.onTrue(),
    )
    .selectAll('open')
    .select('listed.rank')
    .orderBy('listed.rank', 'desc')
    .orderBy('listed.id_user')
    .limit(arg.size)
    .offset(arg.skip);

// Hides size and offset from the planner: pages of all talents and of a group use one plan. A category's plan depends
// on how many talents it has.
const wherever = ({ language, now, size, skip }: Page) => ({
  language,
  now,
  size: opaqueParam(size, 'bigint'),
  skip: opaqueParam(skip, 'bigint'),
});

// Looks prices up only for the talents on the page, not for those before it.
const priced = (db: Parameters<typeof people>[0], now: Date, page: ReturnType<typeof ranked>) =>
  db
    .selectFrom(page.as('shown'))
    .selectAll('shown')
    .select(lowestPriceOf('shown.id', opaqueParam(now, 'timestamptz')).as('from_price'))
    .orderBy('shown.rank', 'desc')
    .orderBy('shown.id');

export const everybody = query<Page, CardRow>('talents', (db, arg) => priced(db, arg.now, ranked(db, wherever(arg))));

export const ofGroup = query<Page & { idGroup: number }, CardRow>('talents-of-group', (db, arg) =>
  priced(db, arg.now, ranked(db, wherever(arg)).where('listed.id_group', '=', opaqueParam(arg.idGroup, 'bigint'))),
);

export const ofCategory = query<Page & { idCategory: number }, CardRow>('talents-of-category', (db, arg) =>
  priced(
    db,
    arg.now,
    ranked(db, arg).where((eb) =>
      eb.exists(
        eb
          .selectFrom('talent_category')
          .select('id_category')
          .whereRef('talent_category.id_user', '=', 'listed.id_user')
          .where('id_category', '=', arg.idCategory),
      ),
    ),
  ),
);

export type TalentRow = CardRow & {
  about: string;
  id_cover: string | null;
  languages: string[];
  categories: { name: string; localizedString: string }[];
  tags: { name: string; localizedString: string }[];
  links: Links;
};

/** Hidden and blocked talents still see themselves. */
export const byIdOrNickname = query<Seen & { id: number | null; nickname: string; viewer: number | null }, TalentRow>(
  'talent-by-id-or-nickname',
  (db, arg) =>
    people(db, arg)
      .select(lowestPriceOf('users.id', opaqueParam(arg.now, 'timestamptz')).as('from_price'))
      .select(['id_cover', sql<string[]>`talent.languages`.as('languages')])
      .select((eb) => [
        localizedColumn(eb.ref('talent.about'), arg.language).as('about'),
        sql<TalentRow['categories']>`(
          select coalesce(jsonb_agg(jsonb_build_object('name', c.name, 'localizedString', c.title ->> ${arg.language}::text)
            order by c."order"), '[]')
          from talent_category tc join category c on c.id = tc.id_category
          where tc.id_user = talent.id_user and not c.hidden)`.as('categories'),
        sql<TalentRow['tags']>`(
          select coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'localizedString', t.title ->> ${arg.language}::text)
            order by t.id), '[]')
          from talent_tag tt join tag t on t.id = tt.id_tag where tt.id_user = talent.id_user)`.as('tags'),
        linksOf.as('links'),
      ])
      .where((eb) => eb.or([eb('users.id', '=', arg.id), eb('users.nickname', '=', arg.nickname)]))
      .where((eb) => eb.or([isOpen(sql.val(arg.now)), eb('users.id', '=', arg.viewer)])),
);

/** The visible ones, in the order of the ids. */
export const byIds = query<Seen & { ids: number[] }, CardRow>('talents-by-ids', (db, arg) =>
  unordered(db, arg)
    .where(sql<boolean>`users.id = any(${opaqueParam(arg.ids, 'bigint[]')}::bigint[])`)
    .orderBy(sql`array_position(${arg.ids}::bigint[], users.id)`),
);

export const followedBy = query<Page & { idUser: number }, CardRow>('talents-followed', (db, arg) =>
  unordered(db, arg)
    .innerJoin('follow', 'follow.id_talent', 'users.id')
    .where('follow.id_user', '=', arg.idUser)
    .orderBy('follow.created_at', 'desc')
    .orderBy('users.id')
    .limit(arg.size)
    .offset(arg.skip),
);

export const countFollowed = query<{ idUser: number; now: Date }, { talents: number }>(
  'count-talents-followed',
  (db, arg) =>
    db
      .selectFrom('follow')
      .innerJoin('users', 'users.id', 'follow.id_talent')
      .innerJoin('talent', 'talent.id_user', 'users.id')
      .select((eb) => eb.fn.countAll<number>().as('talents'))
      .where('follow.id_user', '=', arg.idUser)
      .where(isOpen(sql.val(arg.now))),
);

/** The first few talents of every group in one query, for the home page. */
export const firstOfGroups = query<Seen & { each: number }, CardRow>('first-of-groups', (db, arg) =>
  db
    .selectFrom('talent_group as listed')
    .innerJoinLateral(
      cards(db, arg)
        .select('talent.rank')
        .where('talent.id_group', '=', sql.ref<number>('listed.id'))
        .limit(arg.each)
        .as('first'),
      (join) => join.onTrue(),
    )
    .selectAll('first')
    .where('listed.hidden', '=', false)
    .orderBy('listed.order')
    .orderBy('first.rank', 'desc')
    .orderBy('first.id'),
);

export const countByGroup = query<{ now: Date }, { id_group: number; talents: number; answering: number }>(
  'count-talents-by-group',
  (db, arg) =>
    db
      .selectFrom('talent')
      .innerJoin('users', 'users.id', 'talent.id_user')
      .select((eb) => [
        'id_group',
        eb.fn.countAll<number>().as('talents'),
        eb.fn
          .countAll<number>()
          .filterWhere(isAnswering(sql.val(arg.now)))
          .as('answering'),
      ])
      .where(isOpen(sql.val(arg.now)))
      .groupBy('id_group'),
);

export const countByCategory = query<{ now: Date }, { id_category: number; talents: number }>(
  'count-talents-by-category',
  (db, arg) =>
    db
      .selectFrom('talent_category')
      .innerJoin('users', 'users.id', 'talent_category.id_user')
      .select((eb) => ['id_category', eb.fn.countAll<number>().as('talents')])
      .where(isOpen(sql.val(arg.now)))
      .groupBy('id_category'),
);
