import type { DirectoryGroup } from '@stagedoor/contract/schemas/content';
import { readCategories, readGroups } from './branches.repo.ts';
import type { Deps } from './deps.ts';

/** For staff: everything, including hidden branches. */
export const listDirectory =
  ({ database }: Deps) =>
  (): Promise<DirectoryGroup[]> =>
    database.inTransaction(async (tx) => {
      const groups = await readGroups(tx);
      const categories = await readCategories(tx);
      return groups.map((group) => ({ ...group, categories: categories.filter((each) => each.id_group === group.id) }));
    });
