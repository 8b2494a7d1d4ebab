import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { query, type Read } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import type { TalentPage } from './list-talents.ts';
import { byIds } from './talents.repo.ts';

type Traits = { categories: string[] | null; tags: number[] | null; speaks: string[] | null; answering: boolean };
type Wanted = { [Trait in keyof Traits]?: Traits[Trait] | undefined } & Asked;
type Asked = { page: number; size: number; language: Language };

// Whoever pages on and on has seen enough; a full count would be slower than every page together.
const most = 1_000;

const withTraits = query<Traits & { now: Date }, { id: number }>('talents-with-traits', (db, arg) =>
  db
    .selectFrom('talent')
    .innerJoin('users', 'users.id', 'talent.id_user')
    .select('users.id')
    .where(isOpen(sql.val(arg.now)))
    .where(
      sql<boolean>`(${arg.categories}::text[] is null or exists (
        select from talent_category tc join category c on c.id = tc.id_category
        where tc.id_user = users.id and c.name = any(${arg.categories}::text[])))`,
    )
    .where(
      sql<boolean>`(${arg.tags}::bigint[] is null or exists (
        select from talent_tag tt where tt.id_user = users.id and tt.id_tag = any(${arg.tags}::bigint[])))`,
    )
    .where(sql<boolean>`(${arg.speaks}::text[] is null or talent.languages && ${arg.speaks}::text[])`)
    .where(sql<boolean>`(not ${arg.answering}::boolean or talent.answering)`)
    .orderBy('talent.rank', 'desc')
    .orderBy('talent.id_user')
    .limit(sql.lit(most)),
);

/** Talents with these traits, the highest ranked first. */
export const findTalents =
  ({ read, clock }: { read: Read; clock: Clock }) =>
  async ({ page, size, language, categories, tags, speaks, answering }: Wanted): Promise<TalentPage> => {
    const now = clock.now();
    const traits = { categories: categories ?? null, tags: tags ?? null, speaks: speaks ?? null };
    const found = await read(withTraits, { ...traits, answering: answering ?? false, now });
    return showPage(
      { read, now },
      found.map(({ id }) => id),
      { page, size, language },
    );
  };

/** One page out of everything that was found. */
export const showPage = async (
  { read, now }: { read: Read; now: Date },
  ids: number[],
  { page, size, language }: Asked,
): Promise<TalentPage> => {
  const wanted = ids.slice(page * size, (page + 1) * size);
  const rows = wanted.length > 0 ? await read(byIds, { ids: wanted, language, now }) : [];
  return { rows, totalPages: Math.ceil(ids.length / size), currentPage: page };
};
