import { ApiError } from '@stagedoor/contract/errors';
import { cents, zero } from '@stagedoor/contract/money';
import type { payWinBody } from '@stagedoor/contract/schemas/auction';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import type { Deps } from '../deps.ts';
import { winPath } from '../end/offer-win.ts';
import { changeOffer } from '../end/offers.repo.ts';
import { refusePayment } from './refuse-payment.ts';
import { requireUnpaid, type Unpaid } from './wins.repo.ts';

type Body = z.output<typeof payWinBody>;
type Paying = { result: string; si: string | null };

/** Pays a win or an offer. `result`: where the caller continues paying, or `success`. */
export const payWin =
  (deps: Deps) =>
  async (tx: Tx, idUser: number, body: Body): Promise<Paying> => {
    try {
      return await pay(tx, deps, idUser, body);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refusePayment({ name: error.name, reason: error.reason, cause: error });
    }
  };

const pay = async (tx: Tx, deps: Deps, idUser: number, body: Body): Promise<Paying> => {
  const offer = await requireUnpaid(tx, { idUser, idProduct: body.idProduct }, deps.clock.now());
  const { idOrder, result, si } = await request(tx, deps, offer, body);
  // A saved card is charged without its owner, who waits on the page of the win.
  const id_charge = body.idCard === undefined ? null : si;
  await changeOffer(tx, offer, { id_order: idOrder, id_charge });
  return { result, si };
};

const request = async (tx: Tx, deps: Deps, offer: Unpaid, body: Body) => {
  const { idProduct, idCard, keepCard = false, fromWallet = zero, language } = body;
  const card = idCard === undefined ? ({ kind: 'page', keep: keepCard } as const) : ({ kind: 'kept', idCard } as const);
  const auction = await tx
    .selectFrom('auction')
    .select(['id_product', 'id_owner', 'sells'])
    .where('id_product', '=', idProduct)
    .executeTakeFirstOrThrow();
  const back = { cancelPath: winPath(auction), successPath: winPath(auction) };
  const { id_order: idOrder, id_user: idUser, pay_by: payBy, amount } = offer;
  if (fromWallet === 0)
    return {
      idOrder,
      ...(await deps.orders.payAgain(tx, { idOrder, card, offSession: false, expiresAt: payBy, ...back })),
    };
  // What comes from the wallet is part of an order from its beginning.
  await deps.orders.abandon(tx, idOrder);
  return deps.orders.place(tx, {
    placedBy: 'system',
    idUser,
    idProduct,
    fields: {},
    agreed: cents(amount),
    sells: auction.sells,
    fromWallet,
    card,
    language,
    payBy,
    ...back,
  });
};
