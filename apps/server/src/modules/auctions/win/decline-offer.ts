import { fail } from '@stagedoor/contract/errors';
import type { Deps } from '../deps.ts';
import { lookLater } from '../end/look-later.ts';
import { changeOffer } from '../end/offers.repo.ts';
import { tellScreens } from '../end/tell-screens.ts';
import { requireUnpaid } from './wins.repo.ts';

type Own = { idUser: number; idProduct: number };

/** Declines a win that was passed on, without blame. Who bid highest has won, and cannot. */
export const declineOffer =
  ({ database, clock, ...deps }: Deps) =>
  (own: Own): Promise<void> =>
    database.inTransaction(async (tx) => {
      const now = clock.now();
      const offer = await requireUnpaid(tx, own, now);
      if (offer.place <= 1) return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
      await deps.orders.abandon(tx, offer.id_order);
      await changeOffer(tx, offer, { state: 'declined', closed_at: now });
      await tellScreens(tx, deps, own.idProduct, own.idUser);
      await lookLater(tx, deps, own.idProduct, now);
    });
