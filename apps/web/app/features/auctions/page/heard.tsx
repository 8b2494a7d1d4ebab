import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import text from '../../../ui/theme/text.module.css';
import { useBidderName } from '../bids/use-bidder-name.ts';
import { useHeard } from './use-heard.ts';

/** Tells screen readers what moved, politely and not too often. */
export const Heard = ({ auction }: { auction: Auction }) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const nameOf = useBidderName();
  const { sentence, say } = useHeard();
  const before = useRef(auction);
  const tell = useEffectEvent((now: Auction) => {
    const last = before.current;
    before.current = now;
    const { phase, currentBet, leader, viewer } = now;
    if (last.phase !== phase && phase === 'ended')
      return say(t(viewer?.standing === 'won' ? 'heard.won' : 'heard.ended'));
    if (now.isBeingBought && !last.isBeingBought && viewer?.standing !== 'buying') return say(t('standing.held'));
    if (currentBet === null || !leader || last.currentBet === currentBet) return;
    const sum = dollars(currentBet);
    if (viewer?.standing === 'leading') return say(t('heard.you', { sum }));
    const isOutbid = last.viewer?.standing === 'leading' && viewer?.standing === 'outbid';
    return say(isOutbid ? t('heard.outbid', { sum }) : t('heard.leader', { name: nameOf(leader), sum }));
  });
  useEffect(() => tell(auction), [auction]);
  return (
    <p className={text.hidden} aria-live="polite" data-testid="heard">
      {sentence}
    </p>
  );
};
