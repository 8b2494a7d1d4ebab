import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Read } from '../../platform/database/read.ts';
import type { Directory } from './directory.ts';
import { type CardRow, everybody, ofCategory, ofGroup } from './talents.repo.ts';

type Deps = { read: Read; clock: Clock; directory: () => Promise<Directory> };
type Input = { group: string; category?: string | undefined; page: number; size: number; language: Language };
export type TalentPage = { rows: CardRow[]; totalPages: number; currentPage: number };

/** One page of a group, of one of its categories, or of all talents (`all`). */
export const listTalents =
  ({ read, clock, directory }: Deps) =>
  async ({ group: name, category: categoryName, page, size, language }: Input): Promise<TalentPage> => {
    const { groups, talentsIn, everybody: all } = await directory();
    const slice = { language, now: clock.now(), size, skip: page * size };
    const pageOf = (rows: CardRow[], talents: number) => ({
      rows,
      totalPages: Math.ceil(talents / size),
      currentPage: page,
    });

    if (name === 'all' && categoryName === undefined) {
      return pageOf(await read(everybody, slice), all.talents);
    }
    const group = groups.find((known) => known.name === name) ?? fail('pageNotFound');
    if (categoryName === undefined) {
      return pageOf(await read(ofGroup, { ...slice, idGroup: group.id }), group.talents);
    }
    const category = group.categories.find((known) => known.name === categoryName) ?? fail('pageNotFound');
    return pageOf(await read(ofCategory, { ...slice, idCategory: category.id }), await talentsIn(category.id));
  };
