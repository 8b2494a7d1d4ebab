import { fail } from '@stagedoor/contract/errors';
import type { Tx } from '../../../platform/database/database.ts';
import { lockAuction, type Offer } from '../end/offers.repo.ts';

type Own = { idUser: number; idProduct: number };

/** The caller’s own latest win, offer or purchase, locked after its auction. Others look missing. */
export const lockOwnOffer = async (tx: Tx, { idUser, idProduct }: Own): Promise<Offer> => {
  await lockAuction(tx, idProduct);
  const own = await tx
    .selectFrom('auction_offer')
    .selectAll()
    .where('id_product', '=', idProduct)
    .where('id_user', '=', idUser)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return own ?? fail('pageNotFound');
};

export type Unpaid = Offer & { id_order: number };

/** The same while it is still to be paid. */
export const requireUnpaid = async (tx: Tx, own: Own, now: Date): Promise<Unpaid> => {
  const { id_order, ...offer } = await lockOwnOffer(tx, own);
  if (offer.state !== 'open' || now >= offer.pay_by || id_order === null)
    return fail('incompleteRequest', { reason: { kind: 'notPossibleNow' } });
  return { ...offer, id_order };
};
