import { fail } from '@stagedoor/contract/errors';
import { type Language, limits } from '@stagedoor/contract/limits';
import type { NamedAt } from '@stagedoor/contract/schemas/gift';
import type { Tx } from '../../platform/database/database.ts';
import { paidGifts } from './gifts.repo.ts';
import { talentName } from './offers.repo.ts';

type Naming = { idUser: number; idTalent: number; isNamed: boolean; at: Date };

/** A giver agrees to be named on the talent's page, or takes it back; idempotent. */
export const nameGiver = async (tx: Tx, { idUser, idTalent, isNamed, at }: Naming): Promise<void> => {
  if (isNamed) {
    const row = { id_user: idUser, id_talent: idTalent, agreed_at: at };
    await tx
      .insertInto('gift_named')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await tx.deleteFrom('gift_named').where('id_user', '=', idUser).where('id_talent', '=', idTalent).execute();
};

/** Only whoever has given can be named: somebody else's talent and a missing one look the same. */
export const nameKnownGiver = async (tx: Tx, naming: Naming): Promise<void> => {
  const gift = await paidGifts(tx)
    .where('id_buyer', '=', naming.idUser)
    .where('id_talent', '=', naming.idTalent)
    .limit(1)
    .executeTakeFirst();
  if (!gift) return fail('pageNotFound');
  await nameGiver(tx, naming);
};

export const isNamedAt = async (tx: Tx, idUser: number, idTalent: number): Promise<boolean> => {
  const named = tx
    .selectFrom('gift_named')
    .select('id_user')
    .where('id_user', '=', idUser)
    .where('id_talent', '=', idTalent);
  return (await named.executeTakeFirst()) !== undefined;
};

/** The talents on whose pages a giver agreed to be named. */
export const namingsOf = (tx: Tx, idUser: number, language: Language): Promise<NamedAt[]> =>
  tx
    .selectFrom('gift_named')
    .innerJoin('users', 'users.id', 'gift_named.id_talent')
    .leftJoin('talent', 'talent.id_user', 'users.id')
    .select(['gift_named.id_talent as idTalent', talentName(language).as('talentName')])
    .where('gift_named.id_user', '=', idUser)
    .orderBy('agreed_at', 'desc')
    .orderBy('gift_named.id_talent')
    .limit(limits.pages.max)
    .execute();

type Showing = { idTalent: number; isShown: boolean; at: Date };

/** Whether the talent's page names givers who agreed. */
export const showGivers = async (tx: Tx, { idTalent, isShown, at }: Showing): Promise<void> => {
  if (isShown) {
    await tx
      .insertInto('gift_givers_shown')
      .values({ id_talent: idTalent, since: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else await tx.deleteFrom('gift_givers_shown').where('id_talent', '=', idTalent).execute();
};

export const showsGivers = async (tx: Tx, idTalent: number): Promise<boolean> => {
  const shown = tx.selectFrom('gift_givers_shown').select('id_talent').where('id_talent', '=', idTalent);
  return (await shown.executeTakeFirst()) !== undefined;
};
