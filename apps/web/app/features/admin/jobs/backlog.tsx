import type { JobsOverview } from '@stagedoor/contract/schemas/job';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useLanguage } from '../../../shared/pages/shell-data.ts';
import { dayAndTime } from '../../../shared/time/dates.ts';
import { PriceLine, PriceLines } from '../../../ui/display/price-lines.tsx';
import { Row, RowGroup, Rows } from '../../../ui/layout/row.tsx';
import styles from './jobs.module.css';

/** Domain events that are not handled yet. */
export const Backlog = ({ backlog }: Pick<JobsOverview, 'backlog'>) => {
  const { t } = useTranslation('books');
  const language = useLanguage();
  const { waiting, failing, oldest, failures } = backlog;
  return (
    <RowGroup title={t('jobs.backlog')} lead={t('jobs.backlogLead')}>
      <div className={styles.figures}>
        <PriceLines>
          <PriceLine name={t('jobs.facts')}>{waiting}</PriceLine>
          <PriceLine name={t('jobs.failing')}>{failing}</PriceLine>
          <PriceLine name={t('jobs.oldestUnhandled')}>
            {oldest ? <time dateTime={oldest}>{dayAndTime(new Date(oldest), language)}</time> : t('jobs.none')}
          </PriceLine>
        </PriceLines>
      </div>
      <Rows>
        {failures.map(({ id, type, attempts, error, nextTry }) => (
          <Row
            key={id}
            name={t('jobs.fact', { type, id })}
            more={t('jobs.factMore', { count: attempts, date: dayAndTime(new Date(nextTry), language), error })}
          />
        ))}
      </Rows>
    </RowGroup>
  );
};
