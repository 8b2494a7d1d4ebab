import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import type { Read } from '../../platform/database/read.ts';
import { directory } from './directory.ts';
import { listTalents } from './list-talents.ts';
import { byIdOrNickname, everybody, firstOfGroups, groupOf } from './talents.repo.ts';

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
      const [{ groups: known }, first, ofGroups] = await Promise.all([
        groups(),
        read(everybody, { language, size: featured, skip: 0 }),
        read(firstOfGroups, { language, each: perGroup }),
      ]);
      return { groups: known, featured: first, ofGroups };
    },

    showTalent: async (idOrNickname: string, language: Language) => {
      const id = /^\d{1,15}$/.test(idOrNickname) ? Number(idOrNickname) : null;
      const [talent] = await read(byIdOrNickname, { id, nickname: idOrNickname, language });
      return talent ?? fail('pageNotFound');
    },

    mainGroupOf: async (idUser: number) => (await read(groupOf, { idUser }))[0]?.name ?? null,
  };
};
