import { cached, refreshed } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Read } from '../../platform/database/read.ts';
import { allCategories, allGroups, type CategoryRow, type GroupRow } from '../talents/index.ts';
import { countByCategory, countByGroup } from './talents.repo.ts';

export type Directory = {
  groups: (GroupRow & { categories: CategoryRow[]; talents: number; answering: number })[];
  talentsIn: (idCategory: number) => Promise<number>;
  /** Includes talents of hidden groups. */
  everybody: { talents: number; answering: number };
};

/**
 * Groups and categories with their number of talents. Counting would slow every list down, so the counts may be a few
 * seconds old.
 */
export const directory = (read: Read, clock: Clock): (() => Promise<Directory>) => {
  const inGroups = refreshed(5_000, () => read(countByGroup, { now: clock.now() }));
  const inCategories = refreshed(5_000, async () => {
    const rows = await read(countByCategory, { now: clock.now() });
    return new Map(rows.map(({ id_category, talents }) => [id_category, talents]));
  });
  const talentsIn = async (idCategory: number) => (await inCategories()).get(idCategory) ?? 0;
  return cached(5_000, async () => {
    const [groups, categories, byGroup] = await Promise.all([read(allGroups, {}), read(allCategories, {}), inGroups()]);
    const counted = new Map(byGroup.map((row) => [row.id_group, row]));
    return {
      groups: groups.map((group) => ({
        ...group,
        categories: categories.filter((category) => category.id_group === group.id),
        talents: counted.get(group.id)?.talents ?? 0,
        answering: counted.get(group.id)?.answering ?? 0,
      })),
      talentsIn,
      everybody: {
        talents: byGroup.reduce((sum, { talents }) => sum + talents, 0),
        answering: byGroup.reduce((sum, { answering }) => sum + answering, 0),
      },
    };
  });
};
