import type { Read } from '../../../platform/database/read.ts';
import { distance } from './closeness.ts';
import { otherLayout } from './other-layout.ts';
import { type WordRow, wordsAlike, wordsBegun } from './words.repo.ts';

/** A known word for each place of what was typed, and how far it is from it. */
export type Meant = { place: number; id: number; far: number }[];

/** What the letters may mean, best reading first: as they stand, and as typed on the other keyboard. */
const readingsOf = (rows: readonly WordRow[]): Meant[] => {
  const readings = Map.groupBy(rows, ({ reading }) => reading);
  const meant = [...readings.values()].flatMap((words) => {
    const places = Map.groupBy(words, ({ place }) => place);
    const known = [...places.values()].map((candidates) => candidates.flatMap(toMeant));
    if (known.some((candidates) => candidates.length === 0)) return [];
    const far = known.reduce((sum, candidates) => sum + Math.min(...candidates.map((one) => one.far)), 0);
    return [{ words: known.flat(), far }];
  });
  return meant.toSorted((a, b) => a.far - b.far).map(({ words }) => words);
};

const toMeant = ({ place, typed, id, known }: WordRow): Meant => {
  const far = known === null ? null : distance(typed, known);
  return id === null || far === null ? [] : [{ place, id, far }];
};

/** First the words as they are, also unfinished; whoever goes on gets misspelt ones too, which take longer. */
export const findWords = (read: Read) =>
  async function* (text: string): AsyncGenerator<Meant> {
    const [asTyped, otherwise] = [text, otherLayout(text)];
    const begun = await read(wordsBegun, { asTyped, otherwise });
    yield* readingsOf(begun);
    for (const [reading, typed] of [asTyped, otherwise].entries()) {
      const alike = await read(wordsAlike, { reading, text: typed });
      yield* readingsOf([...begun.filter((row) => row.reading === reading), ...alike]);
    }
  };
