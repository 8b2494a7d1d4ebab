import type { OwnProduct } from '@stagedoor/contract/schemas/product';
import { placeTimeInWords } from '@stagedoor/messages/place-time';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { useServerOffset } from '../../../shared/time/server-clock.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Part } from '../form/part.tsx';
import styles from './event-dates.module.css';
import { useDateQuestions } from './use-date-questions.ts';

type Variation = OwnProduct['variations'][number];
type EventDate = Variation & { startsAt: string };

const isDate = (variation: Variation): variation is EventDate => variation.startsAt !== null;

/** The dates of an event or a tour; upcoming ones can be moved or cancelled. */
export const EventDates = ({ product, onChanged }: { product: OwnProduct; onChanged: () => void }) => {
  const { t } = useTranslation('studio');
  const now = Date.now() + useServerOffset();
  const dates = product.variations
    .filter(isDate)
    .filter(({ startsAt, cancelled }) => cancelled || Date.parse(startsAt) > now);
  if (dates.length === 0) return null;
  return (
    <div className={styles.room}>
      <Part title={t('dates.title')} lead={t('dates.lead')}>
        <ul className={styles.dates}>
          {dates.map((date) => (
            <DateRow key={date.id} date={date} timeZone={product.timeZone} onChanged={onChanged} />
          ))}
        </ul>
      </Part>
    </div>
  );
};

type RowProps = { date: EventDate; timeZone: string; onChanged: () => void };

const DateRow = ({ date, timeZone, onChanged }: RowProps) => {
  const { t } = useTranslation('studio');
  const when = placeTimeInWords(new Date(date.startsAt), timeZone, useLanguage());
  const sold = (date.total ?? 0) - (date.stock ?? 0);
  const { move, cancel } = useDateQuestions({ idVariation: date.id, timeZone, when, sold, onChanged });
  return (
    <li className={styles.date}>
      <span className={styles.when}>
        <strong>{when}</strong>
        {date.cancelled ? (
          <Badge kind="stop">{t('dates.cancelled')}</Badge>
        ) : (
          <span>{t('dates.sold', { count: sold })}</span>
        )}
      </span>
      {!date.cancelled && (
        <span className={styles.actions}>
          <Button size="small" aria-label={`${t('dates.move')}: ${when}`} onClick={() => void move()}>
            {t('dates.move')}
          </Button>
          <Button size="small" look="quiet" aria-label={`${t('dates.cancel')}: ${when}`} onClick={() => void cancel()}>
            {t('dates.cancel')}
          </Button>
        </span>
      )}
    </li>
  );
};
