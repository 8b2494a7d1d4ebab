import { ApiError, incompleteReasonOf } from '@stagedoor/contract/errors';
import type { Auction, PlacedBid } from '@stagedoor/contract/schemas/auction';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useRef, useState } from 'react';
import { useIdempotent } from '../../../shared/api/use-idempotent.ts';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useShowProblem } from '../../../shared/feedback/use-show-problem.ts';
import { useNeedLogin } from '../../../shared/session/need-login.ts';
import { userQuery } from '../../../shared/session/session.ts';
import { checksQuery, placeBid } from '../api.ts';
import { type Bid, pendingBid } from '../firstbid/pending-bid.ts';

const FirstBidModal = lazy(() => import('../firstbid/first-bid-modal.tsx'));

/** What became of a press. */
export type Answer = { kind: 'placed' | 'beaten'; bid: Bid } | { kind: 'changed' | 'behind' | 'over' | 'lost' };

type Given = { auction: Auction; keep: (placed: PlacedBid) => void; reload: () => Promise<unknown> };

const known = { wrongBid: 'behind', auctionEnded: 'over', badInternet: 'lost' } as const;

/** Places a bid; the first one after its bidder's phone and card are checked. */
export const useBid = ({ auction: { idProduct }, keep, reload }: Given) => {
  const needLogin = useNeedLogin();
  const showProblem = useShowProblem();
  const cache = useQueryClient();
  const send = useIdempotent(placeBid);
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
    try {
      const placed = await send({
        idProduct,
        bid: bid.limit ?? bid.amount,
        isMaximum: bid.limit !== null,
        isAnonymous: bid.anonymous,
      });
      keep(placed);
      setAnswer({ kind: placed.viewer.standing === 'leading' ? 'placed' : 'beaten', bid });
    } catch (error) {
      const reason = incompleteReasonOf(error);
      if (reason?.kind !== 'bidderUnchecked') throw error;
      if (await check(bid, reason, null)) await place(bid);
    }
  };

  const tellProblem = async (error: unknown) => {
    if (error instanceof ApiError && Object.hasOwn(known, error.name)) {
      setAnswer({ kind: known[error.name as keyof typeof known] });
      void reload();
    } else await showProblem(error);
  };

  const once = async (act: () => Promise<void>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setAnswer(undefined);
    try {
      await act();
    } catch (error) {
      await tellProblem(error);
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
      once(async () => {
        if (await needLogin()) await place(bid);
      }),
    /** Goes on with the first bid after its bidder came back from the provider's page for cards. */
    goOn: (bid: Bid, needs: { phone: boolean; card: boolean }, si: string) =>
      once(async () => {
        if (await check(bid, needs, si)) await place(bid);
      }),
  };
};
