import type { Clock } from '../../../platform/clock.ts';
import type { Read } from '../../../platform/database/read.ts';
import { findWords, type Meant } from './find-words.ts';
import { productHits, talentHits } from './hits.repo.ts';

export type Hits = { talents: number[]; products: number[] };
type Wanted = { talents: number; products: number; byName?: boolean };

/** Ids of matching talents and products, closest first. Allows typos when nothing matches exactly. */
export const searchIds = ({ read, clock }: { read: Read; clock: Clock }) => {
  const words = findWords(read);

  const hitsOf = async (meant: Meant, { byName = false, ...sizes }: Wanted): Promise<Hits> => {
    const columns = {
      places: meant.map(({ place }) => place),
      ids: meant.map(({ id }) => id),
      far: meant.map(({ far }) => far),
      now: clock.now(),
    };
    const [talents, products] = await Promise.all([
      sizes.talents > 0 ? read(talentHits, { ...columns, byName, size: sizes.talents }) : [],
      sizes.products > 0 ? read(productHits, { ...columns, size: sizes.products }) : [],
    ]);
    return { talents: talents.map(({ id }) => id), products: products.map(({ id }) => id) };
  };

  return async (text: string, wanted: Wanted): Promise<Hits> => {
    for await (const meant of words(text)) {
      const hits = await hitsOf(meant, wanted);
      if (hits.talents.length + hits.products.length > 0) return hits;
    }
    return { talents: [], products: [] };
  };
};
