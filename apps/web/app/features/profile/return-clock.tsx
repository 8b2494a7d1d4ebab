import { fullDate } from '../../shared/dates.ts';
import { useLanguage, useShell } from '../../shared/shell-data.ts';
import { useTranslation } from '../../shared/texts/use-translation.ts';
import { Countdown } from '../../ui/countdown.tsx';
import { Lamp } from '../../ui/lamp.tsx';
import styles from './return-clock.module.css';

/** Somebody who is away says until when: as a date and as the time left. */
export const ReturnClock = ({ until }: { until: string }) => {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  const { now } = useShell();
  const end = new Date(until);
  return (
    <div className={styles.clock}>
      <Lamp lit={false}>{t('away', { date: fullDate(end, new Date(now), language) })}</Lamp>
      <Countdown until={end} serverNow={now} language={language} label={t('backIn')} />
    </div>
  );
};
