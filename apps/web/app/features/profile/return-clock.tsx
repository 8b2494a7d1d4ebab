import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { AvailabilityIndicator } from '../../ui/display/availability-indicator.tsx';
import { Countdown } from '../../ui/display/countdown.tsx';
import styles from './return-clock.module.css';

/** When an absent talent returns: as a date and as the remaining time. */
export const ReturnClock = ({ until }: { until: string }) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { now } = useShell();
  const end = new Date(until);
  return (
    <div className={styles.clock}>
      <AvailabilityIndicator lit={false}>
        {t('away', { date: fullDate(end, new Date(now), language) })}
      </AvailabilityIndicator>
      <Countdown until={end} serverNow={now} language={language} label={t('backIn')} />
    </div>
  );
};
