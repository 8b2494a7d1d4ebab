import type { ProductType } from '@stagedoor/contract/product-types';
import { auctionedType } from '@stagedoor/contract/schemas/auction';
import type { Tx } from '../../../platform/database/database.ts';
import { chargeFailed, mayBeOf, orderPaid, orderUnpaid } from '../../orders/index.ts';
import { endHold, isPurchase } from '../buy/end-hold.ts';
import type { Deps } from '../deps.ts';
import { tellSold, tellUnpaid } from '../notify/tell.ts';
import { lookLater } from './look-later.ts';
import { changeAuction, changeOffer, isOfAuction, lockByOrder } from './offers.repo.ts';
import { tellScreens } from './tell-screens.ts';

type OfOrder = { idOrder: number };

/** What the payment of a win leads to. */
export const followOrders = (deps: Deps) => {
  const { outbox } = deps;
  outbox.on(orderPaid, accept(deps));
  outbox.on(chargeFailed, waitForWinner(deps));
  outbox.on(orderUnpaid, passOn(deps));
};

/** Paid: sold. Paid after it was passed on or given up, or by another order than the win's: refunded. */
const accept =
  (deps: Deps) =>
  async (tx: Tx, paid: OfOrder & { type?: ProductType | undefined }): Promise<void> => {
    if (!mayBeOf(auctionedType.options, paid)) return;
    const { idOrder } = paid;
    const found = await lockByOrder(tx, idOrder);
    if (!found) {
      // On a card page that was still open when the winner paid from the wallet instead.
      if (await isOfAuction(tx, idOrder)) await deps.orders.returnUnwanted(tx, idOrder);
      return;
    }
    if (found.offer.state === 'paid') return;
    const { auction, offer } = found;
    const at = deps.clock.now();
    const isWaiting = isPurchase(offer) ? auction.state === 'open' : auction.state === 'settling';
    const isWanted = isWaiting && offer.state === 'open';
    if (!isWanted) return deps.orders.returnUnwanted(tx, idOrder);
    await changeOffer(tx, offer, { state: 'paid', id_charge: null, closed_at: at });
    await changeAuction(tx, auction.id_product, { state: 'sold', closed_at: auction.closed_at ?? at });
    await tellSold(tx, deps, auction, offer);
    await tellScreens(tx, deps, auction.id_product, offer.id_user);
  };

/** The saved card was refused: the winner has until `pay_by` to pay otherwise, and what was to be bought at once is up again. */
const waitForWinner =
  (deps: Deps) =>
  async (tx: Tx, { idOrder, si }: OfOrder & { si: string }): Promise<void> => {
    const found = await lockByOrder(tx, idOrder);
    if (!found || found.offer.id_charge !== si || found.offer.state === 'paid') return;
    if (isPurchase(found.offer)) return endHold(tx, deps, found.auction, found.offer);
    await changeOffer(tx, found.offer, { id_charge: null });
    await tellUnpaid(tx, deps, found.auction, found.offer, 0);
    await tellScreens(tx, deps, found.auction.id_product, found.offer.id_user);
  };

const passOn =
  (deps: Deps) =>
  async (tx: Tx, { idOrder }: OfOrder): Promise<void> => {
    const found = await lockByOrder(tx, idOrder);
    if (found && isPurchase(found.offer) && found.offer.state === 'open')
      return endHold(tx, deps, found.auction, found.offer);
    if (found?.auction.state === 'settling') await lookLater(tx, deps, found.auction.id_product, deps.clock.now());
  };
