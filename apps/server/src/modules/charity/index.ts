import type { Language } from '@stagedoor/contract/limits';
import type { CharityFund, CharityShare } from '@stagedoor/contract/schemas/charity';
import { cached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { allFunds, shareOfTalent } from './funds.repo.ts';
import { setCharity } from './set-charity.ts';

export { charityRoutes } from './charity.routes.ts';
export { charityKeeper } from './keep-charity.ts';
export { requireFund, writeShare } from './set-charity.ts';

export type Charity = ReturnType<typeof createCharity>;

export const createCharity = (deps: { database: Database; clock: Clock }) => {
  const funds = cached(5_000, () => deps.database.read(allFunds, {}));
  return {
    setCharity: setCharity(deps),

    listFunds: async (language: Language): Promise<CharityFund[]> =>
      (await funds()).map(({ id, name, about, link }) => ({
        idCharityFund: id,
        name: name[language],
        about: about[language],
        link,
      })),

    shareOf: async (idUser: number, language: Language): Promise<CharityShare | null> => {
      const [share] = await deps.database.read(shareOfTalent, { idUser, language });
      return share ? { idCharityFund: share.id_fund, name: share.name, percent: share.percent } : null;
    },
  };
};
