import type { AuctionCard as Card } from '@stagedoor/contract/schemas/auction';
import { Link } from 'react-router';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Price } from '../../../shared/money/price.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../../shared/time/dates.ts';
import { useServerNow } from '../../../shared/time/use-server-now.ts';
import { Countdown } from '../../../ui/display/countdown.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import styles from './auction-card.module.css';

const sizes = '(max-width: 600px) 100vw, (max-width: 1024px) 50vw, 25rem';

type Props = { auction: Card; eager?: boolean };

export const AuctionCard = ({ auction, eager = false }: Props) => {
  const { t } = useTranslation('auctions');
  const { idProduct, name, ownerName, imageLink, currentBet, finalBet, startingBet, phase, outcome, bids, charity } =
    auction;
  const price = finalBet ?? currentBet;
  const label =
    price === null ? 'starting' : phase === 'inProgress' ? 'leading' : outcome === 'unsold' ? 'unsold' : 'final';
  return (
    <li className={styles.card} data-live={phase === 'inProgress'}>
      <Link to={paths.auction(idProduct)} prefetch="intent">
        <span className={styles.picture}>
          {imageLink && <Picture base={imageLink} alt="" sizes={sizes} eager={eager} />}
        </span>
        <span className={styles.words}>
          <span className={styles.owner}>{ownerName}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.foot}>
            <span>
              <span className={styles.label}>{t(label)}</span>
              <span className={styles.price}>
                <Price amount={price ?? startingBet} />
              </span>
              <span className={styles.label}>{bids > 0 ? t('bids', { count: bids }) : t('noBids')}</span>
            </span>
            <Time auction={auction} />
          </span>
          {charity && <span className={styles.charity}>{t('charity', { percent: charity.percent })}</span>}
        </span>
      </Link>
    </li>
  );
};

const Time = ({ auction: { phase, startDate, endDate } }: Props) => {
  const { t } = useTranslation('auctions');
  const language = useLanguage();
  const now = useServerNow();
  const until = phase === 'inProgress' ? endDate : phase === 'notStarted' ? startDate : null;
  if (until === null)
    return <span className={styles.label}>{t('ended', { date: dayAndTimeUtc(new Date(endDate), language) })}</span>;
  return (
    <span className={styles.time}>
      <Countdown
        until={new Date(until)}
        serverNow={now}
        language={language}
        label={t(phase === 'inProgress' ? 'endsIn' : 'startsIn')}
        stacked
        over={t('ending')}
      />
    </span>
  );
};
