import type { OrderDetail } from '@stagedoor/contract/schemas/order';
import { Link } from 'react-router';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { useDollars } from '../../shared/money/use-dollars.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../shared/time/dates.ts';
import text from '../../ui/theme/text.module.css';
import { type LogLine, logOf } from './log-lines.ts';
import styles from './order-log.module.css';
import view from './order-view.module.css';

/** The history with the money movements; those of the reader's wallet link to it. */
export const OrderLog = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('orders');
  return (
    <section className={view.part} aria-labelledby="log">
      <h2 id="log">{t('log.title')}</h2>
      <ol className={styles.log}>
        {[...logOf(order).entries()].map(([place, line]) => (
          <Line key={place} line={line} />
        ))}
      </ol>
    </section>
  );
};

const Line = ({ line: { at, words, reason, amount, transaction } }: { line: LogLine }) => {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const dollars = useDollars();
  const sum = amount !== undefined && dollars(amount);
  return (
    <li>
      <time dateTime={at}>{dayAndTime(new Date(at), language)}</time>
      <span>{t(`log.${words}`, { reason: reason ?? '' })}</span>
      {sum && (
        <span className={styles.sum}>
          {transaction ? (
            <Link to={paths.transaction(transaction)} className={text.link} aria-label={t('log.entries', { sum })}>
              {sum}
            </Link>
          ) : (
            sum
          )}
        </span>
      )}
    </li>
  );
};
