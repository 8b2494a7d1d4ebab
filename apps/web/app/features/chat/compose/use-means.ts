import { quote } from '@stagedoor/contract/quote';
import type { MessageOffer } from '@stagedoor/contract/schemas/chat';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { ask } from '../../../shared/dialogs/ask.tsx';
import { useCardChoice } from '../../../shared/money/use-card-choice.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { messageProductQuery, walletQuery } from '../api.ts';
import type { Choice } from './choice.ts';

const PayModal = lazy(() => import('./pay-modal.tsx'));

export type Means = ReturnType<typeof useMeans>;

/** The price of a message of this length, and what pays for it: a pack first, then the wallet, then a card. */
export const useMeans = (offer: MessageOffer | undefined, textLength: number) => {
  const language = useLanguage();
  const idProduct = offer?.idProduct ?? undefined;
  const { data: product } = useQuery({
    ...messageProductQuery(idProduct ?? 0, language),
    enabled: idProduct !== undefined,
  });
  const { data: wallet } = useQuery(walletQuery);
  const [chosen, setChosen] = useState<Choice>();
  const choice = useCardChoice(chosen?.card ?? '', true);
  const [variation] = product?.variations ?? [];
  const price =
    product && variation
      ? quote({
          type: 'MSG',
          variation,
          textLength,
          quantity: 1,
          express: false,
          charityPercent: product.charity?.percent ?? 0,
          fees: product.fees,
        })
      : undefined;
  const left = offer?.left ?? 0;
  const available = wallet?.available ?? 0;
  const canWallet = price !== undefined && available >= price.total;
  const can: Record<Choice['way'], boolean> = { pack: left > 0, wallet: canWallet, card: true };
  const usual: Choice['way'] = can.pack ? 'pack' : can.wallet ? 'wallet' : 'card';
  const way = chosen && can[chosen.way] ? chosen.way : usual;
  const choose = async () => {
    const picked = await ask(PayModal, { left, wallet: canWallet ? available : 0, way, card: chosen?.card ?? '' });
    if (picked) setChosen(picked);
  };
  return { price, charity: product?.charity ?? null, left, way, choice, choose };
};
