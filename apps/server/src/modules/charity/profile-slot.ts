import { type ProfileSlot, profileSlot } from '../../extension-points/profile-slot.ts';
import type { Charity } from './charity.ts';

/** The fund that gets a share of every sale. */
export const fundSlot = ({ listFunds, shareOf }: Pick<Charity, 'listFunds' | 'shareOf'>): ProfileSlot =>
  profileSlot(['charityFundDTOs'], async ({ idTalent, language }) => {
    const [funds, share] = await Promise.all([listFunds(language), shareOf(idTalent, language)]);
    const given = funds.filter(({ idCharityFund }) => idCharityFund === share?.idCharityFund);
    return { charityFundDTOs: given.map((fund) => ({ ...fund, percent: share?.percent ?? 0 })) };
  });
