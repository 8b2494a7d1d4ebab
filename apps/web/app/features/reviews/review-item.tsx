import type { Scores } from '@stagedoor/contract/schemas/score';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useLanguage, useShell } from '../../shared/pages/shell-data.ts';
import { fullDate } from '../../shared/time/dates.ts';
import { Stars } from '../../ui/display/stars.tsx';
import { ReportReview } from './report-review.tsx';
import styles from './reviews.module.css';

type Props = { item: Scores['items'][number]; talent: string };

export const ReviewItem = ({ item, talent }: Props) => {
  const { t } = useTranslation('reviews');
  const language = useLanguage();
  const { now } = useShell();
  const { score, text, reply, fanName, productName, created } = item;
  return (
    <li className={styles.item}>
      <Stars score={score} label={t('stars', { count: score })} />
      {text && <blockquote className={styles.quote}>{text}</blockquote>}
      <p className={styles.who}>
        {t('about', { name: fanName, product: productName })},{' '}
        <time dateTime={created}>{fullDate(new Date(created), new Date(now), language)}</time>
      </p>
      {reply !== null && (
        <div className={styles.reply}>
          <strong>{t('reply', { name: talent })}</strong>
          <p>{reply}</p>
        </div>
      )}
      <ReportReview item={item} />
    </li>
  );
};
