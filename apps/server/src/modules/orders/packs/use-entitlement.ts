import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';

/** What a pack holds: messages, or the seconds of its minutes. */
export const channels = ['messages', 'seconds'] as const;
export type Channel = (typeof channels)[number];
export type Use = { idUser: number; idTalent: number; kind: Channel; units: number };

/** Uses prepaid messages or minutes, from the packs that expire first; all of them or, with 1070, none. Returns the packs. */
export const useEntitlement =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, { idUser, idTalent, kind, units }: Use): Promise<number[]> => {
    const packs = await tx
      .selectFrom('entitlement')
      .innerJoin('orders', 'orders.id', 'entitlement.id_order')
      .select(['id_order', 'left'])
      .where('id_user', '=', idUser)
      .where('entitlement.id_talent', '=', idTalent)
      .where('kind', '=', kind)
      .where('left', '>', 0)
      .where('valid_until', '>', clock.now())
      .where('state', '=', 'completed')
      .orderBy('valid_until')
      .orderBy('id_order')
      .forUpdate('entitlement')
      .execute();
    const used: number[] = [];
    let open = units;
    for (const { id_order: idOrder, left } of packs) {
      const taken = Math.min(left, open);
      open -= taken;
      if (taken === 0) break;
      used.push(idOrder);
      await tx
        .updateTable('entitlement')
        .set({ left: left - taken })
        .where('id_order', '=', idOrder)
        .execute();
    }
    if (open > 0) fail('noMessagesLeft');
    return used;
  };
