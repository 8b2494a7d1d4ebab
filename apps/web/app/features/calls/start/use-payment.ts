import type { Cents } from '@stagedoor/contract/money';
import { zero } from '@stagedoor/contract/money';
import type { CallPayment } from '@stagedoor/contract/schemas/call';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCardChoice } from '../../../shared/money/use-card-choice.ts';
import { walletQuery } from '../api.ts';

type Way = CallPayment['by'];
export type Payment = ReturnType<typeof usePayment>;

/** What sets the minutes aside: a pack first, then the wallet if it covers them, then a card. */
export const usePayment = (total: Cents, packSeconds: number) => {
  const { data: wallet } = useQuery(walletQuery);
  const [chosen, setChosen] = useState<{ way: Way; card: string }>();
  const [keepCard, setKeepCard] = useState(false);
  const cards = useCardChoice(chosen?.card ?? '', true);
  const available = wallet?.available ?? zero;
  const can: Record<Way, boolean> = { pack: packSeconds > 0, wallet: available >= total, card: true };
  const usual: Way = can.pack ? 'pack' : can.wallet ? 'wallet' : 'card';
  const way = chosen && can[chosen.way] ? chosen.way : usual;
  const payment: CallPayment = {
    by: way,
    total: way === 'pack' ? zero : total,
    ...(way === 'card' && (cards.chosen ? { idCard: cards.chosen.idCard } : keepCard && { keepCard })),
  };
  return {
    way,
    can,
    available,
    cards,
    payment,
    keepCard,
    setKeepCard,
    choose: setChosen,
    isReady: wallet !== undefined,
  };
};
