import type { Read } from '../../../platform/database/read.ts';
import { distance } from './closeness.ts';
import { otherLayout } from './other-layout.ts';
import { type WordRow, wordsAlike, wordsBegun } from './words.repo.ts';

/** A known word for each position of the query, with its distance. */
export type Meant = { place: number; id: number; far: number }[];

/** Interpretations of the query, best first: as typed, and as typed on the other keyboard layout. */
const readingsOf = (rows: readonly WordRow[]): Meant[] => {
  const readings = Map.groupBy(rows, ({ reading }) => reading);
  const meant = [...readings].flatMap(([reading, words]) => {
    const telling = words.filter(({ joins }) => !joins);
    const places = Map.groupBy(telling.length > 0 ? telling : words, ({ place }) => place);
    const known = [...places.values()].map((candidates) => candidates.flatMap(toMeant));
    if (known.some((candidates) => candidates.length === 0)) return [];
    const far = known.reduce((sum, candidates) => sum + Math.min(...candidates.map((one) => one.far)), 0);
    return [{ reading, words: known.flat(), far }];
  });
  return meant.toSorted((a, b) => a.far - b.far || a.reading - b.reading).map(({ words }) => words);
};

const toMeant = ({ place, typed, id, known }: WordRow): Meant => {
  const far = known === null ? null : distance(typed, known);
  return id === null || far === null ? [] : [{ place, id, far }];
};

// A row of the same key ("zzzz", "qqqqwwww"): without its repetitions it would be the beginning of some name.
const isHeldKey = (word: string) => word.replace(/(.)\1+/gu, '$1').length < word.length / 2;

/** Yields exact and prefix matches first; consumers that continue get misspelt ones too, which take longer. */
export const findWords = (read: Read) =>
  async function* (text: string): AsyncGenerator<Meant> {
    if (text.toLowerCase().split(/\s+/).some(isHeldKey)) return;
    const [asTyped, otherwise] = [text, otherLayout(text)];
    const begun = await read(wordsBegun, { asTyped, otherwise });
    yield* readingsOf(begun);
    for (const [reading, typed] of [asTyped, otherwise].entries()) {
      const alike = await read(wordsAlike, { reading, text: typed });
      yield* readingsOf([...begun.filter((row) => row.reading === reading), ...alike]);
    }
  };
