import { fail } from '@stagedoor/contract/errors';
import type { Deps } from './deps.ts';
import { giftKinds } from './gifts.kinds.ts';
import { paidGifts } from './gifts.repo.ts';

/** Thanks the giver. A second time changes nothing. */
export const thankForGift =
  ({ database, clock, notify }: Pick<Deps, 'database' | 'clock' | 'notify'>) =>
  (idTalent: number, idOrder: number): Promise<void> =>
    database.inTransaction(async (tx) => {
      const gift = await paidGifts(tx)
        .where('orders.id', '=', idOrder)
        .where('id_talent', '=', idTalent)
        .executeTakeFirst();
      if (!gift) return fail('pageNotFound');
      const thanked = await tx
        .insertInto('gift_thanks')
        .values({ id_order: idOrder, thanked_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id_order')
        .executeTakeFirst();
      if (!thanked) return;
      await notify(tx, giftKinds.thanked, {
        idUser: gift.id_buyer,
        idPartner: idTalent,
        eventKey: `thanks ${idOrder}`,
        subject: { type: 'order', id: idOrder },
        amount: gift.total,
      });
    });
