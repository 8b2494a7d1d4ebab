import type { Language } from '@stagedoor/contract/limits';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { publicUserDto } from '../discovery/index.ts';
import type { Deps } from './deps.ts';

const portfolio = 6;

/** Everything a profile shows, to a visitor or to somebody. */
export const showProfile = ({ follows, discovery, catalogue, charity, orders, reviews, showSelf }: Deps) => {
  // Whoever is hidden still sees their own shelf.
  const ownShelf = async (idUser: number, language: Language) =>
    (await catalogue.listOwn(idUser, language)).products.filter(({ productStatus }) => productStatus !== 'INACTIVE');

  return async (idOrNickname: string, language: Language, viewer: number | null): Promise<ProfileData> => {
    const talent = await discovery.showTalent(idOrNickname, language, viewer);
    const idTalent = talent.id;
    const isOwner = viewer === idTalent;
    const [record, scores, followers, products, latest, lastComment, funds, following, self] = await Promise.all([
      orders.trackRecordOf(idTalent),
      reviews.summaryOf(idTalent),
      follows.count(idTalent),
      isOwner ? ownShelf(idTalent, language) : catalogue.listActive(idTalent, language),
      orders.listLatest(idTalent, portfolio, language),
      reviews.latestOf(idTalent, language),
      charity.listFunds(language),
      viewer !== null && follows.isFollowing(viewer, idTalent),
      isOwner ? showSelf(idTalent) : null,
    ]);
    return {
      userDTO: { ...publicUserDto(talent), onTimePercent: record.onTimePercent },
      selfUserDTO: self,
      charityFundDTOs: funds
        .filter(({ idCharityFund }) => idCharityFund === talent.id_fund)
        .map((fund) => ({ ...fund, percent: talent.charity_percent ?? 0 })),
      charityTotal: record.donated,
      ...scores,
      lastComment,
      products,
      latestCompleteProducts: latest,
      delivered: record.delivered,
      followers,
      following,
      hasDonation: products.some(
        ({ productType, productStatus }) => productType.endsWith('DONATION') && productStatus === 'ACTIVE',
      ),
      club: null,
      hasEventsBySubscription: false,
      idChat: null,
    };
  };
};
