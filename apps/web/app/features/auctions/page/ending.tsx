import { auctionLimits } from '@stagedoor/contract/auction-limits';
import type { Auction } from '@stagedoor/contract/schemas/auction';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTimeUtc } from '../../../shared/time/dates.ts';
import { minute } from '../../../shared/time/durations.ts';
import { useServerNow } from '../../../shared/time/use-server-now.ts';
import { Countdown } from '../../../ui/display/countdown.tsx';
import styles from './board.module.css';

/** How long it takes until it starts or ends, on the server's clock, and until when at the latest. */
export const Ending = ({ auction }: { auction: Auction }) => {
  const { t } = useTranslation('auctions');
  const { t: page } = useTranslation('auction');
  const language = useLanguage();
  const now = useServerNow();
  const { phase, startDate, endDate, plannedEnd } = auction;
  const latest = new Date(Date.parse(plannedEnd) + auctionLimits.softCloseMostMinutes * minute);
  const date = (at: string) => dayAndTimeUtc(new Date(at), language);
  if (phase === 'notStarted')
    return (
      <div className={styles.clock}>
        <Countdown
          until={new Date(startDate)}
          serverNow={now}
          language={language}
          label={t('startsIn')}
          stacked
          over={t('ending')}
        />
        <p className={styles.small}>{t('starts', { date: date(startDate) })}</p>
      </div>
    );
  if (phase !== 'inProgress') return <p className={styles.small}>{t('ended', { date: date(endDate) })}</p>;
  return (
    <div className={styles.clock}>
      <Countdown
        until={new Date(endDate)}
        serverNow={now}
        language={language}
        label={t('endsIn')}
        stacked
        over={t('ending')}
      />
      <p className={`${styles.small} ${styles.extended}`}>
        {page('board.ends', { date: date(endDate) })}
        {endDate !== plannedEnd && (
          <>
            <br />
            {page('board.extended', { time: dayAndTimeUtc(latest, language) })}
          </>
        )}
      </p>
    </div>
  );
};
