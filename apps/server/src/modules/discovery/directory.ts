import { cached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Read } from '../../platform/database/read.ts';
import { allCategories, allGroups, type CategoryRow, type GroupRow } from './groups.repo.ts';
import { countByCategory, countByGroup } from './talents.repo.ts';

export type Directory = {
  groups: (GroupRow & { categories: CategoryRow[]; talents: number; answering: number })[];
  talentsIn: ReadonlyMap<number, number>;
  /** Also those in groups that are not shown. */
  everybody: { talents: number; answering: number };
};

/**
 * Groups, categories and how many talents each has. Counting is what would slow a list down, and a number that is five
 * seconds old harms nobody.
 */
export const directory = (read: Read, clock: Clock): (() => Promise<Directory>) =>
  cached(5_000, async () => {
    const now = clock.now();
    const [groups, categories, byGroup, byCategory] = await Promise.all([
      read(allGroups, {}),
      read(allCategories, {}),
      read(countByGroup, { now }),
      read(countByCategory, { now }),
    ]);
    const counted = new Map(byGroup.map((row) => [row.id_group, row]));
    return {
      groups: groups.map((group) => ({
        ...group,
        categories: categories.filter((category) => category.id_group === group.id),
        talents: counted.get(group.id)?.talents ?? 0,
        answering: counted.get(group.id)?.answering ?? 0,
      })),
      talentsIn: new Map(byCategory.map((row) => [row.id_category, row.talents])),
      everybody: {
        talents: byGroup.reduce((sum, { talents }) => sum + talents, 0),
        answering: byGroup.reduce((sum, { answering }) => sum + answering, 0),
      },
    };
  });
