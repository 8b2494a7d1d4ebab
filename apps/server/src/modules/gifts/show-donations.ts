import { fail } from '@stagedoor/contract/errors';
import type { Language } from '@stagedoor/contract/limits';
import { cents } from '@stagedoor/contract/money';
import type { AvailableDonations } from '@stagedoor/contract/schemas/gift';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { isOpen } from '../access/index.ts';
import { mediaLink } from '../media/index.ts';
import type { Deps } from './deps.ts';
import { isNamedAt, showsGivers } from './name-givers.ts';
import { nextPaymentOf } from './next-payment.ts';
import { amountsOf, offerOf } from './offers.repo.ts';

type Input = { caller: Caller; language: Language };

/** What a publicly visible talent suggests, while the offer is on. */
export const showDonations =
  ({ database, clock }: Pick<Deps, 'database' | 'clock'>) =>
  (idTalent: number, { caller, language }: Input): Promise<AvailableDonations> =>
    database.inTransaction(async (tx) => {
      if (!(await isVisible(tx, idTalent, clock.now()))) return fail('pageNotFound');
      const offer = await offerOf(tx, idTalent, language);
      if (offer?.shelf !== 'ACTIVE') return fail('pageNotFound');
      return {
        idProduct: offer.id,
        variations: await amountsOf(tx, offer.id, language),
        imageLink: mediaLink(offer.id_image),
        monthly: 'idUser' in caller ? await monthlyOf(tx, caller.idUser, idTalent) : null,
        showsGivers: await showsGivers(tx, idTalent),
        isNamed: 'idUser' in caller && (await isNamedAt(tx, caller.idUser, idTalent)),
      };
    });

const isVisible = async (tx: Tx, idTalent: number, now: Date): Promise<boolean> => {
  const open = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', idTalent)
    .where(isOpen(sql.val(now)));
  return (await open.executeTakeFirst()) !== undefined;
};

/** A running monthly gift, with what is charged next. */
const monthlyOf = async (tx: Tx, idUser: number, idTalent: number): Promise<AvailableDonations['monthly']> => {
  const gift = await tx
    .selectFrom('recurring_agreement')
    .selectAll()
    .where('kind', '=', 'gift')
    .where('id_user', '=', idUser)
    .where('id_talent', '=', idTalent)
    .where('state', 'not in', ['starting', 'ended'])
    .executeTakeFirst();
  if (!gift) return null;
  const next = nextPaymentOf(gift);
  return { price: next?.price ?? cents(gift.amount), nextAt: next?.at ?? null };
};
