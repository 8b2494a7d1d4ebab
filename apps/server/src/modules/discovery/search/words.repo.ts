import { limits } from '@stagedoor/contract/limits';
import { sql } from 'kysely';
import { query } from '../../../platform/database/read.ts';

/** One row per interpretation, word and known candidate, or topic that it names; `id` is null without a candidate. */
export type WordRow = {
  reading: number;
  place: number;
  typed: string;
  /** Only joins others, like "from". */
  joins: boolean;
  id: number | null;
  known: string | null;
};

/** One interpretation of the query. */
export type Reading = { reading: number; text: string };

const typedWords = (readings: readonly Reading[]) => sql`
  (values ${sql.join(readings.map(({ reading, text }) => sql`(${reading}::int, ${text}::text)`))}) as reading (reading, text)
  cross join lateral unnest((search_words(reading.text))[:${sql.lit(limits.search.words)}])
    with ordinality as typed (word, place)`;

const asked = (readings: readonly Reading[], candidates: ReturnType<typeof sql>) => sql<WordRow>`
  select reading.reading, typed.place::int as place, typed.word as typed, is_joining_word(typed.word) as joins,
    known.id, known.word as known
  from ${typedWords(readings)}
  left join lateral (
    select meant.id, alike.word from (${candidates}) as alike
    cross join lateral (
      select alike.id union all select id_topic from topic_word where id_word = alike.id) as meant (id)) as known on true`;

// Not `like`: its pattern is unknown when the statement is prepared, so it could not use the index.
export const wordsBegun = query<{ asTyped: string; otherwise: string }, WordRow>('search-words-begun', (db, arg) => ({
  compile: () =>
    asked(
      [
        { reading: 0, text: arg.asTyped },
        { reading: 1, text: arg.otherwise },
      ],
      sql`select id, word from search_word
        where word >= typed.word and word < typed.word || chr(1114111) order by word limit 40`,
    ).compile(db),
}));

export const wordsAlike = query<Reading, WordRow>('search-words-alike', (db, arg) => ({
  compile: () => asked([arg], sql`select id, word from search_words_alike(typed.word)`).compile(db),
}));
