import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { GiftThanks } from '@stagedoor/contract/schemas/gift';
import { sql } from 'kysely';
import { mediaLink } from '../media/index.ts';
import type { Deps } from './deps.ts';
import { paidGifts } from './gifts.repo.ts';
import { talentName } from './offers.repo.ts';

/** What the talent says to a giver whose payment is in. */
export const showThanks =
  ({ database }: Pick<Deps, 'database'>) =>
  async (receipt: string, language: Language): Promise<GiftThanks> => {
    const row = await database.inTransaction((tx) =>
      paidGifts(tx)
        .innerJoin('product', 'product.id', 'orders.id_product')
        .innerJoin('users', 'users.id', 'orders.id_talent')
        .leftJoin('talent', 'talent.id_user', 'users.id')
        .select(['product.id_image', talentName(language).as('talent_name')])
        .select(sql<string>`product.about ->> ${language}::text`.as('thanks'))
        .where('receipt', '=', receipt)
        .executeTakeFirst(),
    );
    if (!row) return fail('pageNotFound');
    return {
      idTalent: row.id_talent,
      talentName: row.talent_name,
      thanks: row.thanks,
      imageLink: mediaLink(row.id_image),
      price: cents(row.total),
      isMonthly: Boolean(row.is_monthly),
    };
  };
