import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import styles from './bid-box.module.css';
import { BidForm } from './bid-form.tsx';
import { BuyNow } from './buy-now.tsx';
import type { useBid } from './use-bid.ts';

type Props = { auction: Auction; bidding: ReturnType<typeof useBid> };

/** The form, or why its reader cannot bid. */
export const BidBox = ({ auction, bidding }: Props) => {
  const { t } = useTranslation('auction');
  const { phase, viewer, nextBet } = auction;
  if (phase !== 'inProgress' || viewer?.bar === 'own') return null;
  if (viewer?.bar === 'blocked') return <p className={styles.answer}>{t('bid.closed')}</p>;
  if (viewer?.bar) return <p className={styles.answer}>{t('bid.blocked')}</p>;
  if (nextBet === null) return null;
  return (
    <>
      <BidForm auction={auction} lowest={nextBet} bidding={bidding} />
      <BuyNow auction={auction} bidding={bidding} />
    </>
  );
};
