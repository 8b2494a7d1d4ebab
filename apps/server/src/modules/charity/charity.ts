import type { Language } from '@stagedoor/contract/limits';
import { type Cents, cents, zero } from '@stagedoor/contract/money';
import type { CharityFund, CharityShare } from '@stagedoor/contract/schemas/charity';
import { cached } from '../../platform/cached.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { allFunds, fundTotals, shareOfTalent } from './funds.repo.ts';
import { setCharity } from './set-charity.ts';
import { listAllFunds } from './staff/list-funds.ts';
import { openFund } from './staff/open-fund.ts';
import { addFund, editFund } from './staff/save-fund.ts';

export type Charity = ReturnType<typeof createCharity>;

export const createCharity = (deps: { database: Database; clock: Clock }) => {
  const funds = cached(5_000, () => deps.database.read(allFunds, {}));
  // A sum over all donations; half a minute old is recent enough.
  const totals = cached(30_000, () => deps.database.read(fundTotals, {}));
  const listFunds = async (language: Language): Promise<CharityFund[]> =>
    (await funds()).map(({ id, name, about, link }) => ({
      idCharityFund: id,
      name: name[language],
      about: about[language],
      link,
    }));
  return {
    setCharity: setCharity(deps),
    listFunds,

    /** For staff. */
    listAll: listAllFunds(deps),
    addFund: addFund(deps),
    editFund: editFund(deps),
    openFund: openFund(deps),

    /** Funds that have received donations, largest first. */
    listTotals: async (language: Language): Promise<(CharityFund & { total: Cents })[]> => {
      const [known, given] = await Promise.all([listFunds(language), totals()]);
      const byFund = new Map(given.map(({ id, total }) => [id, cents(total)]));
      return known
        .map((fund) => ({ ...fund, total: byFund.get(fund.idCharityFund) ?? zero }))
        .filter(({ total }) => total > 0)
        .toSorted((a, b) => b.total - a.total);
    },

    shareOf: async (idUser: number, language: Language): Promise<CharityShare | null> => {
      const [share] = await deps.database.read(shareOfTalent, { idUser, language });
      return share ? { idCharityFund: share.id_fund, name: share.name, percent: share.percent } : null;
    },
  };
};
