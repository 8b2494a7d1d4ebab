import { useTranslation } from 'react-i18next';
import { fullDate } from '../../shared/dates.ts';
import { useLanguage, useShell } from '../../shared/shell-data.ts';
import { Countdown } from '../../ui/countdown.tsx';
import styles from './return-clock.module.css';

/** Time left, the date, and nothing that hurries anyone. */
export const ReturnClock = ({ until }: { until: string }) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { now } = useShell();
  const end = new Date(until);
  return (
    <p className={styles.clock}>
      <span>{t('away', { date: fullDate(end, new Date(now), language) })}</span>
      <Countdown until={end} serverNow={now} language={language} label={t('backIn')} />
    </p>
  );
};
