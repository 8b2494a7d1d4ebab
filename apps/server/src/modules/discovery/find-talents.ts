import type { Language } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { query, type Read } from '../../platform/database/read.ts';
import { isOpen } from '../access/index.ts';
import { isAnswering } from '../talents/index.ts';
import type { TalentPage } from './list-talents.ts';
import { byIds } from './talents.repo.ts';

type Traits = { categories: string[] | null; tags: number[] | null; speaks: string[] | null; answering: boolean };
type Input = { [Trait in keyof Traits]?: Traits[Trait] | undefined } & PageInput;
type PageInput = { page: number; size: number; language: Language };

// Users do not page further, and a full count would be slower than all pages together.
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
    .where(sql<boolean>`(not ${arg.answering}::boolean or ${isAnswering(sql.val(arg.now))})`)
    .orderBy('talent.rank', 'desc')
    .orderBy('talent.id_user')
    .limit(sql.lit(most)),
);

/** Talents with these traits, highest rank first. */
export const findTalents =
  ({ read, clock }: { read: Read; clock: Clock }) =>
  async ({ page, size, language, categories, tags, speaks, answering }: Input): Promise<TalentPage> => {
    const now = clock.now();
    const traits = { categories: categories ?? null, tags: tags ?? null, speaks: speaks ?? null };
    const found = await read(withTraits, { ...traits, answering: answering ?? false, now });
    return showPage(
      { read, now },
      found.map(({ id }) => id),
      { page, size, language },
    );
  };

/** One page of the results. */
export const showPage = async (
  { read, now }: { read: Read; now: Date },
  ids: number[],
  { page, size, language }: PageInput,
): Promise<TalentPage> => {
  const pageIds = ids.slice(page * size, (page + 1) * size);
  const rows = pageIds.length > 0 ? await read(byIds, { ids: pageIds, language, now }) : [];
  return { rows, totalPages: Math.ceil(ids.length / size), currentPage: page };
};
