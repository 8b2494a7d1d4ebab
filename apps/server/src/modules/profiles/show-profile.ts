import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { ProfileData } from '@stagedoor/contract/schemas/profile';
import { cachedBy } from '../../platform/cached.ts';
import { publicUserDto } from '../discovery/index.ts';
import type { Deps } from './deps.ts';
import { isFollowing, lastScore, type ScoreRow, statsOf } from './stats.repo.ts';

const portfolio = 6;

/** Everything a profile shows, to a visitor or to somebody. */
export const showProfile = ({ database, discovery, catalogue, charity, latestOf, showSelf }: Deps) => {
  // Counted over years of orders; half a minute more or less says the same about somebody.
  const stats = cachedBy(30_000, 1_000, async (idUser: number) => (await database.read(statsOf, { idUser }))[0]);

  // Whoever is hidden still sees their own shelf.
  const ownShelf = async (idUser: number, language: Language) =>
    (await catalogue.listOwn(idUser, language)).products.filter(({ productStatus }) => productStatus !== 'INACTIVE');

  return async (idOrNickname: string, language: Language, viewer: number | null): Promise<ProfileData> => {
    const talent = await discovery.showTalent(idOrNickname, language, viewer);
    const idTalent = talent.id;
    const isOwner = viewer === idTalent;
    const [sums, products, latest, [last], funds, follows, self] = await Promise.all([
      stats(idTalent),
      isOwner ? ownShelf(idTalent, language) : catalogue.listActive(idTalent, language),
      latestOf(idTalent, portfolio, language),
      database.read(lastScore, { idUser: idTalent, language }),
      charity.listFunds(language),
      viewer === null ? [] : database.read(isFollowing, { idUser: viewer, idTalent }),
      isOwner ? showSelf(idTalent) : null,
    ]);
    return {
      userDTO: { ...publicUserDto(talent), onTimePercent: sums?.on_time ?? null },
      selfUserDTO: self,
      charityFundDTOs: funds
        .filter(({ idCharityFund }) => idCharityFund === talent.id_fund)
        .map((fund) => ({ ...fund, percent: talent.charity_percent ?? 0 })),
      charityTotal: cents(sums?.given ?? 0),
      totalScores: sums?.scores ?? 0,
      averageScore: sums?.average ?? null,
      lastComment: last ? scoreDto(last) : null,
      products,
      latestCompleteProducts: latest,
      delivered: sums?.delivered ?? 0,
      followers: sums?.followers ?? 0,
      following: follows.length > 0,
      hasDonation: products.some(
        ({ productType, productStatus }) => productType.endsWith('DONATION') && productStatus === 'ACTIVE',
      ),
      club: null,
      hasEventsBySubscription: false,
      idChat: null,
    };
  };
};

const scoreDto = (row: ScoreRow): NonNullable<ProfileData['lastComment']> => ({
  idScore: row.id,
  score: row.score,
  text: row.text,
  reply: row.reply,
  fanName: row.fan_name,
  productName: row.product_name,
  created: row.created_at.toISOString(),
});
