import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import { cached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Read } from '../../platform/database/read.ts';
import { allTags } from '../talents/index.ts';
import { directory } from './directory.ts';
import { publicUserDto } from './discovery.presenter.ts';
import { findTalents, showPage } from './find-talents.ts';
import { listTalents } from './list-talents.ts';
import { searchIds } from './search/search.ts';
import { byIdOrNickname, byIds, countFollowed, everybody, firstOfGroups, followedBy } from './talents.repo.ts';

export type Discovery = ReturnType<typeof createDiscovery>;

const featured = 5;
const perGroup = 8;
const suggested = 4;

type Page = { page: number; size: number; language: Language };

export const createDiscovery = ({ read, clock }: { read: Read; clock: Clock }) => {
  const groups = directory(read, clock);
  const searchFor = searchIds({ read, clock });
  const seen = (language: Language) => ({ language, now: clock.now() });
  return {
    groups,
    tags: cached(5_000, () => read(allTags, {})),
    listTalents: listTalents({ read, clock, directory: groups }),
    findTalents: findTalents({ read, clock }),

    /** Talents and product ids that match the text; suggestions when nothing matches. */
    search: async (text: string, size: number, language: Language) => {
      const { talents, products } = await searchFor(text, { talents: size, products: size });
      const nothing = talents.length + products.length === 0;
      return {
        talents: talents.length > 0 ? await read(byIds, { ids: talents, ...seen(language) }) : [],
        products,
        suggestions: nothing ? await read(everybody, { size: suggested, skip: 0, ...seen(language) }) : [],
      };
    },

    findByName: async (name: string, page: Page) => {
      const { talents } = await searchFor(name, { talents: limits.search.found, products: 0, byName: true });
      return showPage({ read, now: clock.now() }, talents, page);
    },

    listByIds: (ids: number[], language: Language) => read(byIds, { ids, ...seen(language) }),

    listFollowed: async (idUser: number, { page, size, language }: Page) => {
      const args = { idUser, ...seen(language) };
      const [rows, [counted]] = await Promise.all([
        read(followedBy, { ...args, size, skip: page * size }),
        read(countFollowed, args),
      ]);
      return { rows, totalPages: Math.ceil((counted?.talents ?? 0) / size), currentPage: page };
    },

    showHome: async (language: Language) => {
      const [{ groups: known, everybody }, ofGroups] = await Promise.all([
        groups(),
        read(firstOfGroups, { ...seen(language), each: perGroup }),
      ]);
      const first = known.flatMap(({ name }) => ofGroups.find((row) => row.main_group === name) ?? []);
      return { groups: known, everybody, featured: first.slice(0, featured), ofGroups };
    },

    showPerson: async (idOrNickname: string, language: Language, viewer: number | null = null) => {
      const id = /^\d{1,15}$/.test(idOrNickname) ? Number(idOrNickname) : null;
      const [talent] = await read(byIdOrNickname, { id, nickname: idOrNickname, viewer, ...seen(language) });
      return talent ? publicUserDto(talent) : fail('pageNotFound');
    },
  };
};
