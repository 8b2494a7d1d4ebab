import { auctionLimits } from '@stagedoor/contract/auction-limits';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { cardName } from '../../../shared/money/kept-cards.ts';
import { checksQuery } from '../api.ts';
import styles from '../bid/bid-box.module.css';

/** When the card is charged, and how the last minutes go. */
export const Terms = ({ signed }: { signed: boolean }) => {
  const { t } = useTranslation('auction');
  const { data } = useQuery({ ...checksQuery, enabled: signed });
  return (
    <p className={styles.foot}>
      <IconCreditCard aria-hidden="true" />
      <span>
        {data?.card ? t('bid.card', cardName(data.card)) : t('bid.onlyIfWon')}{' '}
        {t('bid.softClose', { minutes: auctionLimits.softCloseMinutes })}
      </span>
    </p>
  );
};
