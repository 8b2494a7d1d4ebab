import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { checksQuery } from '../api.ts';
import { type Bid, pendingBid } from '../firstbid/pending-bid.ts';
import type { useBid } from './use-bid.ts';

/** After a card check: goes on with the bid that it was made for. */
export const useReturn = (idProduct: number, goOn: ReturnType<typeof useBid>['goOn']) => {
  const cache = useQueryClient();
  const { user } = useSession();
  const [query] = useSearchParams();
  const si = query.get('card');
  const idUser = user?.idUser;
  const start = useEffectEvent(async (bid: Bid, checked: string) => {
    const checks = await cache.fetchQuery(checksQuery);
    // Not by the router: a navigation would close the dialog.
    history.replaceState(history.state, '', paths.auction(idProduct));
    await goOn(bid, { phone: checks.phone === null, card: checks.card === null }, checked);
  });
  useEffect(() => {
    if (si === null || idUser === undefined) return;
    const pending = pendingBid(idUser, idProduct);
    const bid = pending.read();
    pending.drop();
    if (bid?.amount !== undefined)
      void start(
        { amount: bid.amount, limit: bid.limit ?? null, anonymous: bid.anonymous === true, buys: bid.buys === true },
        si,
      );
  }, [si, idUser, idProduct]);
};
