import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { forgiveUnpaidWin } from '../../access/index.ts';
import { recordStaffAction } from '../../staff/index.ts';
import type { Deps } from '../deps.ts';
import { lockStrikesOf } from '../end/strike.ts';
import { tellForgiven } from '../notify/tell.ts';

/** It no longer counts; what forbids to bid and to buy are the strikes that are left. Forgiven twice, it is forgiven once. */
export const forgiveStrike =
  (deps: Deps) =>
  async (tx: Tx, idStaff: number, idStrike: number): Promise<void> => {
    const strike = await lockStrike(tx, idStrike);
    if (!strike) return fail('pageNotFound');
    if (strike.forgiven_at !== null) return;
    const at = deps.clock.now();
    const { id_user: idUser } = strike;
    await tx
      .updateTable('auction_strike')
      .set({ forgiven_at: at, id_forgiver: idStaff })
      .where('id', '=', idStrike)
      .execute();
    await forgiveUnpaidWin(tx, deps.live, { idUser, blockedUntil: await blockedUntil(tx, idUser, at) });
    await recordStaffAction(tx, {
      idStaff,
      action: 'auction.strikeForgiven',
      subject: `user ${idUser}`,
      detail: { idStrike },
      at,
    });
    await tellForgiven(tx, deps, strike);
  };

const lockStrike = async (tx: Tx, idStrike: number) => {
  const found = await tx.selectFrom('auction_strike').select('id_user').where('id', '=', idStrike).executeTakeFirst();
  if (!found) return undefined;
  await lockStrikesOf(tx, found.id_user);
  return tx
    .selectFrom('auction_strike as s')
    .innerJoin('auction_offer as o', 'o.id', 's.id_offer')
    .innerJoin('auction as a', 'a.id_product', 'o.id_product')
    .select(['s.id', 's.id_user', 's.forgiven_at', 'o.id_product', 'a.id_owner'])
    .where('s.id', '=', idStrike)
    .executeTakeFirst();
};

/** Until when the strikes that are left forbid it: null for ever, undefined when none does any more. */
const blockedUntil = async (tx: Tx, idUser: number, now: Date): Promise<Date | null | undefined> => {
  const left = await tx
    .selectFrom('auction_strike')
    .select('until')
    .where('id_user', '=', idUser)
    .where('forgiven_at', 'is', null)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('until', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  return left?.until;
};
