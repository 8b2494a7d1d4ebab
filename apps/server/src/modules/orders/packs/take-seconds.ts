import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

type Asked = { idUser: number; idTalent: number; atMost: number };

/** Takes seconds from the pack that expires first, as many as it has, or refuses with 1070. */
export const takeSeconds =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, { idUser, idTalent, atMost }: Asked): Promise<{ idPack: number; seconds: number }> => {
    const pack = await tx
      .selectFrom('entitlement')
      .innerJoin('orders', 'orders.id', 'entitlement.id_order')
      .select(['id_order as idPack', 'left'])
      .where('id_user', '=', idUser)
      .where('entitlement.id_talent', '=', idTalent)
      .where('kind', '=', 'seconds')
      .where('left', '>', 0)
      .where('valid_until', '>', clock.now())
      .where('state', '=', 'completed')
      .orderBy('valid_until')
      .orderBy('id_order')
      .limit(1)
      .forUpdate('entitlement')
      .executeTakeFirst();
    if (!pack) return fail('noMessagesLeft');
    const seconds = Math.min(pack.left, atMost);
    await tx
      .updateTable('entitlement')
      .set({ left: pack.left - seconds })
      .where('id_order', '=', pack.idPack)
      .execute();
    return { idPack: pack.idPack, seconds };
  };
