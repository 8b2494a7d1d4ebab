import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import type { Cents } from '@stagedoor/contract/money';
import type { Auction, PlacedBid } from '@stagedoor/contract/schemas/auction';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { useNeedLogin } from '../../../shared/session/need-login.ts';
import { userQuery } from '../../../shared/session/session.ts';
import { buyNow, checksQuery, placeBid } from '../api.ts';
import { type Bid, pendingBid } from '../firstbid/pending-bid.ts';
import { useConfirmPurchase } from './use-confirm-purchase.ts';

const FirstBidModal = lazy(() => import('../firstbid/first-bid-modal.tsx'));

/** What became of a press. */
export type Answer =
  | { kind: 'placed' | 'beaten'; bid: Bid }
  | { kind: 'changed' | 'behind' | 'gone' | 'over' | 'lost' };

type Given = { auction: Auction; keep: (placed: PlacedBid) => void; reload: () => Promise<unknown> };

const known = { wrongBid: 'behind', auctionEnded: 'over', badInternet: 'lost' } as const;

/** Places a bid, or buys it at once; the first time after the phone and card are checked. */
export const useBid = ({ auction, keep, reload }: Given) => {
  const { idProduct } = auction;
  const needLogin = useNeedLogin();
  const showProblem = useShowProblem();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const confirm = useConfirmPurchase();
  const send = useIdempotent(placeBid);
  const sendPurchase = useIdempotent(buyNow);
  const [answer, setAnswer] = useState<Answer>();
  const [busy, setBusy] = useState(false);
  // Set synchronously: the second click of a double click comes before the next render.
  const isBusy = useRef(false);

  const check = async (bid: Bid, needs: { phone: boolean; card: boolean }, si: string | null) => {
    // Asked for, not taken from the session: a quick press comes before the session knows its user.
    const { idUser } = await cache.ensureQueryData(userQuery);
    const pending = pendingBid(idUser, idProduct);
    const answered = await ask(FirstBidModal, { idProduct, bid, needs, si, onLeave: () => pending.keep(bid) });
    if (answered !== 'ready') return false;
    pending.drop();
    void cache.invalidateQueries(checksQuery);
    return true;
  };

  const place = async (bid: Bid): Promise<void> => {
    const placed = await send({
      idProduct,
      bid: bid.limit ?? bid.amount,
      isMaximum: bid.limit !== null,
      isAnonymous: bid.anonymous,
    });
    keep(placed);
    setAnswer({ kind: placed.viewer.standing === 'leading' ? 'placed' : 'beaten', bid });
  };

  const buy = async (): Promise<void> => {
    keep(await sendPurchase(idProduct));
    await navigate(paths.auctionWinner(auction));
  };

  const act = async (bid: Bid): Promise<void> => {
    try {
      await (bid.buys ? buy() : place(bid));
    } catch (error) {
      const reason = incompleteReasonOf(error);
      if (reason?.kind !== 'bidderUnchecked') throw error;
      if (await check(bid, reason, null)) await act(bid);
    }
  };

  const tellProblem = async ({ buys }: Bid, error: unknown) => {
    if (error instanceof ApiError && Object.hasOwn(known, error.name)) {
      const kind = known[error.name as keyof typeof known];
      setAnswer({ kind: buys && kind === 'behind' ? 'gone' : kind });
      void reload();
    } else await showProblem(error);
  };

  const once = async (bid: Bid, run: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setAnswer(undefined);
    try {
      await run();
    } catch (error) {
      await tellProblem(bid, error);
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };

  return {
    answer,
    busy,
    tell: setAnswer,
    press: (bid: Bid) =>
      once(bid, async () => {
        if (await needLogin()) await act(bid);
      }),
    /** Buys it at once, when the person is sure. */
    buy: (price: Cents) => {
      const purchase: Bid = { amount: price, limit: null, anonymous: false, buys: true };
      return once(purchase, async () => {
        if ((await needLogin()) && (await confirm(price))) await act(purchase);
      });
    },
    /** Goes on with the first bid after its bidder came back from the provider's page for cards. */
    goOn: (bid: Bid, needs: { phone: boolean; card: boolean }, si: string) =>
      once(bid, async () => {
        if (await check(bid, needs, si)) await act(bid);
      }),
  };
};
