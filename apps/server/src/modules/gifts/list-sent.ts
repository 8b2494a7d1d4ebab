import { type Language, limits } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { SentGift, SentGifts, SentMonthlyGift } from '@stagedoor/contract/schemas/gift';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from './deps.ts';
import { paidGifts } from './gifts.repo.ts';
import { namingsOf } from './name-givers.ts';
import { nextPaymentOf } from './next-payment.ts';
import { talentName } from './offers.repo.ts';

/** What somebody gave: the running monthly gifts first, and the latest single ones. */
export const listSent =
  ({ database }: Pick<Deps, 'database'>) =>
  (idUser: number, language: Language): Promise<SentGifts> =>
    database.inTransaction(async (tx) => ({
      monthly: await monthlyOf(tx, idUser, language),
      single: await singleOf(tx, idUser, language),
      named: await namingsOf(tx, idUser, language),
    }));

const monthlyOf = async (tx: Tx, idUser: number, language: Language): Promise<SentMonthlyGift[]> => {
  const rows = await tx
    .selectFrom('recurring_agreement as gift')
    .innerJoin('users', 'users.id', 'gift.id_talent')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .leftJoin('saved_card as card', 'card.id', 'gift.id_card')
    .selectAll('gift')
    .select(['card.brand', 'card.last4'])
    .select((eb) =>
      eb
        .selectFrom('recurring_period')
        .innerJoin('orders', 'orders.id', 'recurring_period.id_order')
        .select('id_payment')
        .whereRef('id_agreement', '=', 'gift.id')
        .where('recurring_period.state', '=', 'open')
        .as('si'),
    )
    .select(talentName(language).as('talent_name'))
    .where('kind', '=', 'gift')
    .where('gift.id_user', '=', idUser)
    // One whose first payment is not in yet is none.
    .where('anchor', 'is not', null)
    .orderBy(sql`ended_at desc nulls first`)
    .orderBy('gift.id', 'desc')
    .limit(limits.pages.max)
    .execute();
  return rows.map((row) => ({
    idGift: row.id,
    idTalent: row.id_talent,
    talentName: row.talent_name,
    price: cents(row.amount),
    state: row.state === 'starting' ? 'ended' : row.state,
    since: (row.anchor ?? row.created_at).toISOString(),
    nextPayment: nextPaymentOf(row),
    si: row.state === 'retrying' ? row.si : null,
    card: row.brand && row.last4 ? { brand: row.brand, last4: row.last4 } : null,
  }));
};

const singleOf = async (tx: Tx, idUser: number, language: Language): Promise<SentGift[]> => {
  const rows = await paidGifts(tx)
    .innerJoin('users', 'users.id', 'orders.id_talent')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .select(talentName(language).as('talent_name'))
    .where('id_buyer', '=', idUser)
    .where('recurring_period.id_agreement', 'is', null)
    .orderBy('orders.id', 'desc')
    .limit(limits.pages.max)
    .execute();
  return rows.map((row) => ({
    idOrder: row.id,
    idTalent: row.id_talent,
    talentName: row.talent_name,
    price: cents(row.total),
    text: row.text,
    at: (row.paid_at ?? new Date(0)).toISOString(),
    thankedAt: row.thanked_at?.toISOString() ?? null,
  }));
};
