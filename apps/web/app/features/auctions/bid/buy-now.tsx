import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useDollars } from '../../../shared/money/use-dollars.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useReady } from '../../../ui/fields/form.tsx';
import styles from './bid-box.module.css';
import type { useBid } from './use-bid.ts';

type Props = { auction: Auction; bidding: ReturnType<typeof useBid> };

/** Until somebody bids. */
export const BuyNow = ({ auction: { buyNowPrice }, bidding }: Props) => {
  const { t } = useTranslation('auction');
  const dollars = useDollars();
  const ready = useReady();
  if (buyNowPrice === null) return null;
  return (
    <div className={styles.buy}>
      <Button size="large" wide inactive={!ready} busy={bidding.busy} onClick={() => void bidding.buy(buyNowPrice)}>
        {t('buy.button', { sum: dollars(buyNowPrice) })}
      </Button>
      <p className={styles.hint}>{t('buy.hint')}</p>
    </div>
  );
};
