import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Read } from '../../platform/database/read.ts';
import { directory } from './directory.ts';
import { listTalents } from './list-talents.ts';
import { tagsOfCategories } from './tags.repo.ts';
import { byIdOrNickname, firstOfGroups, groupOf } from './talents.repo.ts';

export { addTalent } from './add-talent.ts';
export { discoveryRoutes } from './discovery.routes.ts';
export { talentKeeper } from './keep-talent.ts';

export type Discovery = ReturnType<typeof createDiscovery>;

const featured = 5;
const perGroup = 8;

export const createDiscovery = ({ read }: { read: Read }) => {
  const groups = directory(read);
  return {
    groups,
    listTalents: listTalents({ read, directory: groups }),

    showHome: async (language: Language) => {
      const [{ groups: known }, ofGroups] = await Promise.all([
        groups(),
        read(firstOfGroups, { language, each: perGroup }),
      ]);
      const first = known.flatMap(({ name }) => ofGroups.find((row) => row.main_group === name) ?? []);
      return { groups: known, featured: first.slice(0, featured), ofGroups };
    },

    showTalent: async (idOrNickname: string, language: Language) => {
      const id = /^\d{1,15}$/.test(idOrNickname) ? Number(idOrNickname) : null;
      const [talent] = await read(byIdOrNickname, { id, nickname: idOrNickname, language });
      return talent ?? fail('pageNotFound');
    },

    tagsOf: (categories: string[], language: Language) => read(tagsOfCategories, { categories, language }),
    mainGroupOf: async (idUser: number) => (await read(groupOf, { idUser }))[0]?.name ?? null,
  };
};
